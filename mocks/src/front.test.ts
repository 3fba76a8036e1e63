import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { anywhere, closesAfterOne, startBackend } from '../test/backend.ts'
import { startProducts } from '../test/running.ts'
import { createFront } from './front.ts'
import { closed, listen } from './listen.ts'

const lines: string[] = []
const mocks = await startProducts({ log: (line) => lines.push(line) })
afterAll(() => mocks.close())

// fetch mends addresses and headers before it sends them, so these go out as they are.
function raw(path: string, { method = 'GET', headers = {}, body = '' }) {
  const { hostname, port } = new URL(mocks.url('sim-swap'))
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const sent = request(
      { hostname, port, path, method, headers: { 'X-API-Key': 'k', ...headers } },
      (response) => {
        text(response).then((read) => resolve({ status: response.statusCode, body: read }), reject)
      },
    )
    sent.on('error', reject).end(body)
  })
}
const json = { 'Content-Type': 'application/json' }

test.each([
  ['JSON that ends too early', 400, '/check', { method: 'POST', headers: json, body: '{"phoneNumber":' }],
  ['a path with a lone %', 400, '/check%zz', {}],
  ['an address that is none', 400, '//', {}],
  ['a Content-Type that is none', 415, '/subscriptions', { headers: { 'Content-Type': 'undefined' } }],
])('%s is a problem %i, and the mock lives on', async (_what, status, path, options) => {
  const response = await raw(path, options)
  expect(response.status).toBe(status)
  expect(JSON.parse(response.body)).toMatchObject({ status, title: expect.any(String) })
  expect((await raw('/subscriptions', {})).status).toBe(200)
})

test.each([
  [';;', 200],
  ['json', 200],
  ['*', 200],
  ['a/b/c', 200],
  [',,', 200],
  ['application/json;charset="', 200],
  ['text/html;level=1, *; q=.2, */*; q=.2', 200],
  ['json, text/html', 406],
])('of an Accept of %s, what can be read counts: %i', async (accept, status) => {
  expect((await raw('/subscriptions', { headers: { Accept: accept } })).status).toBe(status)
})

test.each([
  ['one of an example', '{"phoneNumber":"+639175550105"}', 403],
  ['one of an invalid field', '{"phoneNumber":5}', 422],
  ['one of malformed JSON', '{', 400],
])('an error names the call as the portal in front does: %s', async (_what, body, status) => {
  const headers = { ...json, 'X-Request-Id': 'req_0123456789ABCDEF' }
  const response = await raw('/check', { method: 'POST', headers, body })
  expect([response.status, JSON.parse(response.body).request_id]).toEqual([status, 'req_0123456789ABCDEF'])
})

test('a page of another origin may read answers and refusals', async () => {
  const origin = 'http://localhost:5173'
  const url = `${mocks.url('sim-swap')}/check`
  const preflightHeaders = {
    Origin: origin,
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'x-api-key',
  }
  const preflight = await fetch(url, { method: 'OPTIONS', headers: preflightHeaders })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe(origin)
  const refused = await fetch(url, { method: 'POST', headers: { Origin: origin, ...json }, body: '{' })
  expect(refused.headers.get('access-control-allow-origin')).toBe(origin)
})

test('a refused call is one line for each reason', async () => {
  lines.length = 0
  await raw('/subscriptions?limit=1000', {})
  expect(lines).toEqual([
    'sim-swap: GET /subscriptions?limit=1000 422 request.query.limit: Request query parameter limit must be <= 100',
  ])
})

test('an answer comes also where Prism closes a connection just as it is used again', async () => {
  const prism = await startBackend(closesAfterOne((_incoming, outgoing) => outgoing.end('{}')))
  const front = createFront({ prism, description: () => ({}), log: () => {} })
  onTestFinished(() => closed(front))
  const url = await listen(front, anywhere)
  const statuses: number[] = []
  for (let call = 0; call < 3; call += 1) statuses.push((await fetch(`${url}/calls`)).status)
  expect(statuses).toEqual([200, 200, 200])
})
