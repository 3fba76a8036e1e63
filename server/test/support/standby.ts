import { appendFileSync, chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { baseBackup } from '../../src/platform/backup/base-backup.ts'
import { keepOwner } from '../../src/platform/backup/copy-folder.ts'
import { findBinaries } from '../../src/platform/db/embedded/binaries.ts'
import { type Cluster, openCluster } from '../../src/platform/db/embedded/cluster.ts'
import { killQuietly, lives, until } from './process.ts'

/** One PostgreSQL in a folder of its own. */
export interface DatabaseServer {
  readonly url: string
  /** As its superuser, on a connection of its own. */
  query(statement: string): Promise<pg.QueryResult>
  /** To the postmaster and all its processes, as when a machine stands still, or comes back. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void
  /** The postmaster is killed; the others end when they see it. */
  kill(): Promise<void>
  start(): Promise<void>
  /** A standby that streams what this one writes. */
  standby(): Promise<DatabaseServer>
  close(): Promise<void>
}

const settings = `
fsync = off
full_page_writes = off
autovacuum = off
wal_keep_size = '1GB'
wal_receiver_status_interval = 1
wal_retrieve_retry_interval = '200ms'
`

/** A primary that tests may kill: the one that they share is not theirs. */
export async function startPrimary(): Promise<DatabaseServer> {
  const folder = newFolder()
  const cluster = await openCluster(folder, await findBinaries())
  appendFileSync(join(folder, 'data/postgresql.auto.conf'), settings)
  return serverIn(folder, cluster)
}

/** A standby of the PostgreSQL in a folder, which is running. */
export async function startStandby({
  url,
  folder,
}: {
  readonly url: string
  readonly folder: string
}): Promise<DatabaseServer> {
  const target = newFolder()
  const data = join(folder, 'data')
  await keepOwner(folder, target)
  await baseBackup({ url, data, target: join(target, 'data') })
  copyFileSync(join(folder, 'password'), join(target, 'password'))
  const { hostname, port, username, password } = new URL(url)
  const primary = `host=${hostname} port=${port} user=${username} password=${password} application_name=standby`
  appendFileSync(
    join(target, 'data/postgresql.auto.conf'),
    `primary_conninfo = '${primary}'\nsynchronous_standby_names = ''\n`,
  )
  const signalFile = join(target, 'data/standby.signal')
  await writeFile(signalFile, '')
  await keepOwner(join(data, 'PG_VERSION'), signalFile)
  return serverIn(target, await openCluster(target, await findBinaries()))
}

async function serverIn(folder: string, cluster: Cluster): Promise<DatabaseServer> {
  await cluster.start()
  const data = join(folder, 'data')
  const postmaster = () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  const kill = async () => {
    const pids = processesOf(postmaster())
    killQuietly(postmaster())
    for (const pid of pids) continueQuietly(pid)
    await until('the database server is gone', () => !pids.some(lives))
  }

  async function query(statement: string): Promise<pg.QueryResult> {
    const client = new pg.Client(cluster.url)
    await client.connect()
    try {
      return await client.query(statement)
    } finally {
      await client.end()
    }
  }

  return {
    url: cluster.url,
    query,
    kill,
    start: cluster.start,
    signal(signal) {
      for (const pid of processesOf(postmaster())) process.kill(pid, signal)
    },
    standby: () => startStandby({ url: cluster.url, folder }),
    async close() {
      await kill().catch(() => {})
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'switchboard-standby-'))
  // PostgreSQL runs as another user where tests run as root.
  chmodSync(folder, 0o755)
  return folder
}

/** The postmaster and its children, from the table of processes of Linux. */
export function processesOf(postmaster: number): readonly number[] {
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
  return [postmaster, ...children.split(' ').filter(Boolean).map(Number)]
}

function continueQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGCONT')
  } catch {
    // It has ended.
  }
}
