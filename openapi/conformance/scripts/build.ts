// Writes dist/: the checker in one file, with the packages it is made of, and the contract beside it.
import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build } from 'esbuild'

const home = join(import.meta.dirname, '..')
const dist = join(home, 'dist')
rmSync(dist, { recursive: true, force: true })
mkdirSync(dist)
await build({
  entryPoints: [
    join(home, 'src/main.ts'),
    join(home, 'src/signed-result.ts'),
    join(home, 'src/responses.ts'),
  ],
  outdir: dist,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  conditions: ['@switchboard/source'],
  define: { CONTRACT_FOLDER: '"./"' },
  // Packages of the older kind ask for `require`.
  banner: {
    js: "import { createRequire as requireFor } from 'node:module'\nconst require = requireFor(import.meta.url)",
  },
  logLevel: 'warning',
})
const { resolve } = createRequire(import.meta.url)
for (const name of ['portal.json', 'problems.json'])
  copyFileSync(resolve(`@switchboard/contract/${name}`), join(dist, name))
