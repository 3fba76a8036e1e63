import { beforeAll, beforeEach, expect, test } from 'vitest'
import { maxAttemptMs, send } from '../src/modules/webhooks/send.ts'
import { deliver, receiverOfFile, type WebhookOwner, webhookOwner } from './support/receiver.ts'
import { serverOfFile } from './support/server.ts'
import { startUpstream } from './support/upstream.ts'

const server = await serverOfFile({ settings: { webhooksToPrivateAddresses: true } })
const receiver = await receiverOfFile()
let jun: WebhookOwner
beforeAll(async () => {
  jun = await webhookOwner(server, 'user')
})
beforeEach(async () => {
  await server.db.deleteFrom('webhooks').execute()
})

const attemptAt = async (url: string, options: { timeoutMs?: number } = {}, change = {}) => {
  const { id } = await jun.add(url)
  const row = await server.db
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return send({ ...server.parts, ...change }, row, { event_id: 'evt_1', payload: '{}' }, options)
}

test('a receiver that redirects is not followed', async () => {
  receiver.answer = (response) => response.writeHead(302, { Location: `${receiver.url}/other` }).end()
  expect(await attemptAt(`${receiver.url}/a`)).toMatchObject({ outcome: 'REDIRECTED', status: 302 })
  expect(receiver.received.map(({ url }) => url)).toEqual(['/a'])
})

test.each([
  ['is silent', () => {}],
  [
    'drips its answer',
    (response: import('node:http').ServerResponse) => {
      response.writeHead(200)
      const drip = setInterval(() => response.write('x'), 20)
      response.on('close', () => clearInterval(drip))
    },
  ],
])('a receiver that %s is given up in time', async (_what, answer) => {
  receiver.answer = answer
  const started = performance.now()
  expect(await attemptAt(receiver.url, { timeoutMs: 300 })).toMatchObject({
    outcome: 'TIMEOUT',
    status: null,
  })
  expect(performance.now() - started).toBeLessThan(maxAttemptMs)
})

test('a receiver that answers without end is read no further than an excerpt', async () => {
  let sent = 0
  receiver.answer = (response) => {
    response.writeHead(200)
    const block = Buffer.from('\0é'.repeat(50_000))
    const more = () => {
      while (sent < 1e9 && response.write(block)) sent += block.length
      if (!response.destroyed) response.once('drain', more)
    }
    more()
  }
  const attempt = await attemptAt(receiver.url)
  expect(attempt).toMatchObject({ outcome: 'DELIVERED' })
  expect(attempt.response_excerpt?.length).toBeLessThanOrEqual(2_000)
  expect(attempt.response_excerpt).not.toContain('\0')
  expect(sent).toBeLessThan(50_000_000)
})

test('a receiver that is not there, or breaks off, is written down', async () => {
  const gone = await startUpstream()
  await gone.close()
  expect(await attemptAt(gone.url)).toMatchObject({
    outcome: 'UNREACHABLE',
    error: expect.stringContaining('ECONNREFUSED'),
  })
  receiver.answer = (response) => response.destroy()
  expect(await attemptAt(receiver.url)).toMatchObject({ outcome: 'UNREACHABLE', status: null })
})

test('a receiver is reached at the very address that was checked, looked up once an attempt', async () => {
  const { port } = new URL(receiver.url)
  let lookups = 0
  const resolveHost = async () => {
    lookups += 1
    return [{ address: '127.0.0.1', family: 4 }]
  }
  const row = { url: `http://rebinding.invalid:${port}/hook` }
  const { id } = await jun.add(receiver.url)
  await server.db.updateTable('webhooks').set(row).where('id', '=', id).execute()
  const webhook = await server.db
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const attempt = await send({ ...server.parts, resolveHost }, webhook, { event_id: 'evt_1', payload: '{}' })
  expect([attempt.outcome, lookups]).toEqual(['DELIVERED', 1])
  expect(receiver.received[0]?.headers.host).toBe(`rebinding.invalid:${port}`)
})

test.each([
  ['127.0.0.1', 4],
  ['169.254.169.254', 4],
  ['::1', 6],
])('a receiver whose host leads to %s by now is refused before anything is sent', async (address, family) => {
  const settings = { ...server.parts.settings, webhooksToPrivateAddresses: false }
  const resolveHost = async () => [
    { address: '1.1.1.1', family: 4 },
    { address, family },
  ]
  const { id } = await jun.add(receiver.url)
  await server.db
    .updateTable('webhooks')
    .set({ url: `https://rebinding.invalid:${new URL(receiver.url).port}/` })
    .where('id', '=', id)
    .execute()
  await jun.ask('POST', '/test', { webhook_id: id, event: 'payment.settled' })
  await deliver(server, { settings, resolveHost })
  expect((await jun.deliveries())[0]).toMatchObject({ status: 'WAITING', last_outcome: 'ADDRESS_REFUSED' })
  expect(receiver.received).toEqual([])
})
