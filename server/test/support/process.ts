import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { serverArgs, serverEnv } from '../../../scripts/children.ts'
import { repo } from './world.ts'

const deadlineMs = 45_000

export interface RunningServer {
  readonly child: ChildProcess
  readonly url: string
}

interface StartOptions {
  /** Of another release. */
  readonly tree?: string
  /** Told before the server answers, or without that it ever will. */
  readonly onSpawn?: (child: ChildProcess) => void
  /** A program that becomes the server, such as one that enters another network. */
  readonly through?: readonly string[]
}

/** Real server processes on one PostgreSQL of their own, in a folder that goes with them. */
export interface Installation {
  readonly folder: string
  start(env?: Readonly<Record<string, string>>, options?: StartOptions): Promise<RunningServer>
  /** The process number of the database, when there is one. */
  databasePid(): number | undefined
  /** Leaves the folder to those that are started next. */
  stopServers(): Promise<void>
  close(): Promise<void>
  /** Ends what a test that failed may have left behind; for servers on a database of another. */
  kill(): Promise<void>
}

export function openInstallation(): Installation {
  const folder = mkdtempSync(join(tmpdir(), 'switchboard-process-'))
  chmodSync(folder, 0o755)
  const running: ChildProcess[] = []

  function databasePid(): number | undefined {
    try {
      return Number(readFileSync(join(folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0])
    } catch {
      return undefined
    }
  }

  const stopAll = (signal: NodeJS.Signals) =>
    Promise.all(running.splice(0).map((child) => stop(child, signal))).then(() => {})

  return {
    folder,
    databasePid,
    stopServers: () => stopAll('SIGTERM'),
    async start(env = {}, { tree = repo, onSpawn, through = [] } = {}) {
      const [program = '', ...args] = [...through, process.execPath, '--conditions=@switchboard/source']
      const child = spawn(program, [...args, ...serverArgs], {
        cwd: tree,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...serverEnv,
          ...process.env,
          PORT: '0',
          DATA_DIR: folder,
          LOG_LEVEL: 'silent',
          NODE_OPTIONS: '',
          ...env,
        },
      })
      running.push(child)
      onSpawn?.(child)
      return { child, url: await addressFrom(child) }
    },
    async close() {
      await stopAll('SIGTERM')
      const pid = databasePid()
      if (pid !== undefined) killQuietly(pid)
      await until('the database is gone', () => !lives(databasePid() ?? 0))
      rmSync(folder, { recursive: true, force: true })
    },
    async kill() {
      await stopAll('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
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

export async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

export function lives(pid: number): boolean {
  if (pid === 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

export function killQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended by itself.
  }
}

export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  within = deadlineMs,
): Promise<void> {
  const end = Date.now() + within
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Waited too long until ${what}.`)
    await pause(50)
  }
}

/** 0 when nobody answers. */
export const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    (response) => response.status,
    () => 0,
  )
