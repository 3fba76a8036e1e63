// Writes dist/ from src/ with the compiler alone: ES modules and their declarations.
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runScript, sdk } from './run.ts'

const dist = join(sdk, 'dist')
rmSync(dist, { recursive: true, force: true })
runScript('typescript/bin/tsc', ['-p', 'tsconfig.build.json'])
// The command needs Node and the entries above; nothing of it comes into a browser.
runScript('typescript/bin/tsc', ['-p', 'tsconfig.bin.json'])

// The compiler rewrites `./x.ts` to `./x.js` in code, but leaves it in declarations.
for (const file of globSync('**/*.d.ts', { cwd: dist })) {
  const path = join(dist, file)
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, text.replace(/((?:from|import\() ?['"]\.{1,2}\/[^'"]+)\.ts(['"])/g, '$1.js$2'))
}
