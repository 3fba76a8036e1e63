// Finds a Chromium on this machine, or installs one by the system's own means.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// Draws no window: a page costs it about half the processor time.
const headlessShell = '/usr/bin/chromium-headless-shell'

const usualPlaces = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

// Before, a page that was loaded anew without a network took itself to be online, and a script that failed once was never fetched again.
const oldestChromium = 156

/** Path of a Chromium or Chrome executable, or undefined. `CHROMIUM_PATH` wins. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : undefined
  return usualPlaces.find((place) => existsSync(place))
}

/** As root on Debian: the package of the shell or, where there is neither it nor another browser, that of Chromium. */
export function installChromium() {
  if (process.env.CHROMIUM_PATH || isNewEnough(headlessShell)) return
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return
  console.log('Installing Chromium for the browser tests …')
  // The lists of a machine that was set up long ago know an old one.
  aptGet('update')
  if (aptGet('install', 'chromium-headless-shell') || findChromium()) return
  aptGet('install', 'chromium')
}

/** Warning about a browser that some tests fail in; undefined if there is none. */
export function chromiumWarning() {
  const path = findChromium()
  if (!path || isNewEnough(path)) return
  return `${path} is older than Chromium ${oldestChromium}: some browser tests will fail.`
}

function isNewEnough(path) {
  if (!existsSync(path)) return false
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  const [, major] = / (\d+)\./.exec(stdout ?? '') ?? []
  // Not every Chromium says its version without a window.
  return major === undefined || Number(major) >= oldestChromium
}

/** Answers whether it went well. Where there is no network it fails soon, and quietly if there is a browser already. */
function aptGet(...command) {
  const { status } = spawnSync(
    'apt-get',
    ['-qq', '-y', '--no-install-recommends', '--no-remove', '-o', 'Acquire::http::Timeout=10', ...command],
    {
      stdio: ['ignore', 'ignore', findChromium() ? 'ignore' : 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    },
  )
  return status === 0
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
