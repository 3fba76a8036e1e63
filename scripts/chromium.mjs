// Finds a Chromium on this machine, or installs one by the system's own means.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// First the one that never draws a window: tests and measurements have the processor for themselves.
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Path of a Chromium or Chrome executable, or undefined. `CHROMIUM_PATH` wins. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : undefined
  return usualPlaces.find((place) => existsSync(place))
}

/** Tries the Debian packages, as root. Elsewhere a person installs a browser themselves. */
export function installChromium() {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  spawnSync('apt-get', ['update', '-qq'], quiet)
  for (const name of ['chromium-headless-shell', 'chromium']) {
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet)
    if (findChromium()) return
  }
}

/** Flags for a Chromium without a screen, a sandbox (it may run as root) or any traffic of its own. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
