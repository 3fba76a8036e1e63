// A long response is charged when its last byte has come: docs/gateway.md.
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { refundAbandoned } from '../src/gateway/refund-abandoned.ts'
import { giveKey } from './support/give-key.ts'
import { startServer, type TestServer } from './support/server.ts'
import { ok, startUpstream, type Upstream } from './support/upstream.ts'
import { sumsOf } from './support/wallets.ts'

const userId = 'usr_tess8L'
const path = '/gateway/lumina/messaging/v1/messages'

let server: TestServer
let upstream: Upstream
let key: string
beforeAll(async () => {
  upstream = await startUpstream()
  server = await startServer({
    settings: { upstreams: { messaging: upstream.url }, maxGatewayCallsPerApi: 1 },
  })
  key = (await giveKey(server, { userId, api: 'messaging', type: 'LIVE' })).secret
})
afterEach(() => {
  upstream.answer = ok
})
afterAll(async () => {
  await server.close()
  await server.database.close()
  await upstream.close()
})

const balance = async () => (await sumsOf(server.db, userId)).balance
const inFlight = () => server.db.selectFrom('calls_in_flight').selectAll().execute()
const logged = (id: string) =>
  server.db.selectFrom('api_calls').select(['status', 'credits']).where('request_id', '=', id).execute()
const over = () => vi.waitFor(async () => expect(await inFlight()).toEqual([]), 10_000)

/** A call whose events the test sends. */
async function listen() {
  const upstreamResponse = new Promise<Parameters<Upstream['answer']>[0]>((resolve) => {
    upstream.answer = (response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('data: 1\n\n')
      resolve(response)
    }
  })
  const request = httpRequest(`${server.url}${path}`, { method: 'POST', headers: { 'X-API-Key': key } })
  request.on('error', () => {})
  const response = await new Promise<IncomingMessage>((resolve) => request.on('response', resolve).end())
  return {
    request,
    response,
    upstreamResponse: await upstreamResponse,
    id: `${response.headers['x-request-id']}`,
  }
}

test('an event stream is in flight while it flows, however long, and charged when the API ends it', async () => {
  const before = await balance()
  const { response, upstreamResponse, id } = await listen()
  expect(response.headers['x-credits-charged']).toBe('0.60')
  server.advance(300)
  await refundAbandoned(server.parts)
  expect(await inFlight()).toMatchObject([{ request_id: id }])
  expect(await logged(id)).toEqual([])
  upstreamResponse.end('data: 2\n\n')
  expect(`${await buffer(response)}`).toBe('data: 1\n\ndata: 2\n\n')
  await over()
  expect(await logged(id)).toEqual([{ status: 200, credits: 60 }])
  expect(await balance()).toBe(before - 60)
})

test('one that the API breaks off costs nothing', async () => {
  const before = await balance()
  const { response, upstreamResponse, id } = await listen()
  upstreamResponse.destroy()
  await expect(buffer(response)).rejects.toThrow()
  await over()
  expect(await logged(id)).toEqual([{ status: 200, credits: 0 }])
  expect(await balance()).toBe(before)
})

test('a caller who hangs up in the middle pays, and the API is not kept busy', async () => {
  const before = await balance()
  const { request, upstreamResponse, id } = await listen()
  const closed = new Promise((resolve) => upstreamResponse.on('close', resolve))
  request.destroy()
  await closed
  await over()
  expect(await logged(id)).toEqual([{ status: 200, credits: 60 }])
  expect(await balance()).toBe(before - 60)
})

test('it takes a place among the calls under way until it is over', async () => {
  const { response, upstreamResponse } = await listen()
  const another = () => server.ask('POST', path, { headers: { 'X-API-Key': key }, body: {} })
  expect((await another()).status).toBe(503)
  upstreamResponse.end()
  await buffer(response)
  await over()
  upstream.answer = ok
  await vi.waitFor(async () => expect((await another()).status).toBe(200))
})
