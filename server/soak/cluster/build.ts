import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repo } from '../../test/support/world.ts'
import { layersFor } from './layers.ts'
import { bridge, Machine } from './machine.ts'
import {
  appMachines,
  databaseMachines,
  etcdMachines,
  isInstall,
  operator,
  readPage,
  stepsOf,
} from './page.ts'

const diskMegabytes = 1_500
const shipped = join(repo, 'server/deploy/cluster')

export interface Cluster {
  readonly databases: readonly Machine[]
  readonly apps: readonly Machine[]
  /** Among them those of the apps. */
  readonly etcd: readonly Machine[]
  /** Of the machine that callers, probes and the API behind the gateway are on. */
  readonly address: string
  /** Of the file of that name. */
  readonly secrets: Readonly<Record<string, string>>
  /** Folder with the authority’s certificate, and with those of the machines. */
  readonly tls: string
}

/** On a machine by its address, or on whichever is the primary, by HAProxy. */
export const databaseUrl = ({ secrets, tls }: Cluster, host: string, options = ''): string =>
  `postgres://switchboard:${secrets.SWITCHBOARD_PASSWORD}@${host}/switchboard?sslmode=verify-full&sslrootcert=${tls}/ca.crt${options}`

/** Fresh machines with Debian, and on them every command of docs/cluster.md. */
export async function buildCluster(folder: string, own: string): Promise<Cluster> {
  const steps = stepsOf(readPage())
  const commands = steps.filter((step) => !isInstall(step))
  const cgroups = join(own, 'cgroups')
  mkdirSync(cgroups, { recursive: true })
  execFileSync('mount', ['-t', 'cgroup2', 'cgroup2', cgroups])
  const addresses = new Map(
    readFileSync(join(shipped, 'hosts'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(' ').toReversed() as [string, string]),
  )
  const address = `${addresses.get('db-1')}`.replace(/\d+$/, '1')
  for (const command of [
    'link set lo up',
    `link add ${bridge} type bridge`,
    `addr add ${address}/24 dev ${bridge}`,
    `link set ${bridge} up`,
  ])
    execFileSync('ip', command.split(' '))
  const make = (name: string, isDatabase: boolean) =>
    new Machine({
      name,
      address: `${addresses.get(name)}`,
      layers: layersFor(name, steps, folder),
      folder: own,
      cgroups,
      ...(isDatabase && { diskMegabytes }),
    })
  const databases = databaseMachines.map((name) => make(name, true))
  const etcd = etcdMachines.map((name) => make(name, false))
  const apps = etcd.slice(0, appMachines.length)
  const machines = [...databases, ...etcd]
  const copied = join(own, 'cluster')
  const secrets = fillIn(copied)
  const tls = join(copied, 'tls')
  for (const { machines: names, script } of commands)
    if (names.includes(operator)) execFileSync('sh', ['-euc', script], { cwd: copied, stdio: 'pipe' })
  for (const machine of machines) {
    await machine.boot()
    machine.copy(copied, 'opt/cluster', (path) => path !== tls)
    machine.copy(join(tls, machine.name), 'opt/cluster/tls')
  }
  for (const { machines: names, script } of commands)
    await Promise.all(
      machines.filter(({ name }) => names.includes(name)).map((machine) => machine.run(script)),
    )
  return { databases, apps, etcd, address, secrets, tls }
}

/** The files of the repository with passwords of their own. */
function fillIn(copied: string): Readonly<Record<string, string>> {
  cpSync(shipped, copied, { recursive: true })
  const path = join(copied, 'secrets')
  const filled = readFileSync(path, 'utf8').replace(/REPLACE-ME/g, () => randomBytes(24).toString('hex'))
  writeFileSync(path, filled)
  return Object.fromEntries(
    [...filled.matchAll(/^export (\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  )
}
