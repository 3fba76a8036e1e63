import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { median } from '../../scripts/median.ts'
import { sign, signatureHeader } from '../src/modules/payments/sandbox/events.ts'
import {
  type Installation,
  killQuietly,
  openInstallation,
  type RunningServer,
  statusOf,
  stop,
  until,
} from '../test/support/process.ts'
import { processesOf } from '../test/support/standby.ts'
import { ask, brokenWallets, connect, liftLimits, liveKey, newKey, signIn } from './portal.ts'

const secret = 'a secret of the soak'
const mostMs = 5_000

interface AcknowledgedIds {
  /** References of payments that were answered as started. */
  readonly payments: Set<string>
  /** Those of which the event was answered as taken. */
  readonly settled: Set<string>
  /** Refunds that were answered as begun. */
  readonly refunds: Set<string>
  /** Request ids of gateway calls that were answered. */
  readonly calls: Set<string>
}

interface Kills {
  readonly ofServer: number
  readonly ofDatabase: number
  /** Of the database, while calls that are charged wait for the API. */
  readonly betweenChargeAndBooking: number
}

/**
 * Kills the server, then the database under it, in the middle of payments, refunds and gateway calls, again and again.
 * Afterwards everything acknowledged is there, each payment was credited once, each refund paid once, and every wallet's sums agree.
 */
export async function kills({ ofServer, ofDatabase, betweenChargeAndBooking }: Kills): Promise<string> {
  let onArrival: (() => void) | undefined
  const upstream = createServer((request, response) => {
    request.resume()
    onArrival?.()
    setTimeout(() => response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"ok":true}'), 5)
  })
  await new Promise<void>((done) => upstream.listen(0, '127.0.0.1', done))
  const installation = openInstallation()
  try {
    const { port } = upstream.address() as AddressInfo
    const env = {
      PAYMENT_WEBHOOK_SECRET: secret,
      UPSTREAMS: JSON.stringify({ messaging: `http://127.0.0.1:${port}` }),
    }
    const known: AcknowledgedIds = {
      payments: new Set(),
      settled: new Set(),
      refunds: new Set(),
      calls: new Set(),
    }
    const restarts: number[] = []
    let running = await installation.start(env)
    const token = await signIn(running.url, 'user')
    const apiKey = await liveKey(running.url, token)
    const admin = await signIn(running.url, 'admin')
    const client = await connect(installation)
    await liftLimits(client)
    await client.end()

    for (let kill = 0; kill < ofServer; kill += 1) {
      await underLoad({ running, token, admin, apiKey, known }, () => stop(running.child, 'SIGKILL'))
      const began = performance.now()
      running = await installation.start(env)
      restarts.push(performance.now() - began)
    }
    for (let kill = 0; kill < ofDatabase; kill += 1) {
      await underLoad({ running, token, admin, apiKey, known }, async () =>
        killQuietly(installation.databasePid() ?? 0),
      )
      const began = performance.now()
      await until('the database is back', async () => (await statusOf(`${running.url}/readyz`)) === 200)
      restarts.push(performance.now() - began)
    }
    for (let kill = 0; kill < betweenChargeAndBooking; kill += 1) {
      onArrival = () => {
        onArrival = undefined
        // All of its processes at once: bytes that they have not written yet are lost, as with their machine.
        for (const pid of processesOf(installation.databasePid() ?? 0)) killQuietly(pid)
      }
      await Promise.all([1, 2, 3].map(() => callOnce(running.url, apiKey, known)))
      await until('the database is back', async () => (await statusOf(`${running.url}/readyz`)) === 200)
    }
    return await verdict(installation, known, { restarts, betweenChargeAndBooking })
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${endOfLog(installation)}`)
  } finally {
    await installation.close()
    upstream.close()
  }
}

async function callOnce(url: string, apiKey: string, { calls }: AcknowledgedIds): Promise<void> {
  const { status, headers } = await ask('POST', `${url}/gateway/lumina/messaging/v1/messages`, {
    headers: { 'X-API-Key': apiKey },
    body: { to: '+639175550120', text: 'Soak' },
  })
  const id = headers.get('X-Request-Id')
  if (status === 200 && id) calls.add(id)
  if (status === 0) await pause(5)
}

/** The end of the database's log: its folder is deleted with the installation. */
function endOfLog({ folder }: Installation): string {
  return readFileSync(join(folder, 'postgres/postgres.log'), 'utf8').split('\n').slice(-25).join('\n')
}

interface Load {
  readonly running: RunningServer
  readonly token: string
  readonly admin: string
  readonly apiKey: string
  readonly known: AcknowledgedIds
}

/** Workers call without a pause; the kill comes when they are at it. */
async function underLoad(
  { running: { url }, token, admin, apiKey, known }: Load,
  kill: () => Promise<void>,
): Promise<void> {
  let going = true
  const worker = async (work: () => Promise<void>) => {
    while (going) await work()
  }
  const call = () => callOnce(url, apiKey, known)
  const pay = async () => {
    const started = await ask<'createPayment'>('POST', `${url}/portal-api/api/payment`, {
      token,
      key: newKey(),
      body: { amount: '300.00', payment: 'CARD', source: 'TOPUP', currency: 'PHP', credits: '300.00' },
    })
    if (!started.body.data) return pause(5)
    const { reference_number: reference, transaction_id } = started.body.data
    known.payments.add(reference)
    await choosePaid(url, reference)
    if (!(await tell(url, reference))) return
    known.settled.add(reference)
    const refunded = await ask<'adminRefundPayment'>('POST', `${url}/portal-api/api/admin/payments/refund`, {
      token: admin,
      key: newKey(),
      body: { transaction_id, credits: '100.00', reason: 'Of the soak.' },
    })
    const [refund] = refunded.body.data?.refunds ?? []
    if (refund) known.refunds.add(refund.refund_id)
  }
  const { calls, refunds } = known
  const [called, refunded] = [calls.size, refunds.size]
  const workers = [call, call, call, call, pay, pay].map(worker)
  // The first requests of a new process take longest: a kill before them proves nothing.
  // A refund, too, where payments aren't limited at the moment.
  const end = Date.now() + 2_000
  const isBusy = () => calls.size > called && (refunds.size > refunded || Date.now() > end)
  await until('calls are acknowledged', isBusy)
  await pause(Math.random() * 250)
  await kill()
  going = false
  await Promise.all(workers)
}

/** On the sandbox’s page, without which it has nothing to refund. */
const choosePaid = (url: string, reference: string) =>
  fetch(`${url}/sandbox-pay/${reference}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'choice=pay',
    redirect: 'manual',
  }).catch(() => undefined)

async function tell(url: string, reference: string): Promise<boolean> {
  const event = { id: `evt_${reference}`, type: 'paid', reference, amount: 300_00, currency: 'PHP' }
  const body = Buffer.from(JSON.stringify(event))
  const response = await fetch(`${url}/webhooks/payments`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      [signatureHeader]: sign(body, Buffer.from(secret), new Date()),
    },
    body,
  }).catch(() => undefined)
  return response?.status === 200
}

async function verdict(
  installation: Installation,
  known: AcknowledgedIds,
  {
    restarts,
    betweenChargeAndBooking,
  }: Pick<Kills, 'betweenChargeAndBooking'> & { readonly restarts: readonly number[] },
): Promise<string> {
  const client = await connect(installation)
  const missing = async (statement: string, expected: ReadonlySet<string>) => {
    const { rows } = await client.query(statement)
    const present = new Set(rows.map(({ name }) => name))
    return [...expected].filter((name) => !present.has(name)).length
  }
  // A call that can't be booked in time is answered and booked later.
  const bookedCalls = 'SELECT request_id AS name FROM api_calls'
  await until('all calls are booked', async () => (await missing(bookedCalls, known.calls)) === 0)
  // Jobs of processes that were killed: as after the minutes in which they are taken for running.
  await client.query(`SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by))
    FROM graphile_worker._private_jobs WHERE locked_by IS NOT NULL HAVING count(*) > 0`)
  await client.query('UPDATE graphile_worker._private_jobs SET run_at = now()')
  await until('each refund is decided', async () => {
    const { rows } = await client.query("SELECT FROM refunds WHERE status = 'PENDING'")
    return rows.length === 0
  })
  const lost = {
    payments: await missing('SELECT reference_number AS name FROM payments', known.payments),
    credits: await missing("SELECT reference AS name FROM ledger WHERE kind = 'TOPUP'", known.settled),
    refunds: await missing(
      "SELECT refund_id AS name FROM refunds JOIN sandbox_refunds USING (refund_id) WHERE status = 'REFUNDED'",
      known.refunds,
    ),
    calls: await missing(bookedCalls, known.calls),
    charges: await missing("SELECT reference AS name FROM ledger WHERE kind = 'USAGE'", known.calls),
  }
  const { rows: twice } = await client.query(
    `SELECT reference FROM ledger WHERE kind = 'TOPUP' GROUP BY reference HAVING count(*) > 1
     UNION ALL SELECT reference FROM ledger WHERE kind = 'PAYOUT' GROUP BY reference HAVING count(*) > 1
     UNION ALL SELECT request_id FROM ledger WHERE kind IN ('USAGE', 'REFUND') AND request_id IS NOT NULL
       GROUP BY request_id HAVING -sum(amount) NOT IN (0, -min(amount))`,
  )
  const { rows: late } = await client.query("SELECT FROM ledger WHERE idempotency_key LIKE 'late:%'")
  const broken = await brokenWallets(client)
  await client.end()
  const slowest = Math.max(0, ...restarts)
  const figures = `${restarts.length + betweenChargeAndBooking} kills, ${known.payments.size} payments, ${known.refunds.size} refunds and ${known.calls.size} calls acknowledged; lost ${JSON.stringify(lost)}, ${late.length} charges lost and made again, ${twice.length} done twice, ${broken.length} wallets broken; back in ${Math.round(median(restarts))} ms (median), ${Math.round(slowest)} ms (slowest)`
  const all = Object.values(lost).every((count) => count === 0)
  if (betweenChargeAndBooking > 0 && late.length === 0)
    throw new Error(`No kill has lost a charge: ${figures}`)
  if (!all || twice.length > 0 || broken.length > 0 || slowest > mostMs) throw new Error(figures)
  return figures
}
