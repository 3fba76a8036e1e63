import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Db, openDb } from '../src/platform/db/client.ts'
import { giveKey } from '../test/support/give-key.ts'
import { type Installation, openInstallation, until } from '../test/support/process.ts'
import { publishMethods } from '../test/support/publish-methods.ts'
import { type Random, seededRandom } from '../test/support/random.ts'
import { sendRaw } from '../test/support/raw-caller.ts'
import { headerOf } from '../test/support/raw-http.ts'
import { type RawUpstream, startRawUpstream } from '../test/support/raw-upstream.ts'
import type { Shape } from '../test/support/shape.ts'
import { shapes } from '../test/support/smuggling-shapes.ts'
import { ask } from './portal.ts'

const address = '/gateway/lumina/messaging/v1/messages'
const subscribers = ['usr_tess8L', 'usr_mara3K', 'usr_jun7Q2', 'usr_paolo0']
const keysEach = 4
const seed = 20_261_121

interface Round {
  readonly url: string
  readonly keys: readonly string[]
  readonly random: Random
  readonly name: string
}

/**
 * Rounds of concurrent customers over the gateway's pooled connections: half of them call correctly, the others write
 * one to three random shapes on a socket, cut anywhere. No response reaches the wrong caller, and the upstream sees
 * no request that the call log lacks.
 */
export async function smuggling(rounds: number): Promise<string> {
  const upstream = await startRawUpstream()
  const installation = openInstallation()
  try {
    const { url } = await installation.start({ UPSTREAMS: JSON.stringify({ messaging: upstream.url }) })
    const db = openDb({ url: databaseOf(installation) })
    await publishMethods(db, ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'])
    const owners = subscribers.flatMap((userId) => Array.from({ length: keysEach }, () => userId))
    const keyRequests = owners.map((userId) => giveKey({ db }, { userId, api: 'messaging', type: 'LIVE' }))
    const keys = (await Promise.all(keyRequests)).map(({ secret }) => secret)
    const random = seededRandom(seed)
    const sums = { requests: 0, shapes: 0 }
    for (let index = 0; index < rounds; index += 1) {
      sums.shapes += await playRound({ url, keys, random, name: `${index}` })
      sums.requests += await checkUpstream(db, upstream, `round ${index} of seed ${seed}`)
      // Many rounds meet the same connections, so that what one leaves there would reach the next.
      if (index % 10 === 9) upstream.forget()
      else for (const { requests } of upstream.connections) requests.length = 0
    }
    await db.destroy()
    return `${rounds} rounds, ${sums.shapes} shapes of ${keys.length} keys: ${sums.requests} requests upstream, each in the call log, each response its caller's`
  } finally {
    await installation.close()
    await upstream.close()
  }
}

function databaseOf({ folder }: Installation): string {
  const read = (name: string) => readFileSync(join(folder, 'postgres', name), 'utf8')
  return `postgres://switchboard:${read('password')}@127.0.0.1:${read('port')}/switchboard`
}

/** Resolves with the number of shapes that were sent. */
async function playRound({ url, keys, random, name }: Round): Promise<number> {
  const counts = await Promise.all(
    keys.map((key, index) => {
      const tag = `${name}-${index}`
      return index % 2 === 0 ? callWell(url, key, tag) : writeShapes(url, { key, tag, random })
    }),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

async function callWell(url: string, key: string, tag: string): Promise<number> {
  for (let index = 0; index < 5; index += 1) {
    const own = `${tag}-${index}`
    const { status, body } = await ask(index % 2 ? 'GET' : 'POST', `${url}${address}`, {
      headers: { 'X-API-Key': key, 'X-Tag': own },
      ...(index % 2 === 0 && { body: { index } }),
    })
    const got = (body as { tag?: string }).tag
    if (status !== 200 || got !== own) throw new Error(`${own} was answered ${status} with what is ${got}'s.`)
  }
  return 0
}

interface WriteOptions {
  readonly key: string
  readonly tag: string
  readonly random: Random
}

async function writeShapes(url: string, { key, tag, random }: WriteOptions): Promise<number> {
  const pick = (): Shape => random.oneOf(shapes)
  const chosen = Array.from({ length: 1 + random.upTo(3) }, pick)
  // A shape that is never answered can only be the last.
  const silent = chosen.findIndex(({ statuses }) => statuses.length === 0)
  const written = silent < 0 ? chosen : chosen.slice(0, silent + 1)
  const text = written.map(({ pieces }) => pieces(key).join('')).join('')
  const bytes = Buffer.from(text.replaceAll('X-Tag: own', `X-Tag: ${tag}`), 'latin1')
  const cuts = Array.from({ length: random.upTo(6) }, () => random.upTo(bytes.length)).toSorted(
    (one, other) => one - other,
  )
  const pieces = [...cuts, bytes.length].map((end, index) => bytes.subarray(cuts[index - 1] ?? 0, end))
  const methods = written.flatMap((shape) => shape.methods)
  const statuses = written.flatMap((shape) => shape.statuses)
  const { responses } = await sendRaw(url, {
    pieces: pieces.filter(({ length }) => length > 0),
    methods,
    responses: Math.max(1, statuses.length),
    // Later responses are ignored; the upstream is checked once the call log has the call.
    deadlineMs: silent < 0 ? 1_000 : 300,
  })
  responses.forEach((response, index) => {
    if (response.status !== 200 || methods[index] === 'HEAD') return
    const text = response.body.toString('latin1')
    const got = text.startsWith('{') ? JSON.parse(text).tag : text
    if (got !== tag)
      throw new Error(
        `${tag} got what is ${got}'s: ${written.map(({ name }) => name).join(' + ')}; statuses ${responses.map(({ status }) => status)}`,
      )
  })
  return written.length
}

async function checkUpstream(db: Db, upstream: RawUpstream, round: string): Promise<number> {
  const faults = upstream.connections.flatMap(({ fault }) => fault ?? [])
  const requests = upstream.requests()
  const ids = requests.map((request) => headerOf(request, 'x-request-id') ?? '')
  const smuggled = requests.filter((request) => headerOf(request, 'x-tag') === 'smuggled')
  if (faults.length + smuggled.length > 0 || new Set(ids).size !== ids.length) {
    throw new Error(
      `The upstream saw what nobody sent in ${round}: ${[...faults, ...smuggled.map(({ start }) => start)]}`,
    )
  }
  await until(`every request of ${round} is in the call log`, async () => {
    const rows = await db
      .selectFrom('api_calls')
      .select('request_id')
      .where('request_id', 'in', ids)
      .execute()
    return rows.length === ids.length
  })
  return requests.length
}
