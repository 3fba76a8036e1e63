import { describe, expect, test } from 'vitest'
import { eventually } from './support/eventually.ts'
import { gatewayOfFile, messages } from './support/gateway.ts'
import { giveKey } from './support/give-key.ts'
import { publishMethods } from './support/publish-methods.ts'
import { sendRaw } from './support/raw-caller.ts'
import { headerOf } from './support/raw-http.ts'
import { echo, rawUpstreamOfFile } from './support/raw-upstream.ts'
import { shapes } from './support/smuggling-shapes.ts'

const upstream = await rawUpstreamOfFile()
const { server, key: caller } = await gatewayOfFile(upstream)
await publishMethods(server.db, ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'])
const { secret: victim } = await giveKey(server, { userId: 'usr_mara3K', api: 'messaging', type: 'LIVE' })

const loggedIds = async (ids: readonly string[]) => {
  if (ids.length === 0) return []
  const rows = await server.db
    .selectFrom('api_calls')
    .select('request_id')
    .where('request_id', 'in', ids)
    .execute()
  return rows.map(({ request_id }) => request_id)
}

/** Another customer's call, over whatever connection the gateway has. */
async function callOfVictim(tag: string): Promise<void> {
  const response = await server.ask('GET', messages, { headers: { 'X-API-Key': victim, 'X-Tag': tag } })
  expect([response.status, response.body]).toEqual([200, { start: 'GET /messages HTTP/1.1', tag, body: '' }])
}

describe('the upstream sees what the gateway accounts for, and nobody gets what is another’s', () => {
  test.each(shapes.map((shape) => [shape.name, shape] as const))('%s', async (_name, shape) => {
    const { pieces, methods, statuses, body = '' } = shape
    // Kept alive before and after, so that bytes of the shape would meet them.
    await callOfVictim('before')
    const expected = Math.max(statuses.length, 1)
    const deadlineMs = statuses.length === 0 ? 300 : 10_000
    const { responses, rest } = await sendRaw(server.url, {
      pieces: pieces(caller),
      methods,
      responses: expected,
      deadlineMs,
    })
    expect(rest.toString()).toBe('')
    await callOfVictim('after 1')
    await callOfVictim('after 2')

    expect(upstream.connections.map(({ fault }) => fault).filter(Boolean)).toEqual([])
    for (const { rest: unread } of upstream.connections) expect(unread.toString()).not.toContain('smuggled')
    const seen = upstream
      .requests()
      .filter((request) => !['before', 'after 1', 'after 2'].includes(`${headerOf(request, 'x-tag')}`))
    expect(seen.map((request) => headerOf(request, 'x-tag'))).toEqual(
      statuses.filter((status) => status === 200).map(() => 'own'),
    )
    const answered = responses.filter(({ status }) => status === 200)
    const ids = seen.map((request) => `${headerOf(request, 'x-request-id')}`)
    expect(ids.toSorted()).toEqual(
      answered.map((response) => `${headerOf(response, 'x-request-id')}`).toSorted(),
    )
    await eventually(async () => expect((await loggedIds(ids)).toSorted()).toEqual(ids.toSorted()))
    const first = seen.find(
      (request) =>
        headerOf(request, 'x-request-id') === headerOf(answered[0] ?? { headers: [] }, 'x-request-id'),
    )
    expect(first?.body.toString('latin1') ?? '').toBe(body)
    expect(responses.map(({ status }) => status)).toEqual(statuses)
  })
})

test('what the gateway refuses by itself is a problem document', async () => {
  const shapes = [
    ['Connection: content-length', ''],
    ['Transfer-Encoding: gzip, chunked', '0\r\n\r\n'],
  ]
  for (const [header, body] of shapes) {
    const text = `POST ${messages} HTTP/1.1\r\nHost: x\r\nX-API-Key: ${caller}\r\n${header}\r\n\r\n${body}`
    const { responses } = await sendRaw(server.url, { pieces: [text], responses: 1 })
    expect(headerOf(responses[0] ?? { headers: [] }, 'content-type')).toContain('application/problem+json')
    expect(JSON.parse(`${responses[0]?.body}`)).toMatchObject({ status: 400, code: 'invalid_headers' })
  }
})

test('a 100 Continue does not stand within the response to a request that was sent ahead', async () => {
  let answerFirst = () => {}
  upstream.respond = (connection, request) => {
    if (request.start.startsWith('GET')) answerFirst = () => echo(connection, request)
    else echo(connection, request)
  }
  const head = `Host: x\r\nX-API-Key: ${caller}\r\n`
  const first = `GET ${messages} HTTP/1.1\r\n${head}\r\n`
  const second = `POST ${messages} HTTP/1.1\r\n${head}Expect: 100-continue\r\nContent-Length: 5\r\n\r\nhello`
  const exchanged = sendRaw(server.url, { pieces: [first + second], responses: 2 })
  // The second is done before the first.
  await eventually(async () => {
    const posted = upstream.requests().filter(({ start }) => start.startsWith('POST'))
    expect(await loggedIds(posted.map((request) => `${headerOf(request, 'x-request-id')}`))).toHaveLength(1)
    expect(upstream.requests()).toHaveLength(2)
  })
  answerFirst()
  const { responses, rest } = await exchanged
  expect(responses.map(({ body }) => JSON.parse(`${body}`).body)).toEqual(['', 'hello'])
  expect(rest.toString()).toBe('')
})

// Some servers read each as another path than the one that is charged.
test.each([
  '#',
  '#/../7',
  '?x=1#y',
  '/..;/7',
  '/..;',
  '/%2e%2e',
  '/%252e%252e',
  '/..%2f7',
  '/7%2Freceipts',
  '/a%5c..',
  '/\t',
])('no call with %j in its address reaches the API', async (end) => {
  const head = `Host: x\r\nX-API-Key: ${caller}\r\nConnection: close\r\n\r\n`
  const text = `GET ${messages}${end} HTTP/1.1\r\n${head}`
  const { responses } = await sendRaw(server.url, { pieces: [text], responses: 1 })
  expect(responses.map(({ status }) => [400, 404].includes(status))).toEqual([true])
  expect(upstream.requests()).toEqual([])
})
