import { request as httpRequest } from 'node:http'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { giveKey } from './support/give-key.ts'
import { startServer, type TestServer } from './support/server.ts'
import { startUpstream, type Upstream } from './support/upstream.ts'

const userId = 'usr_tess8L'

let server: TestServer
let upstream: Upstream
let key: string
beforeAll(async () => {
  upstream = await startUpstream()
  server = await startServer({ settings: { upstreams: { messaging: upstream.url } } })
  key = (await giveKey(server, { userId, api: 'messaging', type: 'LIVE' })).secret
})
afterAll(async () => {
  await server.close()
  await server.database.close()
  await upstream.close()
})

const wallet = () =>
  server.db.selectFrom('wallets').select('balance').where('user_id', '=', userId).executeTakeFirstOrThrow()
const waiting = async () => {
  const { rows } = await sql`SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(server.db)
  return rows.length
}

test('a caller who leaves while the price is being taken, the body half sent: nothing was asked, nothing is charged', async () => {
  const before = await wallet()
  await server.db.transaction().execute(async (tx) => {
    await tx.selectFrom('wallets').select('balance').where('user_id', '=', userId).forUpdate().execute()
    const request = httpRequest(`${server.url}/gateway/lumina/messaging/v1/messages`, {
      method: 'POST',
      headers: { 'X-API-Key': key, 'Content-Length': '100' },
    })
    request.on('error', () => {})
    request.write('half')
    await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 20_000 })
    const closed = new Promise((resolve) => request.on('close', resolve))
    request.destroy()
    await closed
  })
  const newest = server.db.selectFrom('api_calls').selectAll().where('user_id', '=', userId)
  await vi.waitFor(
    async () => {
      expect(await newest.orderBy('at', 'desc').limit(1).executeTakeFirst()).toMatchObject({
        status: 499,
        error_code: 'caller_gone',
        credits: 0,
        at: server.parts.clock(),
      })
    },
    { timeout: 20_000 },
  )
  expect(await wallet()).toEqual(before)
  expect(upstream.received).toEqual([])
})
