import { expect, test } from 'vitest'
import { gatewayOfFile, messages, tess } from './support/gateway.ts'
import { giveKey } from './support/give-key.ts'
import { subscriber } from './support/subscribers.ts'
import { upstreamOfFile } from './support/upstream.ts'

const network = await upstreamOfFile()
const mock = await upstreamOfFile()
const {
  server,
  key: live,
  records,
} = await gatewayOfFile(network, {
  mocks: new Map([
    ['messaging', mock.url],
    ['one-time-password', mock.url],
  ]),
})
const { secret: trial } = await giveKey(server, { userId: tess, api: 'messaging', type: 'TEST' })
const owner = await subscriber(server, 'lowBalance')
await owner.subscribed({ api: 'one-time-password' })
const otp = await giveKey(server, { userId: tess, api: 'one-time-password', type: 'LIVE' })

const testNumber = '+639175550101'
const real = '+639171234567'

const ask = (key: string, method: string, path: string, body?: unknown) =>
  server.ask(method, path, { headers: { 'X-API-Key': key }, ...(body !== undefined && { body }) })

const large = 'x'.repeat(80_000)

test.each([
  ['in the body', 'POST', messages, { to: testNumber, text: 'x' }],
  ['in a body that spells it otherwise', 'POST', messages, '{"to":"\\u002b639175550101"}'],
  ['in the query', 'GET', `${messages}?to=%2B639175550101`, undefined],
  ['in the query, its plus as it is', 'GET', `${messages}?to=+639175550101`, undefined],
  ['in the query a second time', 'GET', `${messages}?to=1&to=%2B639175550101`, undefined],
  ['in the path', 'GET', `${messages}/msg_test_1`, undefined],
  ['in the path, as percents', 'GET', `${messages}/msg%5Ftest_1`, undefined],
] as const)(
  '403 test_value_live, nothing charged and nothing sent: a test value %s',
  async (_where, method, path, body) => {
    const before = await records.balanceOf()
    const sent = network.received.length
    const response = await ask(live, method, path, body)
    expect([response.status, response.body.code]).toEqual([403, 'test_value_live'])
    expect([await records.balanceOf(), network.received.length]).toEqual([before, sent])
    const id = `${response.headers.get('X-Request-Id')}`
    expect(await records.logged(id)).toMatchObject([
      { status: 403, error_code: 'test_value_live', credits: 0 },
    ])
    expect(await records.posted(id)).toEqual([])
  },
)

test.each([
  ['a real number', 'POST', messages, { to: real }],
  ['a test number where none is looked for', 'POST', messages, { to: real, text: testNumber }],
  ['no JSON', 'POST', messages, 'to=+639175550101'],
  ['JSON that breaks off', 'POST', messages, `{"to":"${testNumber}"`],
  ['no body', 'POST', messages, undefined],
  ['an ID that is only like one', 'GET', `${messages}/msg_test_11`, undefined],
  ['a body that is too large to be held', 'POST', messages, { to: testNumber, text: large }],
] as const)('a live call reaches the network whole: %s', async (_what, method, path, body) => {
  network.received.length = 0
  expect((await ask(live, method, path, body)).status).toBe(200)
  const expected = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body)
  expect(network.received.map((request) => request.body.toString())).toEqual([expected])
})

test('a test key may send what it likes, and never reaches the network', async () => {
  const [sent, answered] = [network.received.length, mock.received.length]
  for (const to of [testNumber, real]) expect((await ask(trial, 'POST', messages, { to })).status).toBe(200)
  expect([network.received.length, mock.received.length]).toEqual([sent, answered + 2])
})

test('a one-time code is a test value that anybody may have been sent', async () => {
  const body = { authenticationId: 'otp_9', code: '123456' }
  expect((await ask(otp.secret, 'POST', '/gateway/lumina/otp/v1/validate-code', body)).status).toBe(200)
})
