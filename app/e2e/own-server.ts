// A server beside the one of most tests, with settings and a database of its own.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { ports, urls } from './addresses.ts'

export interface OwnServer {
  /** Where it keeps its data. */
  readonly folder: string
  /** All that it printed. */
  readonly printed: () => string
  stop(): Promise<void>
}

const repo = join(import.meta.dirname, '../..')

/** Seconds, unless a machine is very busy. */
const startMs = 600_000

/** Its texts were written by somebody who wants scripts to run. Nothing of the demo is needed for it. */
export const startHostileServer = (): Promise<OwnServer> =>
  startOwnServer('hostile', {
    DEMO_DATA: 'false',
    CONTENT_DIR: join(import.meta.dirname, 'hostile-content'),
  })

/** Its catalogue holds forty documents with five thousand operations. */
export async function startLargeServer(): Promise<OwnServer> {
  const server = await startOwnServer('large', {})
  try {
    await promisify(execFile)(
      process.execPath,
      ['--conditions=@switchboard/source', 'server/bench/processes/fill-catalogue.ts'],
      { cwd: repo, env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: server.folder } },
    )
  } catch (error) {
    await server.stop()
    throw error
  }
  return server
}

export async function startOwnServer(
  name: 'hostile' | 'outside' | 'large' | 'stripe' | 'paymongo' | 'brand' | 'empty' | 'openid',
  env: Readonly<Record<string, string>>,
): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), `switchboard-${name}-`))
  // The database runs as a user of its own where tests run as root.
  chmodSync(folder, 0o755)
  const server: ChildProcess = spawn(
    process.execPath,
    ['--conditions=@switchboard/source', 'server/src/main.ts'],
    {
      cwd: repo,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        PORT: String(ports[name]),
        DATA_DIR: folder,
        LOG_LEVEL: 'error',
        ...env,
      },
    },
  )
  let text = ''
  server.stdout?.on('data', (chunk) => {
    text += chunk
  })
  const stop = async () => {
    if (server.exitCode === null && server.kill('SIGTERM')) await once(server, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
  const ready = () => fetch(`${urls[name]}/readyz`).then(({ status }) => status, String)
  try {
    await expect.poll(ready, { message: `the ${name} server`, timeout: startMs }).toBe(200)
  } catch (error) {
    await stop()
    throw error
  }
  return { folder, printed: () => text, stop }
}
