// However much one account has to do at once, and whatever holds it up, others find a connection.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { countWaiting } from './support/all-wait.ts'
import { messages, tess } from './support/gateway.ts'
import { giveKey } from './support/give-key.ts'
import { serverOfFile } from './support/server.ts'
import { upstreamOfFile } from './support/upstream.ts'

const upstream = await upstreamOfFile()
const server = await serverOfFile({ settings: { upstreams: { messaging: upstream.url } } })
const jun = 'usr_jun7Q2'
const token = async (persona: string) => (await server.signIn(persona)).access_token
const mark = (of: string, threshold1 = '600') =>
  server.ask('PUT', '/portal-api/api/wallet/threshold', { token: of, body: { threshold1 } })

/** Begins a flood while its wallet is locked, lets another account call, and answers what became of both. */
async function flood(userId: string, begin: () => readonly Promise<{ readonly status: number }>[]) {
  const others = await token('business')
  const { running, other } = await server.db.transaction().execute(async (tx) => {
    await sql`SELECT FROM wallets WHERE user_id = ${userId} FOR UPDATE`.execute(tx)
    const running = Promise.all(begin())
    await expect.poll(() => countWaiting(server.db)).toBeGreaterThanOrEqual(5)
    const other = [
      await mark(others),
      await server.ask('GET', '/portal-api/api/wallet/credits', { token: others }),
    ]
    return { running, other: other.map(({ status }) => status) }
  })
  return { statuses: (await running).map(({ status }) => status), other }
}

test('200 for another account while thirty writes of one wait for its wallet, and for those when it is free', async () => {
  const own = await token('user')
  const { statuses, other } = await flood(jun, () => Array.from({ length: 30 }, () => mark(own)))
  expect(other).toEqual([200, 200])
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('200 for another account while thirty calls of one wait to be charged', async () => {
  const { secret } = await giveKey(server, { userId: tess, api: 'messaging', type: 'LIVE' })
  const call = () => server.ask('POST', messages, { headers: { 'X-API-Key': secret }, body: {} })
  const { statuses, other } = await flood(tess, () => Array.from({ length: 30 }, call))
  expect(other).toEqual([200, 200])
  expect(new Set(statuses)).toEqual(new Set([200]))
})
