import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { closed, listen } from './listen.ts'
import { listProducts } from './products.ts'
import { startMocks } from './start-mocks.ts'

let upstreamAnswer: unknown
const received: string[] = []
const bodies: string[] = []
const upstream = createServer(async (incoming, outgoing) => {
  received.push(`${incoming.method} ${incoming.url}`)
  bodies.push((await buffer(incoming)).toString('latin1'))
  outgoing.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(upstreamAnswer))
})
const proxy = await listen(upstream, { name: 'upstream', port: 0, host: '127.0.0.1' })

const lines: string[] = []
const simSwap = (await listProducts()).find(({ name }) => name === 'sim-swap')
const contracts = [{ name: 'portal', file: simSwap?.file ?? '', port: 0 }]
const mocks = await startMocks({ contracts, proxy, log: (line) => lines.push(line) })
afterAll(async () => {
  await mocks.close()
  await closed(upstream)
})

function check(body: unknown) {
  lines.length = 0
  return fetch(`${mocks.url('portal')}/check`, {
    method: 'POST',
    headers: { 'X-API-Key': 'k', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
}

test('an answer that keeps the contract passes unchanged', async () => {
  upstreamAnswer = { swapped: true }
  const response = await check({ phoneNumber: '+639175550102' })
  expect(await response.json()).toEqual({ swapped: true })
  expect(response.headers.get('sl-violations')).toBeNull()
  expect(lines).toEqual([])
  expect(received.at(-1)).toBe('POST /check')
})

test('an answer that breaks the contract passes and is reported', async () => {
  upstreamAnswer = { swapped: 'yes' }
  const response = await check({ phoneNumber: '+639175550102' })
  expect(await response.json()).toEqual({ swapped: 'yes' })
  expect(response.headers.get('sl-violations')).toContain('must be boolean')
  expect(lines).toEqual([expect.stringContaining('portal: POST /check 200 response.body.swapped')])
})

test('a request that breaks the contract reaches the backend and is reported', async () => {
  upstreamAnswer = { swapped: false }
  const before = received.length
  await check({ phoneNumber: 'twelve' })
  expect(received.length).toBe(before + 1)
  expect(lines.join()).toContain('request.body.phoneNumber')
})

test.each([
  ['JSON that ends too early', 'application/json', '{"phoneNumber":'],
  ['no JSON', 'application/json', 'phoneNumber=1'],
  ['bytes that are no UTF-8', 'application/octet-stream', '\xff\xfe\x00'],
  [
    'a number that JSON.parse rounds',
    'application/json',
    '{"phoneNumber":"+639175550102","maxAge":9007199254740993}',
  ],
  ['a name twice, and blanks', 'application/json', ' {"maxAge": 1,  "maxAge": 2} '],
  ['a Content-Type that is none', 'undefined', '{}'],
])('a body that is %s reaches the backend as it was sent, and is reported', async (_what, type, body) => {
  upstreamAnswer = { swapped: false }
  lines.length = 0
  const response = await fetch(`${mocks.url('portal')}/check`, {
    method: 'POST',
    headers: { 'X-API-Key': 'k', 'Content-Type': type },
    body: Buffer.from(body, 'latin1'),
  })
  expect([response.status, await response.json()]).toEqual([200, { swapped: false }])
  expect(bodies.at(-1)).toBe(body)
  expect(lines).not.toEqual([])
})

test('a proxy address that is none is refused', async () => {
  await expect(startMocks({ contracts, proxy: 'backend' })).rejects.toMatchObject({ code: 'proxy_invalid' })
})
