import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, 'tools')
const stamp = join(folder, 'node_modules/.lock')

/** The path of a file of `scripts/tools/node_modules`. The tools are installed when the first of them is needed. */
export function tool(path: string): string {
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    const options = { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' } as const
    const { status } = spawnSync('npm', ['ci', '--loglevel=error'], options)
    if (status !== 0) throw new Error('npm ci failed in scripts/tools; its output above says why.')
    writeFileSync(stamp, wanted)
  }
  return join(folder, 'node_modules', path)
}
