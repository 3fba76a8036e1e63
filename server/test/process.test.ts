// The real process on its own PostgreSQL: what it promises when it, or the database under it, is killed.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { demoPassword } from '../src/seed/seed.ts'
import { repo } from './support/world.ts'

const deadlineMs = 45_000
let folder: string
let running: ChildProcess[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'switchboard-process-'))
  chmodSync(folder, 0o755)
  running = []
})
afterEach(async () => {
  await Promise.all(running.map((child) => stop(child, 'SIGTERM')))
  const pid = databasePid()
  if (pid !== undefined) killQuietly(pid)
  await until('the database is gone', () => databasePid() === undefined || !lives(databasePid() ?? 0))
  rmSync(folder, { recursive: true, force: true })
})

interface Running {
  readonly child: ChildProcess
  readonly url: string
}

async function startProcess(): Promise<Running> {
  const child = spawn(process.execPath, ['--conditions=@switchboard/source', 'server/src/main.ts'], {
    cwd: repo,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', NODE_OPTIONS: '' },
  })
  running.push(child)
  return { child, url: await addressFrom(child) }
}

function addressFrom(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    const read = (text: Buffer) => {
      printed += text
      const address = /runs at (http:\S+)/.exec(printed)?.[1]
      if (address) resolve(address.replace('localhost', '127.0.0.1'))
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${printed}`)))
  })
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

const status = (url: string) =>
  fetch(url).then(
    (answer) => answer.status,
    () => 0,
  )

function databasePid(): number | undefined {
  try {
    return Number(readFileSync(join(folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return undefined
  }
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function killQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended by itself.
  }
}

async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + deadlineMs
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Waited too long until ${what}.`)
    await pause(50)
  }
}

async function call(url: string, path: string, { token, body }: { token?: string; body?: unknown }) {
  const answer = await fetch(`${url}/portal-api${path}`, {
    method: body ? (path.includes('threshold') ? 'PUT' : 'POST') : 'GET',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return (await answer.json()).data
}

const signIn = (url: string) =>
  call(url, '/login', { body: { email: 'jun@example.com', password: demoPassword } })
const setMark = (url: string, token: string, threshold1: string) =>
  call(url, '/api/wallet/threshold', { token, body: { threshold1 } })
const markOf = async (url: string, token: string) =>
  (await call(url, '/api/wallet/threshold', { token })).threshold1

test('what was answered survives a restart, and so does the session', async () => {
  const first = await startProcess()
  const { access_token: token } = await signIn(first.url)
  await setMark(first.url, token, '701')
  await stop(first.child, 'SIGTERM')
  expect(databasePid(), 'the last server out stops the database').toBeUndefined()
  const second = await startProcess()
  expect(await markOf(second.url, token)).toBe('701.00')
})

test('kill -9 of the server: the database lives on, is found again, and nothing answered is lost', async () => {
  const first = await startProcess()
  const { access_token: token } = await signIn(first.url)
  await setMark(first.url, token, '702')
  await stop(first.child, 'SIGKILL')
  const database = databasePid()
  expect(lives(database ?? 0)).toBe(true)
  const second = await startProcess()
  expect(databasePid()).toBe(database)
  expect(await markOf(second.url, token)).toBe('702.00')
})

test('kill -9 of the database: the running server brings it back, with all that was answered', async () => {
  const { url } = await startProcess()
  const { access_token: token } = await signIn(url)
  await setMark(url, token, '703')
  const before = databasePid()
  killQuietly(before ?? 0)
  await until('the server is ready on another database process', async () => {
    const pid = databasePid()
    return pid !== undefined && pid !== before && (await status(`${url}/readyz`)) === 200
  })
  expect(await markOf(url, token)).toBe('703.00')
})

test('two servers that start at once on an empty folder share one database, and the first to leave leaves it running', async () => {
  const [one, two] = await Promise.all([startProcess(), startProcess()])
  const { access_token: token } = await signIn(one.url)
  await setMark(two.url, token, '704')
  await stop(one.child, 'SIGTERM')
  expect(await markOf(two.url, token)).toBe('704.00')
})
