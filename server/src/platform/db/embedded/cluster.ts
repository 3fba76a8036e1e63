import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Binaries } from './binaries.ts'

const startSeconds = 60
const answerMs = 15_000
const retryMs = 100
const database = 'switchboard'
const user = 'switchboard'

/** One PostgreSQL in one folder: `data` is its cluster, beside port, password and log. */
export interface Cluster {
  readonly url: string
  isRunning(): Promise<boolean>
  start(): Promise<void>
  stop(): Promise<void>
}

/** Makes the cluster when there is none. A kill in the middle leaves nothing half made: the folder is renamed when whole. */
export async function openCluster(folder: string, { initdb, pg_ctl, runAs }: Binaries): Promise<Cluster> {
  const [data, log] = [join(folder, 'data'), join(folder, 'postgres.log')]
  const password = keptOrMade(join(folder, 'password'), () => randomBytes(24).toString('base64url'))
  const run = (command: string, args: readonly string[]) => runQuietly(command, args, runAs)
  const isUp = async () => (await run(pg_ctl, ['status', '-D', data])) === 0

  if (!existsSync(data)) await initialise()
  const port = await choosePort()
  const url = (name: string) => `postgres://${user}:${password}@127.0.0.1:${port}/${name}`

  async function initialise(): Promise<void> {
    const draft = join(folder, 'data.draft')
    const passwordFile = join(folder, 'password.init')
    rmSync(draft, { recursive: true, force: true })
    requireReachable([initdb, folder], runAs)
    for (const path of [folder, draft]) {
      mkdirSync(path, { recursive: true })
      if (runAs.uid !== undefined && runAs.gid !== undefined) chownSync(path, runAs.uid, runAs.gid)
    }
    writeFileSync(passwordFile, password, { mode: 0o600 })
    if (runAs.uid !== undefined && runAs.gid !== undefined) chownSync(passwordFile, runAs.uid, runAs.gid)
    const options = ['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', `--username=${user}`]
    const code = await run(initdb, ['-D', draft, ...options, `--pwfile=${passwordFile}`])
    rmSync(passwordFile)
    if (code !== 0) throw new Error(`PostgreSQL couldn’t be set up in ${folder} (initdb ended with ${code}).`)
    renameSync(draft, data)
  }

  /** The same port as long as it can be had: another program may have taken it while the database was down. */
  async function choosePort(): Promise<number> {
    const file = join(folder, 'port')
    const port = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
    if (port && ((await isUp()) || (await freePort(port)))) return port
    const fresh = await freePort(0)
    writeFileSync(file, String(fresh), { mode: 0o600 })
    return fresh
  }

  return {
    url: url(database),
    async isRunning() {
      const deadline = Date.now() + answerMs
      // A killed database keeps its process number for a moment, and one that recovers answers a little later.
      while ((await isUp()) && Date.now() < deadline) {
        if (await answers(url('postgres'))) return true
        await pause(retryMs)
      }
      return false
    },
    async start() {
      const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''`
      const code = await run(pg_ctl, [
        'start',
        '-w',
        '-t',
        String(startSeconds),
        '-D',
        data,
        '-l',
        log,
        '-o',
        settings,
      ])
      if (code !== 0) throw new Error(`PostgreSQL didn’t start. The end of ${log}:\n${tail(log)}`)
      await createDatabase(url('postgres'))
    },
    async stop() {
      await run(pg_ctl, ['stop', '-w', '-m', 'fast', '-D', data])
    },
  }
}

/** The `postgres` user may be kept out by a private folder above, such as the home of root. */
function requireReachable(paths: readonly string[], runAs: Binaries['runAs']): void {
  if (runAs.uid === undefined) return
  const closed = paths.find((path) => spawnSync('test', ['-x', path], { cwd: '/', ...runAs }).status !== 0)
  if (!closed) return
  throw new Error(
    `PostgreSQL runs as the user postgres, who can’t access ${closed}. Put the clone, or DATA_DIR, into a folder that other users can enter, start as a user other than root, or set DATABASE_URL.`,
  )
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database])
    if (rowCount === 0) await client.query(`CREATE DATABASE ${database}`)
  } finally {
    await client.end()
  }
}

/** Its own session, so that the database outlives a killed server; no pipes, because it would keep them open. */
function runQuietly(command: string, args: readonly string[], runAs: Binaries['runAs']): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'ignore', detached: true, cwd: '/', ...runAs })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

function keptOrMade(file: string, make: () => string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8')
  const value = make()
  writeFileSync(file, value, { mode: 0o600 })
  return value
}

/** The port if it is free, else 0; any free one for 0. */
function freePort(port: number): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(0))
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

function tail(log: string): string {
  return existsSync(log) ? readFileSync(log, 'utf8').split('\n').slice(-15).join('\n') : '(no log)'
}
