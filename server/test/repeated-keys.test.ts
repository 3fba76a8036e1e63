// A client that repeats a call after a lost response gets that response, also when it has called too often since.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { topUpOf300 } from './support/payments.ts'
import { serverOfFile, type TestServer } from './support/server.ts'

const server = await serverOfFile({
  settings: { callLimits: { createPayment: { calls: 2, seconds: 3600 } } },
})
let twin: TestServer
let jun: string
let tess: string
beforeAll(async () => {
  twin = await server.twin()
  jun = (await server.signIn('user')).access_token
  tess = (await server.signIn('lowBalance')).access_token
})
afterEach(async () => {
  await server.database.pool.query('DELETE FROM call_counts')
})
afterAll(async () => {
  await twin.close()
})

interface Payment {
  readonly token?: string
  readonly body?: unknown
  readonly on?: TestServer
}
const pay = async (key: string, { token = jun, body = topUpOf300, on = server }: Payment = {}) => {
  const headers = { 'Idempotency-Key': key }
  const response = await on.ask('POST', '/portal-api/api/payment', { token, body, headers })
  const id = response.body.data?.transaction_id
  return { status: response.status, code: response.body.code, id }
}
const counted = async () => {
  const { rows } = await server.database.pool.query(
    "SELECT calls FROM call_counts WHERE operation = 'createPayment'",
  )
  return rows.map(({ calls }) => calls)
}

test('201 again: a repeated key is answered past the limit, by every process, and does not count', async () => {
  const first = await pay('first-intent')
  await pay('second-intent')
  expect(await counted()).toEqual([2])
  expect((await pay('third-intent')).status).toBe(429)
  for (const on of [server, twin, server]) {
    expect(await pay('first-intent', { on })).toEqual({ status: 201, code: undefined, id: first.id })
  }
  expect(await counted()).toEqual([3])
})

test('409 idempotency_conflict, not 429: the key with another body past the limit', async () => {
  await pay('fourth-intent')
  await pay('fifth-intent')
  const other = await pay('fourth-intent', { body: { ...topUpOf300, payment: 'BANK' } })
  expect([other.status, other.code]).toEqual([409, 'idempotency_conflict'])
  const unreadable = await pay('fourth-intent', { body: { amount: 'much' } })
  expect([unreadable.status, unreadable.code]).toEqual([422, 'validation_failed'])
})

test("another person's key is no way past the limit, nor to an answer", async () => {
  const first = await pay('shared-key')
  const others = await pay('shared-key', { token: tess })
  expect(others.status).toBe(201)
  expect(others.id).not.toBe(first.id)
  await pay('another-key', { token: tess })
  await pay('jun-alone-1')
  expect((await pay('jun-alone-1', { token: tess })).status).toBe(429)
})

test('401 and 403 come before any stored answer', async () => {
  await pay('guarded-intent')
  expect((await pay('guarded-intent', { token: 'at_nobody' })).status).toBe(401)
  await server.db
    .updateTable('users')
    .set({ tc_agree: false })
    .where('email', '=', 'jun@example.com')
    .execute()
  expect((await pay('guarded-intent')).code).toBe('terms_not_accepted')
  await server.db
    .updateTable('users')
    .set({ tc_agree: true })
    .where('email', '=', 'jun@example.com')
    .execute()
})

test.each(['short', 'with a space in it', 'x'.repeat(129)])(
  '422: a malformed key counts, %j',
  async (key) => {
    expect((await pay(key)).status).toBe(422)
    await pay(crypto.randomUUID())
    expect((await pay(key)).status).toBe(429)
  },
)

test('a call that was refused leaves its key free, and counts', async () => {
  expect((await pay('free-again', { body: { ...topUpOf300, api_product_id: 'prd_none' } })).status).toBe(404)
  expect((await pay('free-again')).status).toBe(201)
  expect(await counted()).toEqual([2])
})
