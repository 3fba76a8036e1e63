import { expect, test } from 'vitest'
import { type SendParts, send } from './send.ts'

const call = {
  method: 'POST',
  url: 'http://portal.test/mock/a',
  headers: [['X-API-Key', 'mock'] as const],
  body: '{}',
}

const parts = (rest: Partial<SendParts>): SendParts => ({
  fetch: async () => Response.json({ a: 1 }),
  now: () => 0,
  online: () => true,
  origin: 'http://portal.test',
  timeoutMs: 1_000,
  ...rest,
})

const never = new AbortController().signal
/** Answers only by giving up, as the browser does. */
const silent: typeof fetch = (request) =>
  new Promise((_, reject) => {
    const { signal } = request as Request
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason))
  })
const broken: typeof fetch = async () => {
  throw new TypeError('Failed to fetch')
}

test('what is sent is the call', async () => {
  let sent: Request | undefined
  await send(
    call,
    never,
    parts({
      fetch: async (request) => {
        sent = request as Request
        return new Response()
      },
    }),
  )
  expect([sent?.method, sent?.url, sent?.headers.get('X-API-Key'), await sent?.text()]).toEqual([
    'POST',
    call.url,
    'mock',
    '{}',
  ])
  expect(sent?.credentials).toBe('omit')
})

test('a response has status, time, headers and text', async () => {
  const times = [100, 184.4]
  const outcome = await send(call, never, parts({ now: () => times.shift() ?? 0 }))
  expect(outcome).toMatchObject({ kind: 'response', status: 200, ms: 84, text: '{"a":1}' })
})

test('what is no text is kept as a file', async () => {
  const fetch = async () => new Response(new Uint8Array([1, 2]), { headers: { 'Content-Type': 'image/png' } })
  const outcome = await send(call, never, parts({ fetch }))
  expect(outcome).toMatchObject({ text: null })
  expect(outcome.kind === 'response' && outcome.body.size).toBe(2)
})

test.each([
  ['stopped', {}, AbortSignal.abort()],
  ['late', { timeoutMs: 1 }, never],
])('without a response: %s', async (reason, rest, signal) => {
  expect(await send(call, signal, parts({ fetch: silent, ...rest }))).toMatchObject({
    kind: 'failure',
    reason,
  })
})

test.each([
  ['offline', { online: () => false }],
  ['unreachable', {}],
  ['blocked', { origin: 'http://elsewhere.test' }],
])('refused by the network: %s', async (reason, rest) => {
  expect(await send(call, never, parts({ fetch: broken, ...rest }))).toMatchObject({
    kind: 'failure',
    reason,
  })
})

test('a header that HTTP does not know is told, not thrown', async () => {
  const odd = { ...call, headers: [['a b', 'c'] as const] }
  expect(await send(odd, never, parts({}))).toMatchObject({ kind: 'failure', reason: 'unsendable' })
})

test('a form is sent with its files and the types of its parts', async () => {
  let arrived: FormData | undefined
  const photo = new File(['the photo'], 'me.png', { type: 'image/png' })
  await send(
    {
      ...call,
      body: null,
      parts: [
        { name: 'tags', value: 'a' },
        { name: 'tags', value: 'b' },
        { name: 'meta', value: '{"a":1}', type: 'application/json' },
        { name: 'photo', value: '', file: 'me.png', content: photo },
      ],
    },
    never,
    parts({
      fetch: async (request) => {
        arrived = await (request as Request).formData()
        return new Response()
      },
    }),
  )
  expect(arrived?.getAll('tags')).toEqual(['a', 'b'])
  const meta = arrived?.get('meta')
  expect(meta instanceof Blob && [meta.type, await meta.text()]).toEqual(['application/json', '{"a":1}'])
  const file = arrived?.get('photo')
  expect(file instanceof File && [file.name, file.type, await file.text()]).toEqual([
    'me.png',
    'image/png',
    'the photo',
  ])
})
