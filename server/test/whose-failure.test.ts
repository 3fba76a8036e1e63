// Failures of a caller or of the gateway close no API, and those of one account close it to nobody else: docs/gateway.md.
import { type AddressInfo, createServer } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { eventually } from './support/eventually.ts'
import { tess } from './support/gateway.ts'
import { giveKey } from './support/give-key.ts'
import { museum, openDesk } from './support/publishing.ts'
import { sendRaw } from './support/raw-caller.ts'
import { serverOfFile } from './support/server.ts'
import { subscriber } from './support/subscribers.ts'
import { ok, type Responder, upstreamOfFile } from './support/upstream.ts'

const jun = 'usr_jun7Q2'
const upstream = await upstreamOfFile()
const settings = { circuitProbeMs: 400, upstreamReportMs: 20, upstreams: { museum: upstream.url } }
const server = await serverOfFile({ settings })
const desk = openDesk()
const keys: Record<string, string> = {}

const parameters = [
  { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
  { name: 'X-Note', in: 'header', schema: { type: 'string' } },
  { name: 'filter', in: 'query', schema: { type: 'string' } },
]
const responses = { 200: { description: 'The room.' } }
const paths = {
  '/rooms/{id}': {
    get: { operationId: 'readRoom', parameters, responses },
    post: {
      operationId: 'changeRoom',
      parameters,
      requestBody: { content: { 'application/json': { schema: {} } } },
      responses,
    },
  },
}

beforeAll(async () => {
  await desk.publish(server, desk.file('museum.json', museum({ paths })), '--publisher', 'museum')
  desk.close()
  await server.db.updateTable('plans').set({ limits: '{}' }).execute()
  for (const [persona, userId] of [
    ['lowBalance', tess],
    ['user', jun],
  ] as const) {
    const one = await subscriber(server, persona)
    await one.subscribed({ api: 'museum' })
    keys[userId] = (await giveKey(server, { userId, api: 'museum', type: 'LIVE' })).secret
  }
})

const room = '/gateway/museum/v1/rooms'
const call = (userId: string, note = 'fine', to = server) =>
  to.ask('GET', `${room}/1`, { headers: { 'X-API-Key': keys[userId] ?? '', 'X-Note': note } })

/** As an agent: a tool’s call goes to the gateway within the process, past the parser of HTTP. */
async function callTool(userId: string, values: object, name = 'readRoom') {
  const { body } = await server.ask('POST', '/mcp/museum/v1', {
    body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: values } },
    headers: { Accept: 'application/json, text/event-stream', 'X-API-Key': keys[userId] ?? '' },
  })
  const { text = '' } = body as { readonly text?: string }
  const { result } = JSON.parse(text.slice(text.indexOf('{'))) as {
    readonly result: { readonly isError?: boolean; readonly content: readonly { readonly text: string }[] }
  }
  return { isError: result.isError, text: result.content.map((one) => one.text).join('\n') }
}

const balanceOf = async (userId: string) =>
  (await server.db.selectFrom('wallets').select('balance').where('user_id', '=', userId).executeTakeFirst())
    ?.balance

/** More than open a circuit. */
const many = 35
async function repeat<T>(work: () => Promise<T>, times = many): Promise<T[]> {
  const results: T[] = []
  while (results.length < times) results.push(...(await Promise.all(Array.from({ length: 7 }, work))))
  return results
}
const statuses = (results: readonly { readonly status: number }[]) => [
  ...new Set(results.map(({ status }) => status)),
]

describe('arguments of which no request can be made are the agent’s fault, and cost nothing', () => {
  const long = 'x'.repeat(100_000)
  test.each([
    ['an emoji in a header', { id: '1', 'X-Note': 'a 😀' }, 'x-note has characters'],
    ['letters beyond Latin-1', { id: '1', 'X-Note': 'Привет' }, 'x-note has characters'],
    ['a control character', { id: '1', 'X-Note': 'a\u0000b' }, 'x-note has characters'],
    ['a delete character', { id: '1', 'X-Note': 'a\u007f' }, 'x-note has characters'],
    ['a lone surrogate', { id: '1', 'X-Note': 'a\ud800' }, 'x-note has characters'],
    ['a path of 100 KB', { id: long }, 'address_too_long'],
    ['a query of 100 KB', { id: '1', filter: long }, 'address_too_long'],
    ['a header of 100 KB', { id: '1', 'X-Note': long }, 'headers_too_large'],
  ])('%s', async (_, values, words) => {
    upstream.received.length = 0
    const before = await balanceOf(tess)
    const [first] = await repeat(() => callTool(tess, values))
    expect(first).toMatchObject({ isError: true, text: expect.stringContaining(words) })
    expect(upstream.received).toEqual([])
    expect(await balanceOf(tess)).toBe(before)
    expect([(await call(tess)).status, (await call(jun)).status]).toEqual([200, 200])
  })

  test('what a header can carry arrives', async () => {
    upstream.received.length = 0
    await callTool(tess, { id: 'a b/ü😀', filter: 'ü😀', 'X-Note': 'Zoë\ta' })
    expect(upstream.received).toMatchObject([
      {
        url: `/rooms/a%20b%2F${encodeURIComponent('ü😀')}?filter=${encodeURIComponent('ü😀')}`,
        headers: { 'x-note': 'Zoë\ta' },
      },
    ])
  })
})

describe('failures that an API has for one account’s calls only', () => {
  const answers: Readonly<Record<string, Responder>> = {
    '502': (response) => response.writeHead(502).end(),
    '503': (response) => response.writeHead(503).end(),
    '504': (response) => response.writeHead(504).end(),
    'a closed connection': (response) => response.destroy(),
  }
  test.each(Object.keys(answers))('%s: that account is held back, and nobody else', async (note) => {
    // A process that has seen no calls that worked.
    const other = await server.twin()
    upstream.answer = (response, received) =>
      (received.headers['x-note'] === note ? answers[note] : ok)?.(response, received)
    const [attack, others] = await Promise.all([
      repeat(() => call(tess, note, other), 120),
      repeat(() => call(jun, 'fine', other), 119),
    ])
    expect(upstream.received.filter(({ headers }) => headers['x-note'] === note).length).toBeLessThan(
      attack.length,
    )
    expect(statuses(others)).toEqual([200])
    expect(attack.map(({ body }) => body.code)).toContain('upstream_unreachable')
    expect(attack.some(({ headers }) => headers.get('Retry-After') === '1')).toBe(true)
    // Served again as soon as a call of its own works.
    await eventually(async () => expect((await call(tess, 'fine', other)).status).toBe(200))
    await other.close()
  })

  test.each([400, 408, 413, 414, 429, 431, 500])('%i counts against nobody', async (status) => {
    const other = await server.twin()
    upstream.answer = (response) => response.writeHead(status).end()
    expect(statuses(await repeat(() => call(tess, 'fine', other), many + 7))).toEqual([status])
    await other.close()
  })
})

describe('bodies that don’t arrive', () => {
  const head = (length: number) =>
    `POST ${room}/1 HTTP/1.1\r\nHost: gateway\r\nX-API-Key: ${keys[tess]}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`

  test('an API that closes the connection rather than wait for the rest has not failed', async () => {
    const waiting = createServer((socket) => socket.on('data', () => socket.destroy()).on('error', () => {}))
    await new Promise<void>((resolve) => waiting.listen(0, '127.0.0.1', resolve))
    const { port } = waiting.address() as AddressInfo
    const other = await server.twin({ settings: { upstreams: { museum: `http://127.0.0.1:${port}` } } })
    try {
      for (let index = 0; index < many; index += 1) {
        const { responses } = await sendRaw(other.url, {
          pieces: [head(200_000), 'x'.repeat(100_000)],
          responses: 1,
        })
        expect(responses[0]).toMatchObject({ status: 502 })
        expect(responses[0]?.headers.some(([name]) => /^retry-after$/i.test(name))).toBe(false)
      }
    } finally {
      await other.close()
      waiting.close()
    }
  })

  test('a caller who hangs up in the middle has not failed the API', async () => {
    const other = await server.twin()
    for (let index = 0; index < many; index += 1)
      await sendRaw(other.url, {
        pieces: [head(200_000), 'x'.repeat(100_000)],
        responses: 0,
        deadlineMs: 20,
      })
    expect([(await call(tess, 'fine', other)).status, (await call(jun, 'fine', other)).status]).toEqual([
      200, 200,
    ])
    await other.close()
  })
})
