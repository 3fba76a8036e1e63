// Makes a fresh clone ready: runs on whatever Node the person has, before anything is installed, so it has no dependencies.
import { execFileSync } from 'node:child_process'
import { chromiumWarning, findChromium, installChromium } from './chromium.mjs'
import { installPackages } from './install-packages.mjs'

const oldestNode = [20, 19]

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return
  stop(`Switchboard needs Node ${oldestNode.join('.')} or newer; this is ${process.versions.node}.`)
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
if (!installPackages('.')) stop('npm ci failed; its output above says why.')
if (process.argv.includes('--browser')) requireChromium()
execFileSync('node_modules/.bin/node', ['--version'], {
  stdio: 'ignore',
  shell: process.platform === 'win32',
})
