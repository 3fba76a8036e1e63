import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { listen } from '../../scripts/listen.ts'
import { makeNextRelease, unpackLastRelease } from '../test/support/last-release.ts'
import {
  type Installation,
  openInstallation,
  type RunningServer,
  statusOf,
  stop,
  until,
} from '../test/support/process.ts'
import { Balancer } from './balancer.ts'
import { ask, brokenWallets, databaseUrl, liveKey, newKey, signIn } from './portal.ts'

const caller = 'usr_jun7Q2'
/** Gets a credit with each write. */
const receiver = 'usr_paolo0'
/** Of each who calls: servers that start have some of the machine, too. */
const thinkMs = 20

interface RollingUpdate {
  /** To the next release, back to the last, and so on. */
  readonly updates: number
  /** How many servers are killed in the midst of each start. */
  readonly kills: number
  /** Calls that each set of servers has to answer. */
  readonly calls: number
  /** An empty one; without, the installation has its own. */
  readonly database?: string
}

/**
 * Servers of the last release and of the next, which is this tree and a column more in every table, on one database, under load: the
 * other one starts beside the one that runs, both answer, and the first ends. No call may fail, and each has its charge.
 */
export async function rollingUpdate({ updates, kills, calls, database }: RollingUpdate): Promise<string> {
  const [last, next] = [unpackLastRelease(), makeNextRelease()]
  const api = createServer((request, response) => {
    request.resume()
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"ok":true}')
  })
  const { url, close } = await listen(api)
  const installation = openInstallation()
  const noApp = mkdtempSync(join(tmpdir(), 'switchboard-no-app-'))
  const env = {
    ...(database !== undefined && { DATABASE_URL: database }),
    DEMO_DATA: 'true',
    APP_DIR: noApp,
    DRAIN_SECONDS: '60',
    SECOND_PERSON_ABOVE: '1000000',
    UPSTREAMS: JSON.stringify({ messaging: url }),
  }
  const start = (from: string) => installation.start(env, { tree: from })
  let load: Load | undefined
  let client: pg.Client | undefined
  try {
    let running = await start(last)
    client = new pg.Client(database ?? databaseUrl(installation))
    client.on('error', () => {})
    await client.connect()
    load = await startLoad(running, client)
    for (let update = 0; update < updates; update += 1) {
      const tree = update % 2 === 0 ? next : last
      for (let kill = 0; kill < kills; kill += 1) await killAtStart(installation, env, tree)
      const other = await start(tree)
      load.balancer.add(other)
      await load.answered(calls)
      await leave(running, load.balancer)
      await load.answered(calls)
      running = other
    }
    const figures = await verdict(client, await load.stop())
    return `${updates} updates, ${kills * updates} starts killed; ${figures}`
  } finally {
    await load?.stop()
    await client?.end()
    await (database === undefined ? installation.close() : installation.kill())
    await close()
    for (const folder of [last, next, noApp]) rmSync(folder, { recursive: true, force: true })
  }
}

/** Behind a proxy that sends it nothing more once it is told to, which is before the server takes no more. */
async function leave(server: RunningServer, balancer: Balancer): Promise<void> {
  server.child.kill('SIGTERM')
  await until(
    'the server says that it is draining',
    async () => (await statusOf(`${server.url}/readyz`)) === 503,
  )
  await balancer.remove(server)
  await stop(server.child, 'SIGTERM')
  if (server.child.exitCode !== 0) throw new Error(`A server ended with ${server.child.exitCode}.`)
}

/** At another moment each time: before it migrates, in the midst, or after. */
async function killAtStart(installation: Installation, env: Readonly<Record<string, string>>, tree: string) {
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  const onSpawn = async (child: RunningServer['child']) => {
    await pause(300 + Math.random() * 2_000)
    await stop(child, 'SIGKILL')
    resolve()
  }
  await Promise.all([installation.start(env, { tree, onSpawn }).catch(() => {}), ended])
}

const addCredits = (url: string, token: string, user_id: string, credits: string) => {
  const body = { user_id, type: 'PAID', credits, description: 'Soak' }
  return ask('POST', `${url}/portal-api/api/admin/add-credits`, { token, key: newKey(), body })
}

interface Counts {
  /** Request IDs of calls that were answered, with what they said they cost. */
  readonly charges: ReadonlyMap<string, number>
  readonly writes: number
  readonly failed: readonly string[]
  readonly before: Balances
}

interface Balances {
  readonly caller: number
  readonly receiver: number
}

async function readBalances(client: pg.Client): Promise<Balances> {
  const { rows } = await client.query('SELECT user_id, balance FROM wallets WHERE user_id IN ($1, $2)', [
    caller,
    receiver,
  ])
  const of = (user: string) => Number(rows.find(({ user_id }) => user_id === user)?.balance)
  return { caller: of(caller), receiver: of(receiver) }
}

interface Load {
  readonly balancer: Balancer
  /** Until so many more calls have been answered. */
  answered(calls: number): Promise<void>
  stop(): Promise<Counts>
}

async function startLoad(first: RunningServer, client: pg.Client): Promise<Load> {
  // Calls are counted, too, against limits that nobody reaches.
  await client.query(`UPDATE plans SET limits = '{"calls_per_second": 100000, "calls_per_day": 1000000}'`)
  const balancer = new Balancer()
  balancer.add(first)
  const admin = await signIn(first.url, 'admin')
  const filled = await addCredits(first.url, admin, caller, '900000.00')
  if (filled.status !== 201) throw new Error(`The wallet could not be filled: ${filled.status}`)
  const token = await signIn(first.url, 'user')
  const apiKey = await liveKey(first.url, token)
  const before = await readBalances(client)
  const charges = new Map<string, number>()
  const failed: string[] = []
  let writes = 0
  let going = true
  const call = async () => {
    const request = { headers: { 'X-API-Key': apiKey }, body: { to: '+639175550120', text: 'Updated' } }
    const { status, headers } = await balancer.send((url) =>
      ask('POST', `${url}/gateway/lumina/messaging/v1/messages`, request),
    )
    if (status === 200)
      charges.set(`${headers.get('X-Request-Id')}`, Number(headers.get('X-Credits-Charged')))
    else failed.push(`call: ${status}`)
    await pause(thinkMs)
  }
  const write = async () => {
    const body = { threshold1: `${500 + (writes % 100)}` }
    const saved = await balancer.send((url) =>
      ask('PUT', `${url}/portal-api/api/wallet/threshold`, { token, key: newKey(), body }),
    )
    const added = await balancer.send((url) => addCredits(url, admin, receiver, '1.00'))
    if (saved.status === 200 && added.status === 201) writes += 1
    else failed.push(`write: ${saved.status}, ${added.status}`)
    await pause(thinkMs)
  }
  const workers = [...Array.from({ length: 8 }, () => call), write].map(async (work) => {
    while (going) await work()
  })
  return {
    balancer,
    answered(calls) {
      const end = charges.size + calls
      return until(`${calls} calls are answered`, () => charges.size >= end || failed.length > 0)
    },
    async stop() {
      going = false
      await Promise.all(workers)
      return { charges, writes, failed, before }
    },
  }
}

async function verdict(client: pg.Client, { charges, writes, failed, before }: Counts): Promise<string> {
  await until('all calls are booked', async () => {
    const { rows } = await client.query('SELECT FROM calls_in_flight')
    return rows.length === 0
  })
  const sum = async (statement: string) => {
    const { rows } = await client.query(statement, [[...charges.keys()]])
    return new Map(rows.map(({ id, count, credits }) => [id, [Number(count), Number(credits)]]))
  }
  const posted = await sum(
    'SELECT request_id AS id, count(*), -sum(amount) AS credits FROM ledger WHERE request_id = ANY ($1) GROUP BY 1',
  )
  const logged = await sum(
    'SELECT request_id AS id, count(*), sum(credits) AS credits FROM api_calls WHERE request_id = ANY ($1) GROUP BY 1',
  )
  const isWrong = ([id, price]: [string, number]) =>
    [posted, logged].some((rows) => `${rows.get(id)}` !== `1,${Math.round(price * 100)}`)
  const wrong = [...charges].filter(isWrong)
  const total = [...charges.values()].reduce((all, price) => all + Math.round(price * 100), 0)
  const balances = await readBalances(client)
  const off =
    Math.abs(before.caller - balances.caller - total) +
    Math.abs(balances.receiver - before.receiver - writes * 100)
  const counts = await client.query('SELECT max(in_all) AS calls FROM limit_counts WHERE user_id = $1', [
    caller,
  ])
  const uncounted = charges.size - Number(counts.rows[0].calls)
  const broken = await brokenWallets(client)
  const figures = `${charges.size} calls and ${writes} writes answered, ${failed.length} failed; ${wrong.length} wrong charges, ${off / 100} credits off, ${uncounted} not counted; ${broken.length} wallets broken`
  const isRight = [failed.length, wrong.length, off, uncounted, broken.length].every((count) => count === 0)
  if (!isRight) throw new Error(`${figures}; ${[...new Set(failed)].join(', ')}`)
  return figures
}
