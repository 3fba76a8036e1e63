// Makes a fresh clone ready: runs on whatever Node the person has, before anything is installed, so it has no dependencies.
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { chromiumWarning, findChromium, installChromium } from './chromium.mjs'

const oldestNode = [20, 19]
const stamp = 'node_modules/.switchboard-lock'
const installed = 'node_modules/.package-lock.json'

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return
  stop(`Switchboard needs Node ${oldestNode.join('.')} or newer; this is ${process.versions.node}.`)
}

function installPackages() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  if (areInstalled()) return writeFileSync(stamp, wanted)
  console.log('Installing packages …')
  const npm = process.env.npm_execpath
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []]
  // A run inside npm sees its parent's settings; the install must see the person's own.
  const run = spawnSync(command, [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: !npm && process.platform === 'win32',
  })
  if (run.status !== 0) stop('npm ci failed; its output above says why.')
  writeFileSync(stamp, wanted)
}

// npm writes down what it installed when all of it is there. Somebody may have run `npm ci` before us: CI does.
function areInstalled() {
  if (!existsSync(installed)) return false
  const [wanted, present] = ['package-lock.json', installed].map((path) => packagesIn(path))
  const extra = [...present.keys()].filter((path) => !wanted.has(path))
  const unlike = [...wanted].filter(([path, text]) => present.has(path) && present.get(path) !== text)
  // Optional ones are those for other systems.
  const missing = [...wanted].filter(([path, text]) => !present.has(path) && !JSON.parse(text).optional)
  return [...extra, ...unlike, ...missing].length === 0
}

function packagesIn(path) {
  const { '': root, ...packages } = JSON.parse(readFileSync(path, 'utf8')).packages
  return new Map(Object.entries(packages).map(([path, entry]) => [path, JSON.stringify(entry)]))
}

function requireChromium() {
  installChromium()
  const warning = chromiumWarning()
  if (warning) console.warn(warning)
  if (findChromium()) return
  stop('No Chromium was found or could be installed. Install one and set CHROMIUM_PATH to its executable.')
}

function stop(message) {
  console.error(message)
  process.exit(1)
}

requireNode()
installPackages()
if (process.argv.includes('--browser')) requireChromium()
execFileSync('node_modules/.bin/node', ['--version'], {
  stdio: 'ignore',
  shell: process.platform === 'win32',
})
