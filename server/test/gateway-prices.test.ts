import { expect, test } from 'vitest'
import { postToLedger } from '../src/modules/ledger/post.ts'
import { callRecords, tess } from './support/gateway.ts'
import { giveKey } from './support/give-key.ts'
import { serverOfFile } from './support/server.ts'
import { upstreamOfFile } from './support/upstream.ts'
import { start } from './support/world.ts'

const messaging = '/gateway/lumina/messaging/v1'

const [mock, network] = await Promise.all([upstreamOfFile(), upstreamOfFile()])
const server = await serverOfFile({
  mocks: new Map(['messaging', 'sim-swap'].map((name) => [name, mock.url])),
  settings: { upstreams: { messaging: `${network.url}/base/` } },
})
const { logged, posted, inFlight, balanceOf } = callRecords(server)
const { secret: live } = await giveKey(server, { userId: tess, api: 'messaging', type: 'LIVE' })
const { secret: trial } = await giveKey(server, { userId: tess, api: 'messaging', type: 'TEST' })

const call = (key: string | undefined, path = `${messaging}/messages`, method = 'POST') =>
  server.ask(method, path, {
    headers: { ...(key !== undefined && { 'X-API-Key': key }) },
    ...(method === 'POST' && { body: { to: '+639175550120' } }),
  })
const receipt = ({ headers }: { headers: Headers }) => ({
  environment: headers.get('X-Environment'),
  charged: headers.get('X-Credits-Charged'),
  left: headers.get('X-Credits-Left'),
})

test('a live call costs the operation’s price, reaches the network and is in every list', async () => {
  const before = await balanceOf(tess)
  const response = await call(live)
  const requestId = response.headers.get('X-Request-Id') ?? ''
  expect(response.body).toEqual({ ok: true })
  expect(receipt(response)).toEqual({
    environment: 'LIVE',
    charged: '0.60',
    left: ((before - 60) / 100).toFixed(2),
  })
  expect(await balanceOf(tess)).toBe(before - 60)
  expect(network.received.map(({ method, url }) => [method, url])).toEqual([['POST', '/base/messages']])
  expect(await posted(requestId)).toEqual([
    {
      kind: 'USAGE',
      amount: -60,
      description: 'Messaging',
      reference: requestId,
      api: 'messaging',
      actor: 'USER',
    },
  ])
  expect(await logged(requestId)).toMatchObject([
    {
      at: server.parts.clock(),
      user_id: tess,
      api: 'messaging',
      version: 'v1',
      operation: 'sendMessage',
      method: 'POST',
      path: '/messages',
      status: 200,
      error_code: null,
      credits: 60,
      key_last_four: live.slice(-4),
      key_type: 'LIVE',
    },
  ])
  expect(await inFlight()).toEqual([])
})

test('a test call is free, goes to the mock and counts', async () => {
  const before = await balanceOf(tess)
  const response = await call(trial)
  expect(receipt(response)).toEqual({
    environment: 'TEST',
    charged: '0.00',
    left: (before / 100).toFixed(2),
  })
  expect([mock.received.length, network.received.length]).toEqual([1, 0])
  const requestId = response.headers.get('X-Request-Id') ?? ''
  expect(await posted(requestId)).toEqual([])
  expect(await logged(requestId)).toMatchObject([{ credits: 0, key_type: 'TEST', status: 200 }])
})

test('a free operation leaves no row in the ledger', async () => {
  const response = await call(live, `${messaging}/messages/msg_1`, 'GET')
  expect(receipt(response)).toMatchObject({ environment: 'LIVE', charged: '0.00' })
  const requestId = response.headers.get('X-Request-Id') ?? ''
  expect(await posted(requestId)).toEqual([])
  expect(await logged(requestId)).toMatchObject([{ path: '/messages/{id}', operation: 'getMessage' }])
})

test('a refusal by the API is an answer: it costs, and its code is in the log', async () => {
  network.answer = (response) =>
    response.writeHead(404, { 'Content-Type': 'application/problem+json' }).end('{"code":"number_unknown"}')
  const answer = await call(live)
  expect([answer.status, answer.body.code, receipt(answer).charged]).toEqual([404, 'number_unknown', '0.60'])
  expect(await logged(answer.headers.get('X-Request-Id') ?? '')).toMatchObject([
    { status: 404, error_code: 'number_unknown', credits: 60 },
  ])
})

test('402 insufficient_credits: nothing is sent, and the log says so', async () => {
  const { secret } = await giveKey(server, { userId: 'usr_paolo0', api: 'messaging', type: 'LIVE' })
  const response = await call(secret)
  expect([response.status, response.body.code]).toEqual([402, 'insufficient_credits'])
  expect(receipt(response)).toEqual({ environment: 'LIVE', charged: '0.00', left: '0.00' })
  expect(network.received).toEqual([])
  expect(await logged(response.headers.get('X-Request-Id') ?? '')).toMatchObject([
    { status: 402, error_code: 'insufficient_credits', credits: 0 },
  ])
})

test('parallel calls on a nearly empty wallet: as many as it pays for, never below zero', async () => {
  const userId = 'usr_jun7Q2'
  const { secret } = await giveKey(server, { userId, api: 'messaging', type: 'LIVE' })
  const keep = 5 * 60 + 49
  await postToLedger(server.db, {
    userId,
    kind: 'ADJUSTMENT',
    amount: keep - (await balanceOf(userId)),
    description: 'Taken',
    reference: 'taken',
    actor: 'ADMIN',
    key: 'taken',
    now: start,
  })
  const twin = await server.twin()
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      (index % 2 ? server : twin).ask('POST', `${messaging}/messages`, {
        headers: { 'X-API-Key': secret },
        body: {},
      }),
    ),
  )
  await twin.close()
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(responses.filter(({ status }) => status === 402)).toHaveLength(15)
  expect(network.received).toHaveLength(5)
  expect(await balanceOf(userId)).toBe(49)
})
