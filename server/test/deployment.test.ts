// Files of server/deploy name what is there: settings, commands, folders.
import { spawnSync } from 'node:child_process'
import { createPrivateKey, X509Certificate } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { serverArgs, serverEnv } from '../../scripts/children.ts'
import { faults } from '../soak/cluster/faults.ts'
import { databaseMachines, etcdMachines, isInstall, readPage, stepsOf } from '../soak/cluster/page.ts'
import { checkSettings } from '../src/platform/settings/checklist.ts'
import { readDeployment } from '../src/platform/settings/deployment.ts'
import { variables } from '../src/platform/settings/variables.ts'
import { repo } from './support/world.ts'

const read = (path: string): string => readFileSync(join(repo, 'server/deploy', path), 'utf8')
const example = parseEnv(read('environment.example')) as Record<string, string>
const unit = read('systemd/switchboard@.service')
const containerfile = read('container/Containerfile')
const { portal, database } = parse(read('container/compose.yaml')).services

const valuesOf = (name: string): readonly string[] =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value)
const secondsIn = (text: string | undefined): number => Number.parseInt(text ?? '', 10)

/** Of the process, besides the server’s own settings. */
const ofProcess = new Set(Object.keys(serverEnv))
const unknownIn = (names: readonly string[]): readonly string[] =>
  names.filter((name) => !(name in variables) && !ofProcess.has(name))

test('the example of an environment starts once each of its placeholders is filled in, and `npm run doctor` lets it into production', () => {
  expect(unknownIn(Object.keys(example))).toEqual([])
  const open = /REPLACE-WITH[A-Z-]*|USER:PASSWORD|PASSWORD/
  const names = Object.keys(example).filter((name) => open.test(example[name] ?? ''))
  expect(names.length).toBeGreaterThan(4)
  for (const name of names) expect(() => readDeployment(example)).toThrow(`\n  ${name}: `)
  const fill = (placeholder: string) => (placeholder.includes(':') ? 'portal:7Pq2kM3x' : '7Pq2kM3x9wQpT2v4')
  const filled = Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, value.replace(open, fill)]),
  )
  const findings = checkSettings(readDeployment(filled))
  expect(findings.filter(({ essential }) => essential)).toEqual([])
})

test('what is made of the examples, and holds secrets, goes into neither git nor the image', () => {
  const secret = [
    'server/deploy/container/environment',
    'server/deploy/container/.env',
    '.env',
    '.env.production',
  ]
  const { stdout } = spawnSync('git', ['check-ignore', ...secret], { cwd: repo, encoding: 'utf8' })
  expect(stdout.trim().split('\n')).toEqual(secret)
  // Docker and Podman both read a file of this name beside the one that they build.
  const ignored = read('container/Containerfile.dockerignore').trim().split('\n')
  expect(ignored).toEqual(
    expect.arrayContaining(['.git', '.data', '**/.env*', 'server/deploy/container/environment']),
  )
})

test('every setting that the unit, the image and the services name is one of the server’s', () => {
  const ofUnit = valuesOf('Environment').flatMap((line) =>
    [...line.matchAll(/(\w+)=/g)].map(([, name = '']) => name),
  )
  const ofImage = [...(/^ENV ((?:.*\\\n)*.*)$/m.exec(containerfile)?.[1] ?? '').matchAll(/(\w+)=/g)]
  expect(ofImage.length).toBeGreaterThan(0)
  expect(
    unknownIn([...ofUnit, ...ofImage.map(([, name = '']) => name), ...Object.keys(portal.environment)]),
  ).toEqual([])
})

test('each starts the server as `npm start` does, with the memory that it is measured with', () => {
  const args = ['--conditions=@switchboard/source', ...serverArgs]
  expect(valuesOf('ExecStart')).toEqual([`/opt/switchboard/node_modules/.bin/node ${args.join(' ')}`])
  const [entry, command] = ['ENTRYPOINT', 'CMD'].map((name) =>
    JSON.parse(new RegExp(`^${name} (.*)$`, 'm').exec(containerfile)?.[1] ?? '[]'),
  )
  expect([...entry, ...command]).toEqual(['node', ...args])
  for (const [name, value] of Object.entries(serverEnv).filter(([name]) => name.startsWith('MALLOC'))) {
    expect(unit).toContain(`${name}=${value}`)
    expect(containerfile).toContain(`${name}=${value}`)
  }
})

test('every file and folder of the repository that they name is there', () => {
  const named = [
    ...[unit, containerfile, read('environment.example'), read('container/compose.yaml')].flatMap((text) =>
      [...text.matchAll(/(?<![\w/.])(?:server|docs|scripts|app|openapi)\/[\w./@-]*[\w]/g)].map(
        ([path]) => path,
      ),
    ),
    portal.build.dockerfile,
  ]
  const builtFolders = new Set(['app/dist'])
  expect(named.length).toBeGreaterThan(6)
  expect(named.filter((path) => !builtFolders.has(path) && !existsSync(join(repo, path)))).toEqual([])
  expect(existsSync(join(repo, 'server/deploy/container', portal.build.context, 'package.json'))).toBe(true)
})

test('a process has the time to end that it asks for, before it is killed', () => {
  const endSeconds = Number(example.DRAIN_SECONDS) + Number(example.SHUTDOWN_GRACE_MS) / 1000 + 20
  expect(secondsIn(valuesOf('TimeoutStopSec')[0])).toBeGreaterThanOrEqual(endSeconds)
  expect(secondsIn(portal.stop_grace_period)).toBeGreaterThanOrEqual(endSeconds)
})

test('images run the versions that the server needs', () => {
  const bases = [...containerfile.matchAll(/^FROM \S+\/node:(\d+)/gm)].map(([, major]) => major)
  const node = JSON.parse(readFileSync(join(repo, 'package.json'), 'utf8')).devDependencies.node
  expect(new Set(bases)).toEqual(new Set([/\d+/.exec(node)?.[0]]))
  expect(Number(/\d+$/.exec(database.image)?.[0])).toBeGreaterThanOrEqual(16)
})

// Without openssl, nobody can make the certificates.
const hasOpenssl = !spawnSync('openssl', ['version']).error
const hasSystemd = !spawnSync('systemd-analyze', ['--version']).error

// Where there is no systemd, its own reading of the unit is left out.
test.skipIf(!hasSystemd)(
  'systemd takes the unit, and finds little that an intruder could reach by it',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'switchboard-units-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const path = join(folder, 'switchboard@8080.service')
    // The installation of the unit isn’t here, so this one stands for it.
    writeFileSync(path, unit.replaceAll('/opt/switchboard', repo))
    const verified = spawnSync('systemd-analyze', ['verify', '--man=no', path], { encoding: 'utf8' })
    expect([verified.status, verified.stderr]).toEqual([0, ''])
    const secured = spawnSync('systemd-analyze', ['security', '--offline=yes', '--threshold=20', path], {
      encoding: 'utf8',
    })
    expect([secured.status, secured.stderr]).toEqual([0, ''])
  },
)

describe('docs/cluster.md and server/deploy/cluster, which `npm run soak cluster` follows,', () => {
  const page = readPage()
  const steps = stepsOf(page)
  const scripts = steps.map(({ script }) => script).join('')

  test('have each machine install and set up what it runs', () => {
    for (const name of [...databaseMachines, ...etcdMachines]) {
      const own = steps.filter(({ machines }) => machines.includes(name))
      expect([name, own.some(isInstall), own.some((step) => !isInstall(step))]).toEqual([name, true, true])
    }
  })

  test('have the same files, machines and secrets', () => {
    const used = new Set(
      [...scripts.matchAll(/(?:\/opt\/cluster\/|^sh )([\w.]+)/gm)].map(([, name = '']) => name),
    )
    // Made by `certificates`.
    expect(used.delete('tls')).toBe(true)
    expect([...used].toSorted()).toEqual(readdirSync(join(repo, 'server/deploy/cluster')).toSorted())
    const machines = read('cluster/hosts').trim().split('\n')
    expect(machines.map((line) => line.split(' ')[1])).toEqual([...databaseMachines, ...etcdMachines])
    const exported = [...read('cluster/secrets').matchAll(/^export (\w+)=/gm)].map(([, name]) => name)
    const texts = [read('cluster/etcd'), read('cluster/patroni.yml'), scripts].join('')
    const named = new Set([...texts.matchAll(/\$([A-Z]\w+)/g)].map(([, name]) => name))
    expect([...named].toSorted()).toEqual(exported.toSorted())
    for (const name of etcdMachines) expect(read('cluster/etcd')).toContain(`${name}=https://${name}:2380`)
    expect(parse(read('cluster/patroni.yml')).etcd3.hosts).toEqual(etcdMachines.map((name) => `${name}:2379`))
    for (const name of databaseMachines)
      expect(read('cluster/haproxy.cfg')).toContain(`server ${name} ${name}:5432 verifyhost ${name}`)
  })

  test.skipIf(!hasOpenssl)('make each machine a certificate of one authority, once', () => {
    const folder = mkdtempSync(join(tmpdir(), 'switchboard-certificates-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    for (const name of ['certificates', 'hosts'])
      copyFileSync(join(repo, 'server/deploy/cluster', name), join(folder, name))
    const [first, second] = [1, 2].map(() => {
      const { status, stderr } = spawnSync('sh', ['certificates'], { cwd: folder, encoding: 'utf8' })
      expect(status, stderr).toBe(0)
      const authority = new X509Certificate(readFileSync(join(folder, 'tls/ca.crt')))
      return read('cluster/hosts')
        .trim()
        .split('\n')
        .map((line) => {
          const [address = '', name = ''] = line.split(' ')
          const own = join(folder, 'tls', name)
          const certificate = new X509Certificate(readFileSync(join(own, 'machine.crt')))
          expect(certificate.verify(authority.publicKey)).toBe(true)
          expect(certificate.ca).toBe(false)
          expect([certificate.checkHost(name), certificate.checkIP(address)]).toEqual([name, address])
          expect(certificate.checkPrivateKey(createPrivateKey(readFileSync(join(own, 'machine.key'))))).toBe(
            true,
          )
          expect(statSync(join(own, 'machine.key')).mode & 0o077).toBe(0)
          return certificate.fingerprint256
        })
    })
    expect(new Set(first).size).toBe(databaseMachines.length + etcdMachines.length)
    expect(second).toEqual(first)
  })

  test('keep to the times that Patroni allows, which adjusts others without a word to callers', () => {
    const { ttl, loop_wait, retry_timeout } = parse(read('cluster/patroni.yml')).bootstrap.dcs
    expect(ttl).toBeGreaterThanOrEqual(20)
    expect(retry_timeout).toBeGreaterThanOrEqual(3)
    expect(loop_wait + 2 * retry_timeout).toBeLessThanOrEqual(ttl)
  })

  test('show results of every fault of the campaign', () => {
    const rows = [...page.matchAll(/^\| (.*?) \| \d+ \| [\d.]+ \|/gm)].map(([, name]) => name)
    expect(rows).toEqual([...faults.map(({ name }) => name), 'all in which the lock has to run out', 'all'])
  })
})
