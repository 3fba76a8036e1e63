// Where the paths of two operations fit a call, the more specific one is called, charged, logged and allowed.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Check, portalOf } from './support/admin-apis.ts'
import { callRecords, tess } from './support/gateway.ts'
import { giveKey } from './support/give-key.ts'
import { openDesk } from './support/publishing.ts'
import { serverOfFile } from './support/server.ts'
import { subscriber } from './support/subscribers.ts'
import { upstreamOfFile } from './support/upstream.ts'

const upstream = await upstreamOfFile()
const server = await serverOfFile({ settings: { upstreams: { reports: upstream.url } } })
const { db } = server
const records = callRecords(server)
const desk = openDesk()
afterAll(() => desk.close())

const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } }
const operation = (operationId: string, credits: string, more: object = {}) => ({
  operationId,
  summary: operationId,
  'x-price': { credits, unit: 'call' },
  parameters: [id],
  responses: { 200: { description: 'ok' }, 404: { description: 'lost' } },
  ...more,
})
const lost = [{ value: 'lost', at: '{id}', label: 'Lost', outcome: { status: 404 } }]
const paths = {
  '/reports/{id}': { get: operation('getReport', '0.00'), post: operation('touchReport', '0.00') },
  '/reports/{id}.json': { get: operation('getReportJson', '5.00', { 'x-test-data': lost }) },
  '/reports/{id}:cancel': { post: operation('cancelReport', '7.00') },
  '/reports/latest': { get: operation('latestReport', '0.50', { parameters: [] }) },
}
const reports = (of: object) => ({
  openapi: '3.0.3',
  info: { title: 'Reports', version: '1.0.0' },
  paths: of,
})
const reversed = Object.fromEntries(Object.entries(paths).reverse())

const publish = (of: object) =>
  desk.publish(server, desk.file('reports.json', reports(of)), '--publisher', 'acme', '--tag', 'reports')
let key: string
let limited: string
beforeAll(async () => {
  await publish(paths)
  await (await subscriber(server, 'lowBalance')).subscribed({ api: 'reports' })
  key = (await giveKey(server, { userId: tess, api: 'reports', type: 'LIVE' })).secret
  const second = await giveKey(server, { userId: tess, api: 'reports', type: 'LIVE' })
  limited = second.secret
  const limits = JSON.stringify({ operations: ['getReport', 'touchReport'] })
  await db.updateTable('api_keys').set({ limits }).where('id', '=', second.id).execute()
})

const ask = (method: string, path: string, secret = key) =>
  server.ask(method, `/gateway/acme/reports/v1${path}`, { headers: { 'X-API-Key': secret } })

describe.each([
  ['in the document’s order', paths],
  ['in another order', reversed],
])('%s', (_order, of) => {
  beforeAll(() => publish(of))

  test.each([
    ['GET', '/reports/7', 'getReport', '0.00'],
    ['GET', '/reports/7.json', 'getReportJson', '5.00'],
    ['GET', '/reports/7%2Ejson', 'getReportJson', '5.00'],
    ['POST', '/reports/7:cancel', 'cancelReport', '7.00'],
    ['GET', '/reports/latest', 'latestReport', '0.50'],
    ['GET', '/reports/%6catest', 'latestReport', '0.50'],
    // Only the cancellation has POST, and only the report GET.
    ['GET', '/reports/7:cancel', 'getReport', '0.00'],
    ['POST', '/reports/7.json', 'touchReport', '0.00'],
  ])('%s %s is %s, for %s', async (method, path, expected, charged) => {
    const { status, headers } = await ask(method, path)
    expect([status, headers.get('X-Credits-Charged')]).toEqual([200, charged])
    const [call] = await records.logged(`${headers.get('X-Request-Id')}`)
    expect(call?.operation).toBe(expected)
  })

  test('a key that may not call it can’t by a path that also fits another', async () => {
    for (const [method, path] of [
      ['GET', '/reports/7.json'],
      ['GET', '/reports/7%2Ejson'],
      ['POST', '/reports/7:cancel'],
      ['GET', '/reports/latest'],
    ] as const)
      expect((await ask(method, path, limited)).body.code).toBe('operation_not_allowed')
    expect((await ask('GET', '/reports/7', limited)).status).toBe(200)
  })

  test.each([
    ['POST', '/reports/7%3Acancel'],
    ['GET', '/reports/Latest'],
    ['GET', '/reports/latest.'],
  ])('%s %s, which APIs read in two ways, reaches none', async (method, path) => {
    const { status, body } = await ask(method, path)
    expect([status, body.code]).toEqual([404, 'not_found'])
    expect(upstream.received).toEqual([])
  })

  test('a test value beside fixed letters is found', async () => {
    expect((await ask('GET', '/reports/lost.json')).body.code).toBe('test_value_live')
    expect((await ask('GET', '/reports/lost')).status).toBe(200)
  })

  test('a tool calls its own operation alone', async () => {
    const client = new Client({ name: 'test', version: '1.0.0' })
    await client.connect(
      new StreamableHTTPClientTransport(new URL('/mcp/acme/reports/v1', server.url), {
        requestInit: { headers: { 'X-API-Key': key } },
      }),
    )
    const call = (name: string, value: string) => client.callTool({ name, arguments: { id: value } })
    for (const [name, value] of [
      ['getReport', '7.json'],
      ['touchReport', '7:cancel'],
    ] as const) {
      const { isError, content } = await call(name, value)
      expect([isError, JSON.stringify(content)]).toEqual([true, expect.stringContaining('another operation')])
    }
    expect(upstream.received).toEqual([])
    expect((await call('getReport', '7')).isError).toBeFalsy()
    await client.close()
  })
})

test('paths of which neither is plainly the more specific are named when a document is published', async () => {
  const portal = portalOf(server, (await server.signIn('admin')).access_token)
  const { parameters: _, ...any } = operation('first', '1.00')
  const names = (...all: string[]) => all.map((name) => ({ ...id, name }))
  const crossed = {
    '/{a}/x': { get: { ...any, parameters: names('a') } },
    '/y/{b}': { get: { ...any, operationId: 'second', parameters: names('b') } },
    '/y/{b}.json': { get: { ...any, operationId: 'third', parameters: names('b') } },
  }
  const { preview } = (await portal.check(reports(crossed), { publisher: 'acme', tag: 'crossed' })).body
    .data as Check
  expect(preview?.notes).toContain('GET /y/x fits two paths and is a call of /y/{b}, not of /{a}/x.')
})
