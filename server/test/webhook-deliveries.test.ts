import { Webhook } from 'standardwebhooks'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendWebhooks } from '../src/modules/webhooks/deliver.ts'
import { emitEvent } from '../src/modules/webhooks/emit.ts'
import { waits } from '../src/modules/webhooks/rules.ts'
import { until } from './support/process.ts'
import { deliver, receiverOfFile, type WebhookOwner, webhookOwner } from './support/receiver.ts'
import { serverOfFile } from './support/server.ts'
import { startUpstream } from './support/upstream.ts'

const server = await serverOfFile({
  settings: { webhooksToPrivateAddresses: true },
})
const receiver = await receiverOfFile()
let jun: WebhookOwner
beforeAll(async () => {
  jun = await webhookOwner(server, 'user')
})
beforeEach(async () => {
  await server.db.deleteFrom('webhooks').execute()
  await server.db.deleteFrom('notifications').execute()
})

const hour = 3600
const data = { credits: '9.50', mark: '10.00', level: 1 } as const
const emit = () =>
  emitEvent(server.db, {
    userId: 'usr_jun7Q2',
    type: 'wallet.low_balance',
    data,
    now: server.parts.clock(),
  })
const listening = (path = '/hook') => jun.add(`${receiver.url}${path}`, ['wallet.low_balance'])
const one = async () => (await jun.deliveries())[0] as Record<string, unknown>
const detail = async () =>
  (await jun.ask('GET', `/delivery?delivery_id=${(await one()).delivery_id}`)).body.data as unknown as {
    payload: string
    attempt_log: Record<string, unknown>[]
  }
const webhook = async () => (await jun.ask('GET', '')).body.data as unknown as Record<string, unknown>[]

/** The library looks at the clock of the machine; signatures carry that of the test. */
function verified(secret: string, index = 0): unknown {
  const request = receiver.received[index]
  if (!request) throw new Error('Nothing came in.')
  const headers = request.headers as Record<string, string>
  const now = Date.now
  Date.now = () => Number(headers['webhook-timestamp']) * 1000
  try {
    return new Webhook(secret).verify(request.body, headers)
  } finally {
    Date.now = now
  }
}

test('an event is sent once, signed as Standard Webhooks says', async () => {
  const { secret } = await listening()
  await emit()
  await deliver(server)
  await deliver(server)
  expect(receiver.received).toHaveLength(1)
  expect(verified(secret)).toEqual({
    type: 'wallet.low_balance',
    timestamp: server.parts.clock().toISOString(),
    test: false,
    data,
  })
  expect(() => verified(`whsec_${Buffer.alloc(32).toString('base64')}`)).toThrow('No matching signature')
  expect(receiver.received[0]?.headers['webhook-id']).toMatch(/^evt_/)
  expect(await one()).toMatchObject({
    status: 'SENT',
    attempts: 1,
    last_outcome: 'DELIVERED',
    last_status: 200,
  })
  expect(await detail()).toMatchObject({
    payload: receiver.received[0]?.body.toString(),
    attempt_log: [{ outcome: 'DELIVERED', status: 200, response_excerpt: '{"ok":true}', error: null }],
  })
})

test('nobody is told of what they did not choose, and nothing of what was undone', async () => {
  await jun.add(receiver.url, ['payment.settled'])
  await emit()
  await listening()
  await expect(
    server.db.transaction().execute(async (tx) => {
      await emitEvent(tx, {
        userId: 'usr_jun7Q2',
        type: 'wallet.low_balance',
        data,
        now: server.parts.clock(),
      })
      throw new Error('undone')
    }),
  ).rejects.toThrow('undone')
  await deliver(server)
  expect(receiver.received).toEqual([])
})

test('while a secret is replaced both sign for 24 hours, then the new one alone', async () => {
  const { id, secret: old } = await listening()
  const rotated = await jun.ask('POST', '/rotate-secret', { webhook_id: id })
  const { secret } = rotated.body.data as unknown as { secret: string }
  expect(secret).not.toBe(old)
  await emit()
  await deliver(server)
  expect([verified(secret), verified(old)]).toEqual([expect.anything(), expect.anything()])
  server.advance(24 * hour + 1)
  await emit()
  await deliver(server)
  expect(verified(secret, 1)).toBeDefined()
  expect(() => verified(old, 1)).toThrow('No matching signature')
  expect(await webhook()).toMatchObject([{ previous_secret_ends_at: null }])
})

describe('an event that is not taken', () => {
  test('is tried again after growing waits, ten times in about three days, with the same id', async () => {
    await listening()
    receiver.answer = (response) => response.writeHead(503).end('later')
    const began = server.parts.clock().getTime()
    await emit()
    await deliver(server)
    expect(await one()).toMatchObject({
      status: 'WAITING',
      attempts: 1,
      last_outcome: 'REJECTED',
      last_status: 503,
    })
    for (const [index, wait] of waits.entries()) {
      server.advance(wait * 0.9 - 1)
      await deliver(server)
      expect(receiver.received, `not before ${wait} s`).toHaveLength(index + 1)
      server.advance(wait * 0.2 + 2)
      await deliver(server)
      expect(receiver.received).toHaveLength(index + 2)
    }
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(await one()).toMatchObject({ status: 'FAILED', attempts: 10, next_attempt_at: null })
    const days = (server.parts.clock().getTime() - began) / 86_400_000
    expect(days).toBeGreaterThan(3)
    expect(days).toBeLessThan(4)
  })

  test('switches its webhook off after three days, with a mail and a notification', async () => {
    const { id } = await listening()
    receiver.answer = (response) => response.writeHead(500).end()
    await emit()
    for (const wait of [0, ...waits]) {
      server.advance(wait * 1.1 + 1)
      await deliver(server)
    }
    expect(await webhook()).toMatchObject([{ status: 'DISABLED', failing_since: expect.any(String) }])
    const notices = await server.db
      .selectFrom('notifications')
      .select(['kind', 'important', 'message'])
      .execute()
    expect(notices).toEqual([
      { kind: 'webhooks', important: true, message: expect.stringContaining('has failed for three days') },
    ])
    expect((await server.mailsTo('jun@example.com'))[0]).toMatchObject({
      subject: 'Your webhook was switched off',
    })
    await emit()
    receiver.received.length = 0
    await deliver(server)
    expect(receiver.received).toEqual([])
    await jun.ask('PUT', '', { webhook_id: id, enabled: true })
    receiver.answer = (response) => response.writeHead(204).end()
    const { delivery_id } = await one()
    expect((await jun.ask('POST', '/replay', { delivery_id })).body.data).toMatchObject({ status: 'WAITING' })
    await deliver(server)
    expect(await one()).toMatchObject({ status: 'SENT', attempts: 11, last_status: 204 })
    expect(await webhook()).toMatchObject([{ status: 'ACTIVE', failing_since: null }])
  })

  test('410 switches it off at once', async () => {
    await listening()
    receiver.answer = (response) => response.writeHead(410).end()
    await emit()
    await deliver(server)
    expect(await webhook()).toMatchObject([{ status: 'DISABLED' }])
    expect(await one()).toMatchObject({ status: 'FAILED', attempts: 1 })
  })
})

test('a delivery that was taken is sent again when it is replayed, with the same id and body', async () => {
  await listening()
  await emit()
  await deliver(server)
  const { delivery_id } = await one()
  const response = await jun.ask('POST', '/replay', { delivery_id })
  expect([response.status, response.body.data]).toMatchObject([202, { delivery_id, status: 'WAITING' }])
  await deliver(server)
  const [first, second] = receiver.received
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
  expect(second?.body).toEqual(first?.body)
  expect(await one()).toMatchObject({ status: 'SENT', attempts: 2 })
})

test('a process that is killed between sending and writing it down has it sent again', async () => {
  const { id } = await listening()
  await emit()
  const killed = new Error('killed')
  const dying = server.db.withSchema('public')
  dying.transaction = () => ({ execute: () => Promise.reject(killed) }) as never
  await expect(deliver(server, { db: dying })).rejects.toThrow('killed')
  expect(receiver.received).toHaveLength(1)
  await deliver(server)
  expect(receiver.received, 'its claim still holds').toHaveLength(1)
  server.advance(31)
  await deliver(server)
  expect(receiver.received).toHaveLength(2)
  expect(await one()).toMatchObject({ webhook_id: id, status: 'SENT', attempts: 1 })
})

test('two processes send each event once', async () => {
  const twin = await server.twin()
  await listening('/a')
  await listening('/b')
  for (let events = 0; events < 10; events += 1) await emit()
  await Promise.all([deliver(server), deliver(twin), deliver(twin), deliver(server)])
  await deliver(server)
  expect(receiver.received).toHaveLength(20)
  await twin.close()
})

test('a slow webhook takes one delivery at a time, and the others wait for nobody', async () => {
  const slow = await startUpstream()
  const released = Promise.withResolvers<void>()
  let underway = 0
  let most = 0
  slow.answer = async (response) => {
    underway += 1
    most = Math.max(most, underway)
    await released.promise
    underway -= 1
    response.writeHead(200).end()
  }
  await jun.add(slow.url, ['wallet.low_balance'])
  await listening()
  for (let events = 0; events < 4; events += 1) await emit()
  const sender = sendWebhooks(server.parts, (error) => {
    throw error
  })
  await until('the quick one has all', async () => receiver.received.length === 4)
  await until('the slow one has its first', async () => slow.received.length > 0)
  expect(slow.received).toHaveLength(1)
  released.resolve()
  await until('the slow one has all', async () => slow.received.length === 4)
  await sender.stop()
  expect(most).toBe(1)
  await slow.close()
})

test('events that were given up are counted at their webhook until they are sent, tests and old ones are not', async () => {
  const { id } = await listening()
  const failed = async () => (await webhook())[0]?.failed_deliveries
  await emit()
  await emit()
  await server.db
    .updateTable('webhook_deliveries')
    .set({ status: 'FAILED', next_attempt_at: null, last_outcome: 'REJECTED' })
    .execute()
  expect(await failed()).toBe(2)
  await server.db.updateTable('webhook_deliveries').set({ test: true }).execute()
  expect(await failed()).toBe(0)
  await server.db
    .updateTable('webhook_deliveries')
    .set({ test: false, last_outcome: 'SWITCHED_OFF' })
    .execute()
  expect(await failed()).toBe(0)
  await server.db.updateTable('webhook_deliveries').set({ last_outcome: 'TIMEOUT' }).execute()
  const [delivery_id] = (await jun.deliveries()).map((delivery) => delivery.delivery_id)
  await jun.ask('POST', '/replay', { delivery_id })
  await deliver(server)
  expect(await failed()).toBe(1)
  await server.db
    .updateTable('webhook_deliveries')
    .set({ created_at: new Date(server.parts.clock().getTime() - 8 * 86_400_000) })
    .where('webhook_id', '=', id)
    .execute()
  expect(await failed()).toBe(0)
})

test('open pages of the account are told when an attempt has ended', async () => {
  const messages: unknown[] = []
  const client = await server.database.pool.connect()
  client.on('notification', ({ payload }) => messages.push(JSON.parse(payload ?? '')))
  await client.query('LISTEN changes')
  await listening()
  await emit()
  messages.splice(0)
  await deliver(server)
  await client.query('SELECT 1')
  await client.query('UNLISTEN *')
  client.release()
  expect(messages).toContainEqual({ topic: 'account_changed', user: 'usr_jun7Q2', id: ' PUT /api/webhooks' })
})
