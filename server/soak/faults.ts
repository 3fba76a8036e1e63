import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { median } from '../../scripts/median.ts'
import { startDatabaseProxy } from '../test/support/database-proxy.ts'
import { openInstallation, type RunningServer, statusOf, until } from '../test/support/process.ts'
import { ask, brokenWallets, connect as connectToDatabase, newKey, signIn } from './portal.ts'

const maxBackMs = 10_000
const graceMs = 2_000
/** Includes the time after the grace for cutting http and jobs, and for closing pools and database. */
const maxStopMs = graceMs + 12_000

interface Faults {
  readonly rounds: number
  /** How long each fault lasts. */
  readonly faultMs: number
}

/**
 * Under load the database goes deaf, then is refused, again and again: answers are good within ten seconds of each fault’s
 * end, none is anything but good or 503, and no wallet is broken. At the end the process is told to stop under all kinds of
 * connections.
 */
export async function faults({ rounds, faultMs }: Faults): Promise<string> {
  const home = openInstallation()
  const installation = openInstallation()
  try {
    // The first server owns the embedded database; the second one is behind the network that fails.
    await home.start()
    const client = await connectToDatabase(home)
    const { host, port, user, password, database } = client
    const proxy = await startDatabaseProxy(`postgres://${user}:${password}@${host}:${port}/${database}`)
    const running = await installation.start({
      DATABASE_URL: proxy.url,
      DEMO_DATA: 'true',
      SHUTDOWN_GRACE_MS: String(graceMs),
    })
    const counts = new Map<number, number>()
    const load = startLoad(running.url, await signIn(running.url, 'user'), counts)
    const backMs: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      await pause(500 + Math.random() * 1_000)
      if (round % 2 === 0) proxy.deafen()
      else await proxy.refuse()
      await pause(faultMs)
      await proxy.restore()
      const began = performance.now()
      await until('it answers again', () => load.isGood())
      backMs.push(performance.now() - began)
    }
    await load.stop()
    const stop = await stopUnderConnections(running)
    const broken = await brokenWallets(client)
    await client.end()
    await proxy.close()

    const unexpected = [...counts.keys()].filter((status) => status >= 500 && status !== 503)
    const slowest = Math.max(...backMs)
    const byStatus = JSON.stringify(Object.fromEntries([...counts].sort()))
    const figures = `${rounds} faults of ${faultMs} ms: good again after ${Math.round(median(backMs))} ms (median), ${Math.round(slowest)} ms (slowest); by status ${byStatus}; ${broken.length} wallets broken; stopped with ${stop.status} after ${Math.round(stop.ms)} ms`
    const passed = unexpected.length === 0 && !counts.has(0) && broken.length === 0 && slowest <= maxBackMs
    if (!passed || stop.status !== 3 || stop.ms > maxStopMs) throw new Error(figures)
    return figures
  } finally {
    await installation.close()
    await home.close()
  }
}

interface Load {
  /** Whether a read and a write that began now are good. */
  isGood(): Promise<boolean>
  stop(): Promise<void>
}

function startLoad(url: string, token: string, counts: Map<number, number>): Load {
  let going = true
  const counted = async (answer: Promise<{ status: number }>) => {
    const { status } = await answer
    counts.set(status, (counts.get(status) ?? 0) + 1)
    return status
  }
  const read = () => counted(ask('GET', `${url}/portal-api/api/wallet/credits`, { token }))
  const pay = () =>
    counted(
      ask('POST', `${url}/portal-api/api/payment`, {
        token,
        key: newKey(),
        body: { amount: '300.00', payment: 'CARD', source: 'TOPUP', currency: 'PHP', credits: '300.00' },
      }),
    )
  const worker = async (work: () => Promise<number>) => {
    while (going) if ((await work()) >= 400) await pause(50)
  }
  const workers = [...Array.from({ length: 20 }, () => read), pay, pay, pay, pay].map(worker)
  return {
    async isGood() {
      const [reading, paying] = await Promise.all([read(), pay()])
      return reading === 200 && paying < 500
    },
    async stop() {
      going = false
      await Promise.all(workers)
    },
  }
}

/** Unused, kept alive, half a request line, half the headers, half a body. */
async function stopUnderConnections({ child, url }: RunningServer) {
  const { hostname, port } = new URL(url)
  const head = 'POST /portal-api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
  const texts = [
    '',
    'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n',
    'GET /heal',
    head,
    `${head}Content-Length: 90\r\n\r\n{`,
  ]
  for (const text of [...texts, ...texts, ...texts]) {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    await new Promise<void>((resolve) => socket.once('connect', resolve))
    socket.write(text)
  }
  await until('it answers', async () => (await statusOf(`${url}/healthz`)) === 200)
  const began = performance.now()
  child.kill('SIGTERM')
  await until('it has ended', () => child.exitCode !== null || child.signalCode !== null)
  return { status: child.exitCode, ms: performance.now() - began }
}
