// Responses of every type and size reach the agent that paid for them, by the protocol’s own client, which rejects results that its tool hasn’t promised.
import {
  brotliCompressSync,
  constants,
  deflateRawSync,
  deflateSync,
  gzipSync,
  zstdCompressSync,
} from 'node:zlib'
import type { Client } from '@modelcontextprotocol/client'
import { expect, test } from 'vitest'
import { sendAsIs } from './support/gateway.ts'
import { publishedApiOfFile } from './support/published-api.ts'

const stamped = { type: 'string', format: 'date-time' }
const object = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string' },
    next: { type: 'string', format: 'uri' },
    opened: stamped,
    id: { type: 'string', format: 'uuid' },
  },
}
const reading = (schema?: object) => ({
  get: {
    operationId: schema ? 'readRoom' : 'readAny',
    responses: { 200: { description: '', content: { 'application/json': schema ? { schema } : {} } } },
  },
})
const { server, key, upstream, agent } = await publishedApiOfFile({
  paths: {
    ...{ '/room': reading(object), '/any': reading() },
    '/book': {
      post: {
        operationId: 'book',
        parameters: [{ name: 'id', in: 'query', schema: { type: 'integer' } }],
        requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
        responses: { 204: { description: '' } },
      },
    },
  },
})
const client = await agent()

type Result = Awaited<ReturnType<Client['callTool']>>
const textsOf = ({ content }: Result) =>
  content.flatMap((one) => (one.type === 'text' ? [one.text] : [])).join('\n')
const call = (name: 'readRoom' | 'readAny'): Promise<Result> => client.callTool({ name, arguments: {} })
function answers(
  type: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
  status = 200,
) {
  upstream.answer = (response) =>
    response.writeHead(status, { ...(type && { 'Content-Type': type }), ...headers }).end(body)
}

const json = '{"name":"José"}'
const room = { name: 'José' }

test.each([
  ['gzip', gzipSync(json)],
  ['x-gzip', gzipSync(json)],
  ['deflate', deflateSync(json)],
  ['deflate', deflateRawSync(json)],
  ['br', brotliCompressSync(json)],
  ['zstd', zstdCompressSync(json)],
  ['deflate, gzip', gzipSync(deflateSync(json))],
  ['identity', Buffer.from(json)],
])('a response in %s is read', async (coding, body) => {
  answers('application/json', body, { 'Content-Encoding': coding })
  expect((await call('readRoom')).structuredContent).toEqual(room)
  expect(textsOf(await call('readAny'))).toContain(json)
  expect(upstream.received[0]?.headers['accept-encoding']).toBe('identity')
})

test('an error in gzip is read, too', async () => {
  answers(
    'application/problem+json',
    gzipSync('{"code":"no_such_room"}'),
    { 'Content-Encoding': 'gzip' },
    404,
  )
  const result = await call('readRoom')
  expect([result.isError, textsOf(result)]).toEqual([true, expect.stringContaining('"no_such_room"')])
})

test.each([{ next: '/rooms/2' }, { opened: '2026-11-21 09:42' }, { id: '7' }])(
  'a value that isn’t of its documented format arrives: %j',
  async (values) => {
    answers('application/json', JSON.stringify({ ...room, ...values }))
    const result = await call('readRoom')
    expect([result.isError ?? false, result.structuredContent]).toEqual([false, { ...room, ...values }])
  },
)

const zeros = Buffer.alloc(60_000_000)
test.each([
  ['gzip', gzipSync(zeros)],
  ['gzip, gzip, gzip', gzipSync(gzipSync(gzipSync(zeros)))],
  ['br', brotliCompressSync(zeros, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })],
])('60 MB in a few KB of %s end at the bound', async (coding, body) => {
  answers('text/plain', body, { 'Content-Encoding': coding })
  const before = process.memoryUsage().arrayBuffers
  const result = await call('readAny')
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(30_000_000)
  expect([result.isError ?? false, textsOf(result)]).toEqual([
    false,
    expect.stringContaining('longer than 200 KB'),
  ])
})

test.each([
  ['gzip', gzipSync(json).subarray(0, 12), 'is broken'],
  ['gzip', Buffer.from(json), 'is broken'],
  ['compress', Buffer.from(json), 'can’t be read'],
  [Array.from({ length: 9 }, () => 'gzip').join(', '), Buffer.from(json), 'can’t be read'],
])('what can’t be decompressed is told: %s', async (coding, body, sentence) => {
  answers('application/json', body, { 'Content-Encoding': coding })
  for (const name of ['readRoom', 'readAny'] as const) expect(textsOf(await call(name))).toContain(sentence)
})

test.each([
  ['application/pdf', Buffer.from('%PDF-1.7\n\xff\x00', 'latin1')],
  ['audio/wav', Buffer.from('RIFF\x00\xff', 'latin1')],
  ['application/octet-stream', Buffer.from('plain')],
  ['application/zip', Buffer.from('PK\x03\x04')],
  ['image/tiff', Buffer.from('II*\x00')],
  ['application/vnd.acme', Buffer.from([0, 159, 146, 150])],
])('%s is a resource with all its bytes', async (type, body) => {
  answers(type, body)
  for (const name of ['readRoom', 'readAny'] as const) {
    const result = await call(name)
    const resource = { uri: expect.any(String), mimeType: type, blob: body.toString('base64') }
    expect(result.content[0]).toEqual({ type: 'resource', resource })
    expect(result.isError ?? false).toBe(false)
  }
})

test.each(['image/png', 'image/jpeg', 'image/gif; a=b', 'image/webp'])('%s is an image', async (type) => {
  answers(type, Buffer.from('\x89PNG\xff', 'latin1'))
  for (const name of ['readRoom', 'readAny'] as const) {
    const { content, isError = false } = await call(name)
    const data = Buffer.from('\x89PNG\xff', 'latin1').toString('base64')
    expect([content[0], isError]).toEqual([{ type: 'image', data, mimeType: type.split(';')[0] }, false])
  }
})

const latin1 = Buffer.from('José;Köln', 'latin1')
test.each([
  ['text/csv; charset=iso-8859-1', latin1],
  ['text/csv; charset="ISO-8859-1"', latin1],
  ['text/csv', latin1],
  ['text/csv; charset=x-unknown', latin1],
  ['text/csv; charset=utf-16le', Buffer.from('José;Köln', 'utf16le')],
  ['text/csv', Buffer.from('\ufeffJosé;Köln', 'utf16le')],
  ['text/csv', Buffer.from('\ufeffJosé;Köln')],
  ['application/json', Buffer.from('"José;Köln"')],
  ['application/json; charset=iso-8859-1', Buffer.from('"José;Köln"')],
  ['application/jsonl', Buffer.from('{"a":"José;Köln"}\n{}')],
  ['application/x-ndjson', Buffer.from('{"a":"José;Köln"}\n{}')],
  ['application/stream+json', Buffer.from('{"a":"José;Köln"}\n{}')],
  ['application/json-seq', Buffer.from('\x1e{"a":"José;Köln"}\n')],
  ['application/x-yaml', Buffer.from('a: José;Köln')],
  ['application/yaml', Buffer.from('a: José;Köln')],
  ['application/toml', Buffer.from('a = "José;Köln"')],
  ['application/xml', Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>José;Köln</a>', 'latin1')],
  ['image/svg+xml', Buffer.from('<svg>José;Köln</svg>')],
  ['application/sql', Buffer.from('-- José;Köln')],
])('%s is text in its charset', async (type, body) => {
  answers(type, body)
  for (const name of ['readRoom', 'readAny'] as const) {
    const { content, isError = false } = await call(name)
    expect(content[0]).toMatchObject({ type: 'text', text: expect.stringContaining('José;Köln') })
    const isUnexpected = name === 'readRoom' && /^application\/json(?:;|$)/.test(type)
    expect([JSON.stringify(content).includes('\ufffd'), isError]).toEqual([false, isUnexpected])
  }
})

test('JSON after a byte order mark is the object that it is', async () => {
  answers('application/json', `\ufeff${json}`)
  const result = await call('readRoom')
  expect([result.isError ?? false, result.structuredContent]).toEqual([false, room])
})

test('JSON without a type is the object that it is', async () => {
  answers('', json)
  const result = await call('readRoom')
  expect([result.isError ?? false, result.structuredContent]).toEqual([false, room])
})

test.each([
  ['one byte more', 'x'],
  ['a letter in two halves', 'é'],
])('a long answer is cut and says so, and isn’t blamed on the API: %s', async (_what, letter) => {
  answers('application/json', JSON.stringify({ name: `a${letter.repeat(300_000)}` }))
  for (const name of ['readRoom', 'readAny'] as const) {
    const result = await call(name)
    expect(result.isError ?? false).toBe(false)
    expect(textsOf(result)).toContain('longer than 200 KB')
    expect(textsOf(result)).not.toMatch(/isn’t what the API documents|\ufffd/)
  }
})

test('bytes that are too many are told with their type', async () => {
  answers('application/pdf', Buffer.alloc(2_000_000, '%PDF'))
  for (const name of ['readRoom', 'readAny'] as const) {
    const result = await call(name)
    expect([result.isError ?? false, textsOf(result)]).toEqual([
      false,
      expect.stringMatching(/application\/pdf.*longer than 1,000 KB/s),
    ])
  }
})

test.each([
  ['an image', 'image/png', Buffer.from('\x89PNG\xff', 'latin1'), 200],
  ['a text', 'text/plain', 'José', 200],
  ['nothing', 'application/json', '', 200],
  ['nothing', '', '', 204],
])(
  'where an object was promised and %s came, a client that checks results takes it',
  async (_what, type, body, status) => {
    answers(type, body, {}, status)
    const { isError = false, structuredContent, content } = await call('readRoom')
    expect([isError, structuredContent]).toEqual([
      false,
      { _response: expect.stringContaining(`Status ${status}`) },
    ])
    if (body === 'José') expect(JSON.stringify(content)).toContain('José')
  },
)

test.each(['{"name":1}', '[1]', '{"name":', 'null'])(
  'JSON that isn’t what was promised is told, once: %s',
  async (body) => {
    answers('application/json', body)
    const result = await call('readRoom')
    expect([result.isError, textsOf(result)]).toEqual([
      true,
      expect.stringContaining('isn’t what the API documents'),
    ])
  },
)

/** As bytes: the protocol’s own client rounds numbers. */
const callWith = async (name: string, values: string, id = '1'): Promise<string> =>
  (
    await sendAsIs('POST', `${server.url}/mcp/museum/v1`, {
      headers: {
        ...{ Accept: 'application/json, text/event-stream', 'Content-Type': 'application/json' },
        'X-API-Key': key,
      },
      body: `{"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"${name}","arguments":${values}}}`,
    })
  ).bytes.toString()

const longNumbers = '"long":12345678901234567890,"cents":0.10000000000000000001,"list":[1e400,-0,1.0]'

test('numbers of a response that JavaScript doesn’t hold are written as they came', async () => {
  answers('application/json', `{"name":"José",${longNumbers}}`)
  expect(await callWith('readRoom', '{}')).toContain(`"structuredContent":{"name":"José",${longNumbers}}`)
})

test('the ID of a call comes back as it was, also one that JavaScript doesn’t hold', async () => {
  answers('application/json', '{"name":"José"}')
  for (const id of ['1764432000123456789', '"1764432000123456789"', '7'])
    expect(await callWith('readRoom', '{}', id)).toMatch(new RegExp(`"structuredContent":.*"id":${id}[,}]`))
})

test.each([`{${longNumbers}}`, JSON.stringify(`{${longNumbers}}`)])(
  'numbers of arguments reach the API as they came: %s',
  async (body) => {
    await callWith('book', `{"id":12345678901234567890,"body":${body}}`)
    const [received] = upstream.received
    expect(received?.url).toContain('id=12345678901234567890')
    expect(received?.body.toString().replace(/\s/g, '')).toBe(`{${longNumbers}}`.replace('1.0', '1'))
  },
)
