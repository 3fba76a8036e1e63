// Two servers of a database, of which the standby takes over: plain PostgreSQL with synchronous streaming replication.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, brokenWallets, liftLimits, liveKey, signIn } from '../soak/portal.ts'
import { type Installation, openInstallation, statusOf, until } from './support/process.ts'
import { type DatabaseServer, startPrimary } from './support/standby.ts'
import { ok, startUpstream, type Upstream } from './support/upstream.ts'

const timeout = 120_000
const noApp = mkdtempSync(join(tmpdir(), 'switchboard-no-app-'))

let primary: DatabaseServer
let standby: DatabaseServer
let upstream: Upstream
let installation: Installation
let url: string
let token: string
let key: string
beforeAll(async () => {
  upstream = await startUpstream()
  installation = openInstallation()
  primary = await startPrimary()
  standby = await primary.standby()
  // A call that was answered is on both.
  await primary.query("ALTER SYSTEM SET synchronous_standby_names = 'standby'")
  await primary.query('SELECT pg_reload_conf()')
  const env = {
    DATABASE_URL: severalOf(standby, primary),
    DEMO_DATA: 'true',
    APP_DIR: noApp,
    UPSTREAMS: JSON.stringify({ messaging: upstream.url }),
  }
  ;({ url } = await installation.start(env))
  const client = await connected(primary)
  await liftLimits(client)
  await client.end()
  token = await signIn(url, 'user')
  key = await liveKey(url, token)
}, timeout)
afterAll(async () => {
  await installation.kill()
  await primary.close()
  await standby.close()
  await upstream.close()
  rmSync(noApp, { recursive: true, force: true })
})

const severalOf = (one: DatabaseServer, other: DatabaseServer) =>
  `${one.url.replace(/@([^/]*)/, `@$1,${new URL(other.url).host}`)}?target_session_attrs=read-write`

async function connected(server: DatabaseServer): Promise<pg.Client> {
  const client = new pg.Client(server.url)
  await client.connect()
  return client
}

const call = () =>
  ask('POST', `${url}/gateway/lumina/messaging/v1/messages`, {
    headers: { 'X-API-Key': key },
    body: { to: '+639175550120', text: 'Failover' },
  })
const read = () => ask('GET', `${url}/portal-api/api/wallet/credits`, { token })
const write = () =>
  ask('PUT', `${url}/portal-api/api/wallet/threshold`, {
    token,
    body: { threshold1: '7.00' },
  })

interface Outcome {
  readonly status: number
  readonly headers: Headers
  readonly body: { readonly code?: string }
}

/** Workers that go on until they are told to stop, and all that they were told. */
function load(work: readonly (() => Promise<Outcome>)[]) {
  const answers: Outcome[] = []
  let isOver = false
  const workers = work.map(async (one) => {
    while (!isOver) {
      const answer = await one()
      answers.push(answer)
      if (answer.status !== 200) await pause(20)
    }
  })
  return {
    answers,
    async stop() {
      isOver = true
      await Promise.all(workers)
    },
  }
}

const isRefusal = ({ status, headers }: Outcome) => status === 503 && Number(headers.get('Retry-After')) > 0
const idOf = ({ headers }: Outcome) => `${headers.get('X-Request-Id')}`

interface Booked {
  readonly charges: number
  readonly amount: number
  readonly in_flight: boolean
  readonly logged: boolean
}

/** Rows of each call in the ledger, in flight and in the log, by its request ID. */
async function bookedOf(client: pg.Client, answers: readonly Outcome[]): Promise<Map<string, Booked>> {
  const { rows } = await client.query<Booked & { readonly request_id: string }>(
    `SELECT request_id, count(*)::int AS charges, sum(amount)::int AS amount,
      request_id IN (SELECT request_id FROM calls_in_flight) AS in_flight,
      request_id IN (SELECT request_id FROM api_calls) AS logged
    FROM ledger WHERE request_id = ANY ($1) GROUP BY request_id`,
    [answers.map(idOf)],
  )
  return new Map(rows.map((row) => [row.request_id, row]))
}

test('a primary is killed under load and its standby promoted: 503 meanwhile, no call is lost or charged twice', {
  timeout,
}, async () => {
  // Calls are in every phase when the primary is killed.
  let delay = 0
  upstream.answer = (response, received) => {
    delay = (delay + 7) % 30
    setTimeout(() => ok(response, received), delay)
  }
  const calls = load(Array.from({ length: 12 }, () => call))
  const portal = load([read, read, write])
  await until('calls are answered', () => calls.answers.length > 200)
  await primary.kill()
  await until('calls are refused', () => calls.answers.some(isRefusal))
  await standby.query('SELECT pg_promote()')
  const before = calls.answers.length
  await until(
    'calls go on',
    () => calls.answers.slice(before).filter(({ status }) => status === 200).length > 200,
  )
  await calls.stop()
  await portal.stop()

  const all = [...calls.answers, ...portal.answers]
  const other = all.filter((answer) => answer.status !== 200 && !isRefusal(answer))
  expect(other.map(({ status, body }) => [status, body.code])).toEqual([])
  const client = await connected(standby)
  const successes = calls.answers.filter(({ status }) => status === 200)
  // A response that came without a database is booked when there is one.
  let bookings = await bookedOf(client, calls.answers)
  await until('all that was answered is booked', async () => {
    bookings = await bookedOf(client, calls.answers)
    return successes.every((answer) => bookings.get(idOf(answer))?.logged)
  })
  const wrong = successes.filter((answer) => {
    const row = bookings.get(idOf(answer))
    const charged = -Math.round(Number(answer.headers.get('X-Credits-Charged')) * 100)
    return !(row?.charges === 1 && !row.in_flight && row.amount === charged)
  })
  expect(wrong.map(idOf)).toEqual([])
  // Refused, after their price was taken: it is given back once no response can come any more.
  const refusals = calls.answers.filter(isRefusal).map(idOf)
  const paid = refusals.filter((id) => bookings.get(id)?.amount && !bookings.get(id)?.in_flight)
  expect(paid).toEqual([])
  expect(await brokenWallets(client)).toEqual([])
  await client.end()
  expect(await statusOf(`${url}/readyz`)).toBe(200)
})
