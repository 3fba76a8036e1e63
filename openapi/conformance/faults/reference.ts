import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serverEnv } from '../../../scripts/children.ts'
import { listen } from '../../../scripts/listen.ts'

const repo = fileURLToPath(new URL('../../..', import.meta.url))

/** Signs what the payment provider would tell. */
export const webhookSecret = randomUUID()

export interface Reference {
  /** Without a path. */
  readonly origin: string
  /** Prefix of the portal's calls. */
  readonly api: string
  close(): Promise<void>
}

/** The reference server with its demo accounts, on a database of its own, with an API behind its gateway. */
export async function startReference(): Promise<Reference> {
  const folder = mkdtempSync(join(tmpdir(), 'switchboard-conformance-'))
  const noApp = join(folder, 'no-app')
  mkdirSync(noApp)
  chmodSync(folder, 0o755)
  const upstream = await listen(
    createServer((incoming, outgoing) => {
      incoming.resume().on('end', () => {
        outgoing.writeHead(200, { 'Content-Type': 'application/json' }).end('{"messageId":"msg_1"}')
      })
    }),
  )
  const port = await freePort()
  // Without the bounds of its memory: garbage would be collected four times as often, an eighth of what it does.
  const child = spawn(process.execPath, ['--conditions=@switchboard/source', 'server/src/main.ts'], {
    cwd: repo,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...serverEnv,
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      NODE_OPTIONS: '',
      TRUST_PROXY: 'loopback',
      APP_DIR: noApp,
      // Webhooks are made at the host of the backend, which is this machine.
      WEBHOOKS_TO_PRIVATE_ADDRESSES: 'true',
      PAYMENT_WEBHOOK_SECRET: webhookSecret,
      // Every faulty backend has accounts of its own, and one administrator gives all of them their credits in a day.
      SECOND_PERSON_ABOVE: '10000000',
      UPSTREAMS: JSON.stringify({ messaging: upstream.url }),
    },
  })
  const kill = () => child.kill('SIGTERM')
  process.once('exit', kill)
  const close = async () => {
    process.off('exit', kill)
    await stop(child)
    await upstream.close()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await started(child)
  } catch (error) {
    await close()
    throw error
  }
  const origin = `http://127.0.0.1:${port}`
  return { origin, api: `${origin}/portal-api`, close }
}

/** Ctrl+C leaves no server behind. */
export function endOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
}

/** The server names its own address in links, so the port has to be known before it starts. */
async function freePort(): Promise<number> {
  const { port, close } = await listen(createServer())
  await close()
  return port
}

function started(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = ''
    const read = (text: Buffer) => {
      printed += text
      if (/runs at http:\S+/.test(printed)) resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => reject(new Error(`The reference server ended with ${code}:\n${printed}`)))
  })
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
