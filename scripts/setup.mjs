// Makes a fresh clone ready: runs on whatever Node the person has, before anything is installed, so it has no dependencies.
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { findChromium, installChromium } from './chromium.mjs'

const oldestNode = [20, 19]
const stamp = 'node_modules/.switchboard-lock'

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return
  stop(`Switchboard needs Node ${oldestNode.join('.')} or newer; this is ${process.versions.node}.`)
}

function installPackages() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
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

function requireChromium() {
  if (findChromium()) return
  console.log('Installing Chromium for the browser tests …')
  installChromium()
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
