// Installs what a folder's package-lock.json says, unless it is there. It has no dependencies: nothing is installed before it.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @param {string} folder
 * @returns {boolean} whether all of it is there
 */
export function installPackages(folder) {
  const lock = join(folder, 'package-lock.json')
  const stamp = join(folder, 'node_modules/.switchboard-lock')
  const digest = createHash('sha256').update(readFileSync(lock)).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return true
  if (!areInstalled(folder)) {
    console.log('Installing packages …')
    const npm = process.env.npm_execpath
    const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []]
    // A run inside npm sees its parent's settings; the install must see the person's own.
    const run = spawnSync(command, [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: 'inherit',
      shell: !npm && process.platform === 'win32',
    })
    if (run.status !== 0) return false
  }
  writeFileSync(stamp, digest)
  return true
}

// npm writes down what it installed when all of it is there. Somebody may have run `npm ci` before us: CI does.
function areInstalled(folder) {
  const installed = join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(installed)) return false
  const [expected, present] = [join(folder, 'package-lock.json'), installed].map((path) => packagesIn(path))
  const extra = [...present.keys()].filter((path) => !expected.has(path))
  const unlike = [...expected].filter(([path, text]) => present.has(path) && present.get(path) !== text)
  // Optional ones are those for other systems.
  const missing = [...expected].filter(([path, text]) => !present.has(path) && !JSON.parse(text).optional)
  return [...extra, ...unlike, ...missing].length === 0
}

function packagesIn(path) {
  const { '': root, ...packages } = JSON.parse(readFileSync(path, 'utf8')).packages
  return new Map(Object.entries(packages).map(([path, entry]) => [path, JSON.stringify(entry)]))
}
