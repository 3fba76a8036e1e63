// Headers and bodies of calls in the log: of test calls, for seven days, and nothing in them that tells of a person or opens a door.
import type { components } from '@switchboard/sdk'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { bytesOf, textsOf } from '../src/modules/upstreams/escapes.ts'
import { purgeExpired } from '../src/purge-expired.ts'
import { eventually } from './support/eventually.ts'
import { gatewayOfFile, messages, sendAsIs, tess } from './support/gateway.ts'
import { giveKey } from './support/give-key.ts'
import { type Responder, upstreamOfFile } from './support/upstream.ts'

const upstream = await upstreamOfFile()
const { server, key: liveKey } = await gatewayOfFile(upstream, {
  mocks: new Map([['messaging', upstream.url]]),
})
const { db } = server
const { secret: testKey } = await giveKey(server, { userId: tess, api: 'messaging', type: 'TEST' })
const { access_token: token } = await server.signIn('lowBalance')

type Call = components['schemas']['LoggedCall']
const get = async (path: string) => server.ask('GET', `/portal-api/api/${path}`, { token })
const detail = async (id: string) =>
  ((await get(`user-api-response/detail?request_id=${id}`)).body as { data: Call }).data
const countKept = async (): Promise<number> =>
  Number((await sql<{ n: number }>`SELECT count(*) AS n FROM call_exchanges`.execute(db)).rows[0]?.n)

interface Sending {
  readonly key?: string
  readonly type?: string
  readonly query?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}
const send = ({ key = testKey, type = 'application/json', query = '', headers = {}, body = '{}' }: Sending) =>
  sendAsIs('POST', `${server.url}${messages}${query}`, {
    headers: { 'X-API-Key': key, 'Content-Type': type, ...headers },
    body,
  })
const answerWith =
  (status: number, body: string | Buffer, headers: Readonly<Record<string, string>> = {}): Responder =>
  (response) =>
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(body)

test('a test call’s headers and body are in the log, without its phone number', async () => {
  upstream.answer = answerWith(202, '{"id":"msg_12345","segments":2,"to":"+639171234567"}')
  const { id } = await send({
    query: '?name=Zyxandra',
    body: '{"to":"+639171234567","text":"Your code is 123456"}',
  })
  await eventually(async () => expect((await detail(id)).exchange).not.toBeNull())
  const { exchange } = await detail(id)
  expect(exchange?.request).toMatchObject({
    headers: expect.arrayContaining([
      { name: 'content-type', value: 'application/json' },
      { name: 'x-api-key', value: '•••' },
    ]),
    query: [{ name: '•••', value: '•••' }],
    body: '{\n  "to": "•••",\n  "text": "•••"\n}',
    note: null,
  })
  expect(exchange?.response.body).toBe('{\n  "id": "msg_12345",\n  "segments": 2,\n  "to": "•••"\n}')
  expect(JSON.stringify(exchange)).not.toContain('9171234567')
})

test('of a live call nothing is kept, at no place', async () => {
  const before = await countKept()
  const { id } = await send({ key: liveKey, body: '{"to":"+639171234568","text":"Zyxandra"}' })
  const marker = await send({})
  await eventually(async () => expect((await detail(marker.id)).exchange).not.toBeNull())
  expect([(await detail(id)).exchange, await countKept()]).toEqual([null, before + 1])
})

test('problems of the gateway are kept; a long body is cut and said so; what isn’t JSON or flows is named alone', async () => {
  const invalid = await send({ headers: { Connection: 'content-type' } })
  const long = await send({
    body: JSON.stringify({ to: Array(2000).fill(1) }),
  })
  const text = await send({ type: 'text/plain', body: 'Zyxandra' })
  const broken = await send({ body: '{"to":"Zyxandra' })
  upstream.answer = (response) =>
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).end('data: Zyxandra\n\n')
  const flowing = await send({})
  await eventually(async () => expect((await detail(flowing.id)).exchange).not.toBeNull())
  expect((await detail(invalid.id)).exchange?.response.body).toContain('"code": "invalid_headers"')
  const { request } = (await detail(long.id)).exchange ?? {}
  expect([request?.body?.length, request?.note]).toEqual([16_384, 'Cut at 16 KB.'])
  for (const { id } of [text, broken])
    expect((await detail(id)).exchange?.request).toMatchObject({
      body: null,
      note: expect.stringMatching(/\d bytes/),
    })
  expect((await detail(flowing.id)).exchange?.response).toMatchObject({
    body: null,
    note: expect.stringContaining('flows'),
  })
})

test('a table that takes nothing fails no call, and is no reason to wait', async () => {
  await sql`ALTER TABLE call_exchanges ADD CONSTRAINT closed CHECK (false) NOT VALID`.execute(db)
  expect((await send({})).status).toBe(200)
  await sql`ALTER TABLE call_exchanges DROP CONSTRAINT closed`.execute(db)
  await db.transaction().execute(async (tx) => {
    await sql`LOCK TABLE call_exchanges IN ACCESS EXCLUSIVE MODE`.execute(tx)
    for (let calls = 0; calls < 20; calls += 1) expect((await send({})).status).toBe(200)
  })
})

const names = [
  'Zyxandra Quillfeather',
  'Ørvald Thistlewick',
  'Nguyễn Brambleshaw',
  'Xio',
  'José-María Ünlütürk',
]
/** None of them is so plain that numbers of the log hold it by chance. */
const digits = fc.nat().map((number) => 123_456_789 + ((number * 48_271) % 800_000_011))
const headerNames = [
  'X-Note',
  'User-Agent',
  'Accept',
  'Accept-Language',
  'Prefer',
  'Cache-Control',
  'Forwarded',
] as const
const needle = fc.oneof(
  fc.constantFrom(...names),
  digits.map((number) => `+639${number}`),
  digits.map((number) => `${number}`.replace(/(...)/g, '0$1 ').trim()),
  fc.stringMatching(/^qz[a-z]{6,9}$/).map((name) => `${name}@example.org`),
  fc.stringMatching(/^[A-Za-z0-9]{38}$/).map((rest) => `sb_live_${rest}`),
  fc.constant('4111 1111 1111 1111'),
)
const escaped = (text: string) =>
  [...text]
    .map((one) =>
      [...Array(one.length).keys()]
        .map((at) => `\\u${one.charCodeAt(at).toString(16).padStart(4, '0')}`)
        .join(''),
    )
    .join('')
const spellings: ((text: string) => string)[] = [
  (text) => text,
  (text) => `Hello ${text}, your order (${text}) is here`,
  (text) => encodeURIComponent(text),
  (text) => encodeURIComponent(encodeURIComponent(text)).toLowerCase(),
  (text) => JSON.stringify({ note: text }),
  escaped,
  (text) => text.replace(/[A-Za-z0-9]/g, (one) => `&#${one.charCodeAt(0)};`),
]
const places = [
  'to',
  'text',
  'customerName',
  'status',
  'messageId',
  'detail',
  'unknown',
  'nested',
  'key',
  'number',
  'form',
  'query',
  'path',
  'header',
  'cookie',
  'bearer',
] as const
const sending = fc.record({
  needle,
  place: fc.constantFrom(...places),
  spell: fc.constantFrom(...spellings),
  isRaw: fc.boolean(),
  status: fc.constantFrom(200, 202, 400, 404, 500),
  echo: fc.constantFrom(...spellings),
})
type Sample = typeof sending extends fc.Arbitrary<infer One> ? One : never

/** With the escapes in the JSON itself, or in the text that it holds. */
const json = (value: string, isRaw: boolean) =>
  isRaw ? `"${value.includes('"') ? escaped(value) : value}"` : JSON.stringify(value)
function requestOf({ needle, place, spell, isRaw }: Sample): Sending {
  const value = spell(needle)
  const ascii = encodeURIComponent(value)
  if (place === 'form')
    return { type: 'application/x-www-form-urlencoded', body: `name=${ascii}&status=${ascii}` }
  if (place === 'query') return { query: `?name=${ascii}&maxAge=${ascii}&${ascii}=1` }
  if (place === 'header')
    return { headers: { [headerNames[needle.length % headerNames.length] ?? 'Accept']: ascii } }
  if (place === 'cookie') return { headers: { Cookie: `session=${ascii}` } }
  if (place === 'bearer') return { headers: { Authorization: `Bearer ${ascii}` } }
  if (place === 'nested')
    return {
      body: `{"device":{"contact":{"maxAge":${json(value, isRaw)}}},"list":[[${json(value, isRaw)}]]}`,
    }
  if (place === 'key') return { body: `{${json(value, isRaw)}:{"status":1}}` }
  if (place === 'number' && /\d{6}/.test(needle))
    return { body: `{"maxAge":${needle.replace(/\D/g, '').replace(/^0+/, '')}}` }
  return { body: `{${JSON.stringify(place)}:${json(value, isRaw)}}` }
}
/** An API that repeats what it was sent, wherever an API can. */
const echoOf = ({ needle, status, echo }: Sample): Responder =>
  answerWith(
    status,
    JSON.stringify({
      code: 'INVALID_ARGUMENT',
      message: `No ${echo(needle)}`,
      detail: echo(needle),
      to: needle,
      id: needle,
      [needle]: 1,
      data: { status: echo(needle), name: needle },
    }),
    { 'X-Echo': encodeURIComponent(needle), 'Content-Language': encodeURIComponent(echo(needle)) },
  )

/** The words and digits by which somebody would be found. */
function traces(needle: string): readonly string[] {
  if (needle.startsWith('sb_live_')) return [needle.toLowerCase()]
  if (/\d{3}/.test(needle)) return [needle.replace(/\D/g, '')]
  return (
    needle
      .replace('@example.org', '')
      .toLowerCase()
      .match(/[\p{L}\p{M}]{3,}/gu) ?? []
  )
}
/** A text as it is and in all readings, for `tracesIn`. */
const readingsOf = (text: string) =>
  [text, ...[...textsOf(bytesOf(text))].map((one) => Buffer.from(one, 'latin1').toString())].map((one) => ({
    text: one.toLowerCase(),
    digits: one.replace(/\D/g, ''),
  }))
const tracesIn = (readings: ReturnType<typeof readingsOf>, needle: string): readonly string[] =>
  traces(needle).filter((trace) =>
    readings.some(({ text, digits }) => text.includes(trace) || digits.includes(trace)),
  )

test('500 random calls: no name, number, address or key of theirs is in the log, a file, or the table', async () => {
  const samples = fc.sample(sending, { numRuns: 500, seed: 41 })
  const calls: { readonly id: string; readonly sample: Sample }[] = []
  for (const sample of samples) {
    upstream.answer = echoOf(sample)
    const request = requestOf(sample)
    calls.push({ id: (await send(request)).id, sample })
  }
  await eventually(async () => expect((await detail(calls.at(-1)?.id ?? '')).exchange).not.toBeNull())
  const files = await Promise.all([
    get('api-usage/user-respose-export'),
    get('profile/export'),
    get('api-logs-export?service=messaging'),
  ])
  const text = files.map(({ body }) => JSON.stringify(body)).join()
  const lower = text.toLowerCase()
  const leaks: unknown[] = []
  let recorded = 0
  for (const { id, sample } of calls) {
    const call = await detail(id)
    if (call.exchange) recorded += 1
    const leak = tracesIn(readingsOf(JSON.stringify(call)), sample.needle)
    if (leak.length > 0)
      leaks.push({ leak, sample: { ...sample, spell: requestOf(sample) }, exchange: call.exchange })
    expect(traces(sample.needle).filter((trace) => lower.includes(trace))).toEqual([])
  }
  expect(leaks).toEqual([])
  expect(recorded).toBe(500)
  expect(text).not.toContain('exchange')
}, 180_000)

test('after seven days they are gone, and the call is still there', async () => {
  const { id } = await send({})
  await eventually(async () => expect((await detail(id)).exchange).not.toBeNull())
  server.advance(7 * 86_400)
  const { access_token } = await server.signIn('lowBalance')
  const { body } = await server.ask('GET', `/portal-api/api/user-api-response/detail?request_id=${id}`, {
    token: access_token,
  })
  expect((body as { data: Call }).data.exchange).toBeNull()
  await purgeExpired(server.parts)
  expect(await countKept()).toBe(0)
})
