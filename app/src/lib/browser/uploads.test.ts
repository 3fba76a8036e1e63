// @vitest-environment jsdom
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUploads } from './uploads.ts'

const received: { headers: unknown; body: string }[] = []
const server = createServer(async (request, response) => {
  let body = ''
  for await (const part of request) body += part
  received.push({ headers: request.headers, body })
  response.setHeader('Access-Control-Allow-Origin', '*')
  response.setHeader('Access-Control-Allow-Headers', '*')
  response.setHeader('Access-Control-Expose-Headers', '*')
  if (request.method === 'OPTIONS') return response.writeHead(204).end()
  if (request.url === '/cut') return response.destroy()
  response.writeHead(422, { 'Content-Type': 'application/problem+json', 'X-Kept': 'yes' }).end('{"code":"x"}')
})
let url: string
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const uploads = createUploads()
const send = uploads.layer((request) => fetch(request))
const request = (path: string, init: RequestInit = {}) =>
  new Request(`${url}${path}`, {
    method: 'POST',
    headers: { 'X-Request-Id': 'up-1', 'Content-Type': 'text/plain' },
    body: 'x'.repeat(100_000),
    ...init,
  })

test('a followed request tells how far it is, and is answered as by fetch', async () => {
  const shares: number[] = []
  const stop = uploads.follow('up-1', (share) => shares.push(share))
  const response = await send(request('/'))
  stop()
  expect(shares.at(-1)).toBe(1)
  expect([response.status, response.headers.get('X-Kept'), await response.json()]).toEqual([
    422,
    'yes',
    { code: 'x' },
  ])
  expect(received.at(-1)).toMatchObject({ headers: { 'content-type': 'text/plain', 'x-request-id': 'up-1' } })
  expect(received.at(-1)?.body).toHaveLength(100_000)
})

test('a connection that breaks off rejects as fetch does, and a given-up one is an abort', async () => {
  const stop = uploads.follow('up-1', () => {})
  // jsdom writes each network error to the console of the page, as browsers do.
  await expect(send(request('/cut'))).rejects.toBeInstanceOf(TypeError)
  const controller = new AbortController()
  const aborted = send(request('/', { signal: controller.signal }))
  controller.abort()
  await expect(aborted).rejects.toMatchObject({ name: 'AbortError' })
  stop()
})

test('what nobody follows goes by fetch', async () => {
  const sent: Request[] = []
  const plain = createUploads().layer(async (one) => {
    sent.push(one)
    return new Response()
  })
  await plain(request('/'))
  expect(sent).toHaveLength(1)
})
