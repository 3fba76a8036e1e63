// Calls that weren't answered, equal ones in one row.
import type { components } from '@switchboard/sdk'
import { expect, test } from 'vitest'
import { gatewayOfFile, messages, tess } from './support/gateway.ts'
import { giveKey } from './support/give-key.ts'
import { upstreamOfFile } from './support/upstream.ts'

const upstream = await upstreamOfFile()
const mocks = new Map([['messaging', upstream.url]])
const { server, key: live } = await gatewayOfFile(upstream, { mocks })
const { secret: testKey } = await giveKey(server, { userId: tess, api: 'messaging', type: 'TEST' })
const other = await giveKey(server, { userId: tess, api: 'messaging', type: 'LIVE' })
const day = '2027-01-12'
server.advance((Date.parse(`${day}T04:00:00Z`) - server.parts.clock().getTime()) / 1000)
const { access_token: token } = await server.signIn('lowBalance')

type CallError = components['schemas']['CallError']
const ask = (query: string) =>
  server.ask('GET', `/portal-api/api/api-errors?start_date=${day}&end_date=${day}${query}`, { token })
async function errors(query = '') {
  const { data, meta } = (await ask(query)).body as { data: CallError[]; meta: { total: number } }
  return {
    rows: data.map((one) => [one.status, one.error_code, one.key_type, one.calls]),
    data,
    total: meta.total,
  }
}
function callWith(key: string, status: number, body = '{}') {
  upstream.answer = (response) => response.writeHead(status, { 'Content-Type': 'application/json' }).end(body)
  return server.ask('POST', messages, { headers: { 'X-API-Key': key }, body: {} })
}

test('200: a hundred equal failures are one row, alone or booked together; what was answered is none', async () => {
  const ids: string[] = []
  const fail = async () =>
    ids.push(`${(await callWith(live, 403, '{"code":"consent_missing"}')).headers.get('x-request-id')}`)
  await fail()
  server.advance(1)
  // More at a time than an account has places would be another error.
  for (let round = 0; round < 7; round += 1) await Promise.all(Array.from({ length: 14 }, fail))
  server.advance(1)
  await fail()
  await callWith(live, 404)
  await callWith(live, 200)
  server.advance(1)
  await callWith(testKey, 403, '{"code":"consent_missing"}')
  server.advance(1)
  await callWith(live, 503)
  const { rows, data, total } = await errors()
  expect(rows).toEqual([
    [503, null, 'LIVE', 1],
    [403, 'consent_missing', 'TEST', 1],
    [403, 'consent_missing', 'LIVE', 100],
  ])
  expect(total).toBe(3)
  expect(data[2]).toMatchObject({
    api: 'messaging',
    api_name: 'Messaging',
    publisher: 'lumina',
    tag: 'messaging',
    version: 'v1',
    operation: 'sendMessage',
    operation_name: 'Send an SMS',
    method: 'POST',
    path: '/messages',
    outcome: 'REJECTED',
    first_at: `${day}T04:00:00.000Z`,
    last_at: `${day}T04:00:02.000Z`,
    last_request_id: ids.at(-1),
  })
})

test('200: by key, environment and API; a page behind the last is empty, and counts all', async () => {
  server.advance(1)
  await callWith(other.secret, 403, '{"code":"consent_missing"}')
  expect((await errors(`&key=${other.id}`)).rows).toEqual([[403, 'consent_missing', 'LIVE', 1]])
  expect((await errors('&key_type=TEST')).rows).toEqual([[403, 'consent_missing', 'TEST', 1]])
  expect((await errors()).rows[0]).toEqual([403, 'consent_missing', 'LIVE', 101])
  expect((await errors('&api=sim-swap')).total).toBe(0)
  expect(await errors('&limit=2&page=2')).toMatchObject({
    rows: [[403, 'consent_missing', 'TEST', 1]],
    total: 3,
  })
  expect(await errors('&page=9')).toMatchObject({ rows: [], total: 3 })
})

test('401, 403, 422: nobody else’s, and no other range', async () => {
  expect((await server.ask('GET', '/portal-api/api/api-errors')).status).toBe(401)
  const admin = (await server.signIn('admin')).access_token
  expect((await server.ask('GET', '/portal-api/api/api-errors', { token: admin })).status).toBe(403)
  expect((await ask('&start_date=2027-02-01')).status).toBe(422)
  const stranger = (await server.signIn('user')).access_token
  const { body } = await server.ask('GET', `/portal-api/api/api-errors?start_date=${day}&end_date=${day}`, {
    token: stranger,
  })
  expect((body as { data: unknown[] }).data).toEqual([])
})
