import { countWaiting } from './support/all-wait.ts'
// One user may have few exports running at once; each is counted until it is over, however it ends.

import { connect } from 'node:net'
import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { logCalls } from './support/call-log.ts'
import { eventually } from './support/eventually.ts'
import { serverOfFile, startServer, type TestServer } from './support/server.ts'
import { openSlowReader, type SlowReader } from './support/slow-reader.ts'

const path = '/portal-api/api/api-usage/user-respose-export?start_date=2026-11-18&end_date=2026-11-19'
const short = '/portal-api/api/transactions/export?start_date=2026-11-18&end_date=2026-11-19'
const server = await serverOfFile({ settings: { maxExportsPerUser: 1 } })
let token: string
const readers: SlowReader[] = []
beforeAll(async () => {
  token = (await server.signIn('lowBalance')).access_token
  await logWideCalls(server)
})
afterEach(() => {
  for (const { socket } of readers.splice(0)) socket.destroy()
})

/** More than the buffers of both ends hold. */
const logWideCalls = ({ db }: TestServer) =>
  logCalls(db, {
    userId: 'usr_tess8L',
    at: '2026-11-19T10:00:00Z',
    count: 15_000,
    stepMicroseconds: 10,
    prefix: 'req_wide',
    path: `/messages/${'x'.repeat(1000)}`,
  })

async function openReader(method: 'GET' | 'HEAD' = 'GET'): Promise<SlowReader> {
  const reader = await openSlowReader({ url: server.url, path, token, method })
  readers.push(reader)
  return reader
}

const askShort = () => server.ask('GET', short, { token })
const waitUntilNextIsTaken = () => eventually(async () => expect((await askShort()).status).toBe(200))

test('429 too_many_requests: one more than may run at once; others and other calls go on', async () => {
  const two = await startServer()
  const url = two.url
  await logWideCalls(two)
  const { access_token } = await two.signIn('lowBalance')
  for (const _ of [1, 2]) readers.push(await openSlowReader({ url, path, token: access_token }))
  expect(readers.map(({ status }) => status)).toEqual([200, 200])

  const third = await two.ask('GET', short, { token: access_token })
  expect([third.status, third.body.code]).toEqual([429, 'too_many_requests'])
  expect(third.body).toMatchObject({ request_id: third.headers.get('X-Request-Id') })
  expect(third.headers.get('Retry-After')).toBe('30')
  expect((await two.ask('GET', '/portal-api/api/api-usage', { token: access_token })).status).toBe(200)
  const other = await two.signIn('user')
  expect((await two.ask('GET', short, { token: other.access_token })).status).toBe(200)
  for (const { socket } of readers) socket.destroy()
  await two.close()
  await two.database.close()
})

test('200: the next one, when one was read to its end', async () => {
  const reader = await openReader()
  expect((await askShort()).status).toBe(429)
  await reader.readOn()
  await waitUntilNextIsTaken()
})

test('200: the next one, when its reader hung up', async () => {
  const reader = await openReader()
  expect((await askShort()).status).toBe(429)
  reader.socket.destroy()
  await waitUntilNextIsTaken()
})

test('200: the next one, when it was refused', async () => {
  for (const _ of [1, 2]) {
    const refused = await server.ask('GET', '/portal-api/api/api-logs-export?service=none', { token })
    expect(refused.status).toBe(404)
  }
  await waitUntilNextIsTaken()
})

test('200: the next one, when it was a HEAD', async () => {
  expect((await openReader('HEAD')).status).toBe(200)
  await waitUntilNextIsTaken()
})

test('200: the next one, when one broke off in the middle', async () => {
  const reader = await openReader()
  expect((await askShort()).status).toBe(429)
  await sql`ALTER TABLE api_calls RENAME TO api_calls_away`.execute(server.db)
  const body = await reader.readOn()
  await sql`ALTER TABLE api_calls_away RENAME TO api_calls`.execute(server.db)
  expect(body.split('\r\n').length).toBeLessThan(15_000)
  await waitUntilNextIsTaken()
})

test.each([
  ['alone', [path]],
  ['behind another response of its connection', ['/portal-api/api/wallet/credits', path]],
])('200: the next one, when its caller left before the first byte, %s', async (_name, paths) => {
  const { port } = new URL(server.url)
  const socket = connect({ host: '127.0.0.1', port: Number(port) })
  socket.on('error', () => {})
  await server.db.transaction().execute(async (tx) => {
    await sql`LOCK TABLE api_call_days, wallets IN ACCESS EXCLUSIVE MODE`.execute(tx)
    for (const one of paths) {
      socket.write(`GET ${one} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n\r\n`)
    }
    await expect.poll(() => countWaiting(server.db)).toBe(paths.length)
    expect((await askShort()).status).toBe(429)
    socket.destroy()
    await waitUntilNextIsTaken()
  })
  await waitUntilNextIsTaken()
})

test('200: the next one, when its reader read nothing for too long and was cut off', async () => {
  const strict = await startServer({ settings: { maxExportsPerUser: 1, exportStallMs: 300 } })
  await logWideCalls(strict)
  const { access_token } = await strict.signIn('lowBalance')
  const reader = await openSlowReader({ url: strict.url, path, token: access_token })
  readers.push(reader)
  await eventually(async () =>
    expect((await strict.ask('GET', short, { token: access_token })).status).toBe(200),
  )
  const lines = (await reader.readOn()).split('\r\n')
  expect(lines.length).toBeLessThan(15_000)
  await strict.close()
  await strict.database.close()
})
