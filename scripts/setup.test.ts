import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

type Packages = Readonly<Record<string, object>>

const clone = { root: '' }
const file = (path: string) => join(clone.root, path)

const locked: Packages = {
  '': { name: 'clone' },
  'node_modules/fast': { version: '1.0.0', integrity: 'sha512-fast' },
  'node_modules/fast-for-another-machine': { version: '1.0.0', optional: true, os: ['aix'] },
}
const installed: Packages = { 'node_modules/fast': { version: '1.0.0', integrity: 'sha512-fast' } }

beforeEach(() => {
  clone.root = mkdtempSync(join(tmpdir(), 'setup-'))
  mkdirSync(file('scripts'))
  for (const script of ['setup.mjs', 'install-packages.mjs', 'chromium.mjs'])
    copyFileSync(join(import.meta.dirname, script), file(`scripts/${script}`))
  writeFileSync(file('package-lock.json'), JSON.stringify({ packages: locked }))
  writeFileSync(
    file('npm.cjs'),
    `require('fs').writeFileSync('npm-was-called', process.argv.slice(2).join(' '))`,
  )
  mkdirSync(file('node_modules/.bin'), { recursive: true })
  writeFileSync(file('node_modules/.bin/node'), '#!/bin/sh\n')
  chmodSync(file('node_modules/.bin/node'), 0o755)
})

afterEach(() => rmSync(clone.root, { recursive: true, force: true }))

/** As `npm ci` leaves it. */
const install = (packages: Packages) =>
  writeFileSync(file('node_modules/.package-lock.json'), JSON.stringify({ packages }))

function setUp(): { installs: boolean } {
  rmSync(file('npm-was-called'), { force: true })
  const { status, stderr } = spawnSync(process.execPath, ['scripts/setup.mjs'], {
    cwd: clone.root,
    env: { ...process.env, npm_execpath: file('npm.cjs') },
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return { installs: existsSync(file('npm-was-called')) }
}

test('packages that `npm ci` installed are not installed again', () => {
  install(installed)
  expect(setUp()).toEqual({ installs: false })
})

test('what setup installed is not installed again', () => {
  expect(setUp()).toEqual({ installs: true })
  expect(setUp()).toEqual({ installs: false })
})

test.each<[string, Packages]>([
  ['lacks a package', {}],
  ['has another version', { 'node_modules/fast': { version: '0.9.0', integrity: 'sha512-fast' } }],
  ['has other bytes', { 'node_modules/fast': { version: '1.0.0', integrity: 'sha512-slow' } }],
  ['has a package too many', { ...installed, 'node_modules/old': { version: '1.0.0' } }],
])('a node_modules that %s is installed anew', (_what, packages) => {
  install(packages)
  expect(setUp()).toEqual({ installs: true })
})

test('a changed lock file is installed anew', () => {
  setUp()
  const changed = { ...locked, 'node_modules/new': { version: '1.0.0' } }
  writeFileSync(file('package-lock.json'), JSON.stringify({ packages: changed }))
  expect(setUp()).toEqual({ installs: true })
})

test('a browser that CHROMIUM_PATH names is taken, or missed; no other is installed', () => {
  install(installed)
  mkdirSync(file('bin'))
  writeFileSync(file('bin/apt-get'), '#!/bin/sh\ntouch apt-get-was-called\n')
  writeFileSync(file('bin/chromium'), '')
  for (const name of ['apt-get', 'chromium']) chmodSync(file(`bin/${name}`), 0o755)
  const setUpBrowser = (path: string) =>
    spawnSync(process.execPath, ['scripts/setup.mjs', '--browser'], {
      cwd: clone.root,
      env: { ...process.env, PATH: `${file('bin')}:${process.env.PATH}`, CHROMIUM_PATH: path },
      encoding: 'utf8',
    })
  expect(setUpBrowser(file('bin/chromium'))).toMatchObject({ status: 0, stderr: '' })
  expect(setUpBrowser(file('bin/none'))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('set CHROMIUM_PATH'),
  })
  expect(existsSync(file('apt-get-was-called'))).toBe(false)
})

test.each([
  ['Chromium 150.0.7871.100', 'is older than Chromium'],
  ['Chromium 156.0.8078.79', ''],
  ['Google Chrome 160.0.1.2', ''],
])('%s: what setup says of it', (version, warning) => {
  install(installed)
  writeFileSync(file('chromium'), `#!/bin/sh\necho '${version} built on Debian'\n`)
  chmodSync(file('chromium'), 0o755)
  const { status, stderr } = spawnSync(process.execPath, ['scripts/setup.mjs', '--browser'], {
    cwd: clone.root,
    env: { ...process.env, CHROMIUM_PATH: file('chromium') },
    encoding: 'utf8',
  })
  expect(status).toBe(0)
  expect(stderr).toEqual(warning ? expect.stringContaining(warning) : '')
})
