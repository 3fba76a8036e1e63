// An API that repeats the gateway's credential in a compressed response, or in pieces of one.
import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  createGzip,
  deflateRawSync,
  deflateSync,
  gunzipSync,
  gzipSync,
  inflateSync,
  zstdCompressSync,
  zstdDecompressSync,
} from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { eventually } from './support/eventually.ts'
import { callRecords, sendAsIs, tess } from './support/gateway.ts'
import { giveKey } from './support/give-key.ts'
import { serverOfFile } from './support/server.ts'
import { upstreamOfFile } from './support/upstream.ts'
import { upstreamDeskOfFile } from './support/upstream-desk.ts'

const upstream = await upstreamOfFile()
const server = await serverOfFile({ settings: { secretsKey: 'first' } })
const { set } = await upstreamDeskOfFile(server, upstream)
await server.db.updateTable('plans').set({ limits: '{}' }).execute()
const { balanceOf } = callRecords(server)
const { secret: key } = await giveKey(server, { userId: tess, api: 'messaging', type: 'LIVE' })

const secret = 'n33dle/of+the&gateway'
const stars = '*'.repeat(secret.length)
const credential = { type: 'BEARER', secret }
const messages = `${server.url}/gateway/lumina/messaging/v1/messages`
const url = `${messages}/msg_1`
const call = (headers: Readonly<Record<string, string>> = {}) =>
  sendAsIs('GET', url, { headers: { 'X-API-Key': key, ...headers } })

/** A call that costs something. */
const send = () => sendAsIs('POST', messages, { headers: { 'X-API-Key': key } })

type Recode = (bytes: Buffer) => Buffer
const packBrotli: Recode = (bytes) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
const codings: readonly (readonly [what: string, coding: string, pack: Recode, unpack: Recode])[] = [
  ['gzip', 'gzip', gzipSync, gunzipSync],
  ['gzip by its old name', 'X-GZIP', gzipSync, gunzipSync],
  ['deflate', 'deflate', deflateSync, inflateSync],
  ['deflate without its frame', 'deflate', deflateRawSync, inflateSync],
  ['brotli', 'br', packBrotli, brotliDecompressSync],
  ['zstd', 'zstd', zstdCompressSync, zstdDecompressSync],
  [
    'two codings',
    'gzip, br',
    (bytes) => packBrotli(gzipSync(bytes)),
    (bytes) => gunzipSync(brotliDecompressSync(bytes)),
  ],
]
/** Text that doesn’t become short. */
const noise = (length: number): string => {
  let state = 1
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647
    return String.fromCharCode(33 + (state % 90))
  }).join('')
}
const long = `${noise(150_000)}${secret}${noise(90_000)}`
const bomb = `${' '.repeat(2_000_000)}${secret}`

describe.each(codings)('compressed as %s', (_what, coding, pack, unpack) => {
  const answer = (body: Buffer) => {
    upstream.answer = (response) =>
      response
        .writeHead(200, { 'Content-Encoding': coding, ETag: '"a"', 'Content-Digest': 'sha-256=:a:' })
        .end(body)
  }

  test('a short response is unpacked and covered; any other stays as it was', async () => {
    await set({ credential })
    answer(pack(Buffer.from(`<${secret}>`)))
    const { headers, bytes } = await call()
    expect([`${bytes}`, headers['content-encoding'], headers.etag]).toEqual([
      `<${stars}>`,
      undefined,
      undefined,
    ])
    answer(pack(Buffer.from('{}')))
    const other = await call()
    expect([other.bytes, other.headers['content-encoding'], other.headers.etag]).toEqual([
      pack(Buffer.from('{}')),
      coding,
      '"a"',
    ])
  })

  test.each([
    ['a long response', long],
    ['a short one that unpacks to a long one', bomb],
  ])('%s is covered, and as compressed', async (_length, text) => {
    await set({ credential })
    answer(pack(Buffer.from(text)))
    const { headers, bytes } = await call()
    expect(bytes.length).toBeLessThan(text.length)
    expect(unpack(bytes).equals(Buffer.from(text.replace(secret, stars)))).toBe(true)
    expect([headers['content-encoding'], headers.etag, headers['content-digest']]).toEqual([
      coding,
      'W/"a"',
      undefined,
    ])
  })

  test('one that breaks off in its compression gives nothing away, and costs nothing', async () => {
    await set({ credential })
    for (const text of [`<${secret}>`, long]) {
      answer(pack(Buffer.from(text)))
      expect(Number((await send()).headers['x-credits-charged'])).toBeGreaterThan(0)
      const before = await balanceOf()
      const packed = pack(Buffer.from(text))
      answer(packed.subarray(0, packed.length - 9))
      const bytes = await send().then(
        (response) => response.bytes,
        () => Buffer.alloc(0),
      )
      expect(`${bytes}`).not.toContain('n33dle')
      expect(bytes).not.toEqual(packed.subarray(0, packed.length - 9))
      await eventually(async () => expect(await balanceOf()).toBe(before))
    }
  })
})

test('a stream of events is covered event by event, and none waits for the next', async () => {
  await set({ credential })
  let next = () => {}
  upstream.answer = async (response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Content-Encoding': 'gzip' })
    const gzip = createGzip({ flush: constants.Z_SYNC_FLUSH })
    gzip.pipe(response)
    for (const text of [`data: 1\n\ndata: ${secret.slice(0, 9)}`, `${secret.slice(9)}\n\n`]) {
      gzip.write(text)
      await new Promise<void>((resolve) => {
        next = resolve
      })
    }
    gzip.end()
  }
  const stream = await fetch(url, { headers: { 'X-API-Key': key } })
  let events = ''
  const reading = (async () => {
    for await (const chunk of stream.body ?? []) events += Buffer.from(chunk)
  })()
  await eventually(() => expect(events).toBe('data: 1\n\ndata: '))
  next()
  await eventually(() => expect(events).toBe(`data: 1\n\ndata: ${stars}\n\n`))
  next()
  await reading
})

test('a caller who leaves a silent stream ends it at the API', async () => {
  await set({ credential })
  const left = new Promise<void>((resolve) => {
    upstream.answer = (response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Content-Encoding': 'gzip' })
      response.on('close', resolve).flushHeaders()
    }
  })
  const leaving = new AbortController()
  await fetch(url, { headers: { 'X-API-Key': key }, signal: leaving.signal })
  leaving.abort()
  await left
})

test.each([
  ['is covered where it is short', `<${secret}>`, 200, `<${stars}>`],
  ['is no response where it is long', long, 502, expect.stringContaining('"upstream_unreachable"')],
])('text that only says that it was compressed %s', async (_what, text, status, expected) => {
  await set({ credential })
  upstream.answer = (response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(text)
  const received = await call()
  expect([received.status, `${received.bytes}`]).toEqual([status, expected])
})

describe('what a caller asks of a response that may have a secret', () => {
  const sent = () => upstream.received.at(-1)?.headers

  test.each([
    [{ Range: 'bytes=0-9' }, {}],
    [{ Range: ' Bytes=0-4,9-' }, {}],
    [{ 'Request-Range': 'bytes=0-9' }, {}],
    [{ Range: 'pages=1-2' }, { range: 'pages=1-2' }],
    [{ 'Accept-Encoding': 'gzip;q=0.8, compress, dcb , *' }, { 'accept-encoding': 'gzip;q=0.8' }],
    [{ 'Accept-Encoding': 'br,zstd;q=0.5,identity' }, { 'accept-encoding': 'br,zstd;q=0.5,identity' }],
    [{ 'Accept-Encoding': 'exi' }, { 'accept-encoding': 'identity' }],
  ])('of %j goes out %j', async (headers, expected) => {
    await set({ credential })
    await call(headers)
    const { range, 'request-range': old, 'accept-encoding': coding } = sent() ?? {}
    expect(JSON.parse(JSON.stringify({ range, 'request-range': old, 'accept-encoding': coding }))).toEqual(
      expected,
    )
  })

  test('two pieces put together are the whole without it, and the response says that there are no pieces', async () => {
    await set({ credential })
    const text = `<${secret}>`
    upstream.answer = (response, { headers }) => {
      const [, from, to] = /bytes=(\d+)-(\d+)/.exec(`${headers.range}`) ?? []
      response.writeHead(from ? 206 : 200, { 'Accept-Ranges': 'bytes' })
      response.end(from ? text.slice(Number(from), Number(to) + 1) : text)
    }
    const pieces = [await call({ Range: 'bytes=0-9' }), await call({ Range: 'bytes=10-99' })]
    expect(
      pieces.map(({ status, headers, bytes }) => [status, headers['accept-ranges'], `${bytes}`]),
    ).toEqual(pieces.map(() => [200, 'none', `<${stars}>`]))
  })

  test('without one, pieces are those of the API', async () => {
    await set({ credential: { type: 'NONE' } })
    await call({ Range: 'bytes=0-9', 'Accept-Encoding': 'dcb' })
    expect([sent()?.range, sent()?.['accept-encoding']]).toEqual(['bytes=0-9', 'dcb'])
  })
})
