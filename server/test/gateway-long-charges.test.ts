// A long response is charged when its last byte has come: docs/gateway.md.
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { refundAbandoned } from '../src/gateway/refund-abandoned.ts'
import { eventually } from './support/eventually.ts'
import { gatewayOfFile, messages } from './support/gateway.ts'
import { ok, type Upstream, upstreamOfFile } from './support/upstream.ts'

const upstream = await upstreamOfFile()
const { server, key, records } = await gatewayOfFile(upstream, { settings: { maxGatewayCallsPerApi: 1 } })
const { inFlight } = records
const balance = () => records.balanceOf()
const logged = async (id: string) =>
  (await records.logged(id)).map(({ status, credits }) => ({ status, credits }))
const over = () => eventually(async () => expect(await inFlight()).toEqual([]))

/** A call whose events the test sends. */
async function listen() {
  const upstreamResponse = new Promise<Parameters<Upstream['answer']>[0]>((resolve) => {
    upstream.answer = (response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('data: 1\n\n')
      resolve(response)
    }
  })
  const request = httpRequest(`${server.url}${messages}`, { method: 'POST', headers: { 'X-API-Key': key } })
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
  const another = () => server.ask('POST', messages, { headers: { 'X-API-Key': key }, body: {} })
  expect((await another()).status).toBe(503)
  upstreamResponse.end()
  await buffer(response)
  await over()
  upstream.answer = ok
  await eventually(async () => expect((await another()).status).toBe(200))
})
