// A stranger's document has a mock as soon as it is published, in a process of its own, where it harms no other.
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { mockProgram } from '../src/gateway/mock-program.ts'
import { PublishedMocks } from '../src/gateway/published-mocks.ts'
import { eventually } from './support/eventually.ts'
import { giveKey } from './support/give-key.ts'
import { museum, openDesk } from './support/publishing.ts'
import { serverOfFile } from './support/server.ts'
import { subscriber } from './support/subscribers.ts'

const server = await serverOfFile({
  publishedMocks: { program: mockProgram, processes: 2, turnMs: 3_000, restMs: 0 },
})
const desk = openDesk()
afterAll(() => desk.close())

const publish = (name: string, document: object) =>
  desk.publish(server, desk.file(`${name}.json`, document), '--publisher', 'acme', '--tag', name)
const json = (schema: object) => ({ 200: { description: 'x', content: { 'application/json': { schema } } } })
const reading = (schema: object, more: object = {}) => ({
  get: { summary: 'Read', ...more, responses: json(schema) },
})
const call = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  server.ask('GET', `/mock/${path}`, { headers })

await publish('museum', museum())

test('the mock of a published API answers without a key, of examples and schemas, and its page says where', async () => {
  const { status, body, headers } = await call('museum/hours')
  expect([status, body, headers.get('X-Environment')]).toEqual([200, { opens: 'string' }, 'MOCK'])
  const { body: page } = await server.ask('POST', '/portal-api/api/sync', {
    body: { api: 'museum', version: 'v1' },
  })
  expect(page.data.servers.map(({ environment, url }) => [environment, url])).toEqual([
    ['MOCK', '/mock/museum@v1'],
    ['TEST', '/gateway/acme/museum/v1'],
  ])
  expect((await call('museum@v1/hours')).status).toBe(200)
  expect((await call('museum@v1/hours?day=today')).body).toMatchObject({
    code: 'validation_failed',
    errors: [{ pointer: '?day', code: 'format' }],
  })
  expect((await call('museum@v2/hours')).status).toBe(404)
})

test('without a test server, a test key’s call is answered by the mock', async () => {
  await (await subscriber(server, 'user')).subscribed({ api: 'museum' })
  const { secret } = await giveKey(server, { userId: 'usr_jun7Q2', api: 'museum', type: 'TEST' })
  const headers = { 'X-API-Key': secret }
  const response = await server.ask('GET', '/gateway/acme/museum/v1/hours', { headers })
  expect([response.status, response.body]).toEqual([200, { opens: 'string' }])
  expect(response.headers.get('X-Environment')).toBe('TEST')
})

test('a document that is published again has another mock', async () => {
  const shop = (opens: string) =>
    museum({ paths: { '/hours': reading({ type: 'object', properties: { opens: { const: opens } } }) } })
  await publish('shop', shop('nine'))
  expect((await call('shop/hours')).body).toEqual({ opens: 'nine' })
  await publish('shop', shop('ten'))
  expect((await call('shop/hours')).body).toEqual({ opens: 'ten' })
})

const tree = {
  type: 'object',
  properties: { name: { type: 'string' }, children: { $ref: '#/components/schemas/Trees' } },
}
const crowd = Object.fromEntries(
  Array.from({ length: 60 }, (_, one) => [
    `S${one}`,
    {
      properties: Object.fromEntries(
        Array.from({ length: 60 }, (__, other) => [`p${other}`, { $ref: `#/components/schemas/S${other}` }]),
      ),
    },
  ]),
)
test.each([
  ['schemas that never end', tree, { Trees: { type: 'array', items: tree } }],
  ['schemas that all quote one another', { $ref: '#/components/schemas/S0' }, crowd],
  ['a list of a hundred million', { type: 'array', minItems: 1e8, items: { type: 'string' } }, {}],
])('200: %s', async (_what, schema, schemas) => {
  await publish('odd', museum({ paths: { '/odd': reading(schema) }, components: { schemas } }))
  expect((await call('odd/odd')).status).toBe(200)
})

test('a mock that takes all its time is stopped and named, and no other notices', async () => {
  const slow = { parameters: [{ name: 'q', in: 'query', schema: { type: 'string', pattern: '^(a+)+$' } }] }
  await publish('slow', museum({ paths: { '/slow': reading({ type: 'string' }, slow) } }))
  expect((await call('slow/slow?q=a')).status).toBe(200)
  const stuck = call(`slow/slow?q=${'a'.repeat(60)}!`)
  expect((await call('museum/hours')).status).toBe(200)
  expect((await stuck).body.code).toBe('mock_unreachable')
  // The server hears of its end a moment after its caller.
  await eventually(async () => {
    const after = await call('slow/slow?q=a')
    expect([after.status, after.body.detail]).toEqual([
      502,
      expect.stringContaining('took too much memory or time'),
    ])
  })
  expect((await call('museum/hours')).status).toBe(200)
})

test('a response of its own speaks neither for the portal nor runs in it', async () => {
  const headers = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, { schema: { type: 'string', const: 'x' } }]))
  const page = { 'text/html': { example: '<script src="/mock/page/page.js"></script>' } }
  const own = ['Set-Cookie', 'Clear-Site-Data', 'Content-Security-Policy', 'Access-Control-Allow-Origin']
  await publish(
    'page',
    museum({
      paths: {
        '/page': {
          get: {
            responses: { 200: { description: 'x', headers: headers([...own, 'X-Own']), content: page } },
          },
        },
        '/away': { get: { responses: { 302: { description: 'x', headers: headers(['Location']) } } } },
        '/huge': {
          get: {
            responses: { 200: { description: 'x', content: { 'text/plain': { example: 'x'.repeat(6e6) } } } },
          },
        },
      },
    }),
  )
  const response = await call('page/page')
  expect([
    response.status,
    ...own.map((name) => response.headers.get(name)),
    response.headers.get('X-Own'),
  ]).toEqual([200, null, null, "sandbox; default-src 'none'", null, 'x'])
  const away = await fetch(`${server.url}/mock/page/away`, { redirect: 'manual' })
  expect([away.status, away.headers.get('Location')]).toEqual([302, null])
  expect((await call('page/huge')).body).toMatchObject({
    code: 'mock_unreachable',
    detail: expect.stringContaining('5 MB'),
  })
})

test('no document reads a file of the server or asks another', async () => {
  const example = { a: { $ref: 'file:///etc/passwd' }, b: { $ref: `${server.url}/portal-api/api/plans` } }
  const content = { 'application/json': { example } }
  await publish(
    'leak',
    museum({ paths: { '/leak': { get: { responses: { 200: { description: 'x', content } } } } } }),
  )
  const { status, body } = await call('leak/leak')
  expect([status, JSON.stringify(body)]).toEqual([200, expect.not.stringMatching(/root:|plan_type/)])
})

const mocksOf = (limits: ConstructorParameters<typeof PublishedMocks>[2]) => {
  const mocks = new PublishedMocks(server.db, mockProgram, limits)
  onTestFinished(() => mocks.stop())
  return (api: string) => mocks.addressOf({ api, version: 'v1' })
}
const isAlive = (address: string) =>
  fetch(address).then(
    () => true,
    () => false,
  )

test('no more run than may: another waits, or takes the place of the one called least recently', async () => {
  const patient = mocksOf({ processes: 1, restMs: 3_600_000 })
  const running = await patient('museum')
  await expect(patient('shop')).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 3 })
  expect(await isAlive(running)).toBe(true)
  const taking = mocksOf({ processes: 1, restMs: -1 })
  const first = await taking('museum')
  expect(await isAlive(await taking('shop'))).toBe(true)
  await expect.poll(() => isAlive(first)).toBe(false)
})

test('one that nobody calls ends, and begins again when it is called', async () => {
  const mocks = mocksOf({ idleMs: 1 })
  const first = await mocks('museum').catch(() => undefined)
  if (first) await expect.poll(() => isAlive(first)).toBe(false)
  const lasting = mocksOf({})
  expect(await lasting('museum')).toBe(await lasting('museum'))
})

test('one that takes too much memory isn’t started again for a while', async () => {
  const mocks = mocksOf({ rssMb: 40 })
  for (const _ of [1, 2]) await expect(mocks('museum')).rejects.toThrow(/too much memory or time/)
})
