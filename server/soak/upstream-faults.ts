import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { listen } from '../../scripts/listen.ts'
import { openInstallation, until } from '../test/support/process.ts'
import { ask, brokenWallets, connect, liftLimits, liveKey, nothingInFlight, signIn } from './portal.ts'

const faults = ['dies', 'answers 500', 'answers 503', 'hangs'] as const
type Fault = (typeof faults)[number]

const callers = 8
/** Of a target that hangs. */
const responseMs = 500
/**
 * Until calls are good again after a fault began: a hanging target is found out by its circuit, and where the other one failed shortly
 * before, its circuit lets a call through after ten seconds.
 */
const maxFailoverMs = 15_000
const path = '/gateway/lumina/messaging/v1/messages/msg_1'

interface UpstreamFaults {
  readonly rounds: number
  readonly faultMs: number
}

/**
 * Two targets behind OAuth, one of which dies, answers with errors or hangs, and comes back, again and again, under load: reads go to the
 * other, no call is charged and unanswered, and one token does for all of them.
 */
export async function upstreamFaults({ rounds, faultMs }: UpstreamFaults): Promise<string> {
  const installation = openInstallation()
  const api = await startTarget()
  const other = await startTarget()
  const tokens = await startTokens()
  try {
    const { url } = await installation.start({ DEMO_DATA: 'true' })
    const client = await connect(installation)
    await liftLimits(client)
    const key = await liveKey(url, await signIn(url, 'user'))
    await setUpstream(url, { targets: [api.url, other.url], tokenUrl: tokens.url })
    // Saving tries the endpoint.
    const tried = tokens.count()
    const load = startLoad(url, key)
    await until('calls are good', () => load.good > 50)
    const failoverMs: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const target = round % 2 === 0 ? api : other
      await target.fail(faults[round % faults.length] as Fault)
      const begun = performance.now()
      // Each caller has a good answer that it asked for after the fault began.
      const { started } = load
      await until('calls are good again', () => load.goodSince(started) >= callers)
      failoverMs.push(performance.now() - begun)
      await pause(faultMs)
      await target.restore()
      await pause(faultMs)
    }
    await load.stop()

    await nothingInFlight(client)
    const charged = await chargedFailures(client, load.failed)
    const broken = await brokenWallets(client)
    await client.end()
    const fetched = tokens.count() - tried
    const slowest = Math.max(...failoverMs)
    const byStatus = JSON.stringify(Object.fromEntries([...load.statuses].sort()))
    const figures = `${rounds} faults: good again after ${Math.round(slowest)} ms at most; by status ${byStatus}, ${load.failed.length} calls failed, ${charged} of them charged; tokens fetched: ${fetched}; ${broken.length} wallets broken`
    const passed = charged === 0 && broken.length === 0 && slowest <= maxFailoverMs && fetched === 1
    if (!passed || load.statuses.has(0)) throw new Error(figures)
    return figures
  } finally {
    await installation.close()
    await Promise.all([api.close(), other.close(), tokens.close()])
  }
}

/** An API that fails as it is told to. */
async function startTarget() {
  let fault: Fault | undefined
  const server = createServer((request, response) => {
    request.resume()
    if (fault === 'hangs') return
    const isKnown = request.headers.authorization === 'Bearer soak'
    const status = fault === 'answers 500' ? 500 : fault === 'answers 503' ? 503 : isKnown ? 200 : 401
    response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}')
  })
  const { url, port, close } = await listen(server)
  return {
    url,
    async fail(next: Fault) {
      fault = next
      if (next === 'dies') await close()
    },
    async restore() {
      if (fault === 'dies') await listen(server, port)
      fault = undefined
    },
    close,
  }
}

async function startTokens() {
  let count = 0
  const server = createServer((request, response) => {
    request.resume()
    count += 1
    response
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify({ access_token: 'soak', token_type: 'Bearer', expires_in: 86_400 }))
  })
  const { url, close } = await listen(server)
  return { url: `${url}/token`, count: () => count, close }
}

interface SetOptions {
  readonly targets: readonly string[]
  readonly tokenUrl: string
}

async function setUpstream(url: string, { targets, tokenUrl }: SetOptions): Promise<void> {
  const body = {
    api: 'messaging',
    version: 'v1',
    environment: 'LIVE',
    targets: targets.map((target) => ({ url: target, weight: 1 })),
    timeouts: { connect_ms: responseMs, response_ms: responseMs, total_ms: 10 * responseMs },
    allow_internal: true,
    credential: { type: 'OAUTH2', token_url: tokenUrl, client_id: 'soak', secret: 'soak-secret' },
  }
  const token = await signIn(url, 'admin')
  const { status } = await ask('PUT', `${url}/portal-api/api/admin/upstreams`, { token, body })
  if (status !== 200) throw new Error(`The upstream couldn’t be set: ${status}`)
}

function startLoad(url: string, key: string) {
  let going = true
  const startOfGood: number[] = []
  const load = {
    started: 0,
    good: 0,
    statuses: new Map<number, number>(),
    /** Request IDs of calls without a good response. */
    failed: [] as string[],
    goodSince: (number: number) => startOfGood.filter((own) => own > number).length,
    async stop() {
      going = false
      await Promise.all(workers)
    },
  }
  const caller = async () => {
    while (going) {
      load.started += 1
      const number = load.started
      const { status, headers } = await ask('GET', `${url}${path}`, { headers: { 'X-API-Key': key } })
      load.statuses.set(status, (load.statuses.get(status) ?? 0) + 1)
      if (status === 200) {
        load.good += 1
        startOfGood.push(number)
      } else load.failed.push(headers.get('X-Request-Id') ?? '')
      await pause(10)
    }
  }
  const workers = Array.from({ length: callers }, caller)
  return load
}

/** Calls that failed, and that the wallet has paid for. */
async function chargedFailures(
  client: Awaited<ReturnType<typeof connect>>,
  requestIds: readonly string[],
): Promise<number> {
  const { rows } = await client.query(
    `SELECT count(*)::int AS calls FROM (
      SELECT request_id FROM ledger WHERE request_id = ANY ($1) GROUP BY request_id HAVING sum(amount) <> 0
    ) AS charged`,
    [requestIds],
  )
  return rows[0].calls
}
