import type { components } from '@switchboard/sdk'
import { afterAll, expect, test } from 'vitest'
import { museum, openDesk } from './support/publishing.ts'
import { serverOfFile } from './support/server.ts'
import { startUpstream } from './support/upstream.ts'
import { start } from './support/world.ts'

type Schemas = components['schemas']

const desk = openDesk()
const server = await serverOfFile()
// A process of its own has the real time, and a price that begins in a later month isn't in force yet.
server.advance((Date.now() - start.getTime()) / 1_000)
afterAll(() => desk.close())

const catalogue = async () =>
  (await server.ask('GET', '/portal-api/api/api-list-public')).body.data as Schemas['PublicApi'][]
const entry = async (api: string) => (await catalogue()).find((one) => one.api === api)
const version = async (api: string, version: string) =>
  (await server.ask('POST', '/portal-api/api/sync', { body: { api, version } })).body
    .data as Schemas['ApiVersion']
const operation = async (api: string, operation_id: string) =>
  (
    await server.ask(
      'GET',
      `/portal-api/api/api-reference/operation?${new URLSearchParams({ api, version: 'v1', operation_id })}`,
    )
  ).body.data as Schemas['ReferenceOperation']

test('a document is in the catalogue of the running server, without a restart', async () => {
  const file = desk.file('museum.json', museum())
  const { code, out, err } = await desk.run(
    server,
    file,
    '--publisher',
    'acme',
    '--category',
    'Culture',
    '--price',
    '0.25',
  )
  expect([code, err]).toEqual([0, ''])
  expect(out).toContain('Museum 1.4.2 at /api/acme/v1')
  expect(out).toContain('Live calls won’t work')
  expect(await entry('acme')).toMatchObject({
    publisher: 'acme',
    tag: null,
    name: 'Museum',
    summary: 'Opening hours and tickets of a museum.',
    category: 'Culture',
    version: 'v1',
    full_version: '1.4.2',
    status: 'ACTIVE',
    price_from: '0.25',
    tags: ['Visit'],
    operations: [
      { operation_id: 'getHours', price: '0.25', price_unit: 'call' },
      { operation_id: 'buyTicket', price: '1.50', price_unit: 'ticket' },
    ],
  })
  expect(await operation('acme', 'getHours')).toMatchObject({
    price: '0.25',
    summary: 'Read the opening hours',
  })
  const { body } = await server.ask('GET', '/openapi/acme-1.4.2.yaml')
  expect(JSON.parse(body.text as string)).toMatchObject({ info: { title: 'Museum' } })
})

test('an API without an upstream has its mock, and its prices can be read', async () => {
  expect((await version('acme', 'v1')).servers.map(({ environment }) => environment)).toEqual([
    'MOCK',
    'TEST',
  ])
  const { body } = await server.ask('GET', '/portal-api/api/sku-public')
  const skus = (body.data as { skus: Schemas['Sku'][] }).skus
  expect(skus.filter(({ api }) => api === 'acme').map(({ price_credits }) => price_credits)).toEqual([
    '0.25',
    '1.50',
  ])
})

test('the same version is replaced, and what is not given stays', async () => {
  const { '/hours': hours } = museum().paths
  const file = desk.file(
    'museum-2.json',
    museum({ info: { title: 'Museum', version: '1.5.0' }, paths: { '/hours': hours } }),
  )
  await desk.publish(server, file, '--publisher', 'acme', '--price', '0.25')
  expect(await entry('acme')).toMatchObject({ full_version: '1.5.0', category: 'Culture', operations: [{}] })
  expect((await version('acme', 'v1')).versions).toHaveLength(1)
  const gone = await server.ask(
    'GET',
    '/portal-api/api/api-reference/operation?api=acme&version=v1&operation_id=buyTicket',
  )
  expect(gone.status).toBe(404)
})

test('a new version stands beside the old one, which can be told an end', async () => {
  const next = desk.file('museum-3.json', museum({ info: { title: 'Museum', version: '2.0.0' } }))
  await desk.publish(server, next, '--publisher', 'acme', '--status', 'beta')
  expect(await entry('acme')).toMatchObject({ version: 'v2', status: 'BETA' })
  await desk.publish(
    server,
    desk.file('museum-4.json', museum()),
    '--publisher',
    'acme',
    '--version',
    'v1',
    '--ends',
    '2027-03-31',
  )
  expect(await version('acme', 'v1')).toMatchObject({
    status: 'DEPRECATED',
    sunset_on: '2027-03-31',
    replaced_by: 'v2',
    versions: [{ version: 'v2' }, { version: 'v1', sunset_on: '2027-03-31' }],
  })
  expect((await catalogue()).filter(({ api }) => api === 'acme')).toHaveLength(1)
})

test('an API with a tag has an address and a name of its own', async () => {
  await desk.publish(server, desk.file('tagged.json', museum()), '--publisher', 'acme', '--tag', 'museum')
  expect(await entry('museum')).toMatchObject({ publisher: 'acme', tag: 'museum' })
  await desk.publish(server, desk.file('other.json', museum()), '--publisher', 'globex', '--tag', 'museum')
  expect(await entry('globex-museum')).toMatchObject({ publisher: 'globex', tag: 'museum' })
})

test('with an upstream, calls with live keys reach it', async () => {
  const upstream = await startUpstream()
  await desk.publish(
    server,
    desk.file('live.json', museum()),
    '--publisher',
    'acme',
    '--tag',
    'live',
    '--upstream',
    `${upstream.url}/base`,
    '--allow-internal-upstream',
  )
  expect((await version('live', 'v1')).servers.slice(2)).toEqual([
    { environment: 'LIVE', url: '/gateway/acme/live/v1', description: expect.any(String) },
  ])
  const { access_token: token } = await server.signIn('user')
  const made = await server.ask('POST', '/portal-api/api/user-subscription', {
    token,
    body: { api: 'live' },
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  })
  const { keys } = made.body.data as { keys: { type: string; api_key: string }[] }
  const key = keys.find(({ type }) => type === 'LIVE')?.api_key ?? ''
  const response = await server.ask('GET', '/gateway/acme/live/v1/hours?day=2026-12-24', {
    headers: { 'X-API-Key': key },
  })
  expect([response.status, upstream.received.map(({ url }) => url)]).toEqual([
    200,
    ['/base/hours?day=2026-12-24'],
  ])
  await upstream.close()
})

test('a version that has ended is not answered any more', async () => {
  await desk.publish(
    server,
    desk.file('over.json', museum()),
    '--publisher',
    'acme',
    '--tag',
    'over',
    '--ends',
    '2026-11-21',
  )
  const response = await server.ask('GET', '/gateway/acme/over/v1/hours', {
    headers: { 'X-API-Key': 'sb_live_x' },
  })
  expect([response.status, response.body.detail]).toEqual([
    410,
    'v1 ended on 21 November 2026. Move to a newer version.',
  ])
})

test('a dry run says what would happen, and changes nothing', async () => {
  const before = await catalogue()
  const { code, out } = await desk.run(
    server,
    desk.file('dry.json', museum()),
    '--publisher',
    'acme',
    '--tag',
    'dry',
    '--dry-run',
  )
  expect([code, out]).toEqual([0, expect.stringContaining('nothing was changed')])
  expect(await catalogue()).toEqual(before)
})

test('operations without a name get the same one each time', async () => {
  const paths = {
    '/halls/{hall}': { get: { responses: {} }, delete: { responses: {} } },
    '/halls/{hall}.json': { get: { responses: {} } },
    '/été/~a b': { get: { responses: {} } },
  }
  const file = desk.file('nameless.json', museum({ paths }))
  const names = async () =>
    (await desk.publish(server, file, '--publisher', 'nameless')).reference.operations.map(
      ({ operation_id }) => operation_id,
    )
  const first = await names()
  expect(first).toEqual(['get-halls-hall', 'delete-halls-hall', 'get-halls-hall-json', 'get-t-a-b'])
  expect(await names()).toEqual(first)
  // The part of the path is asked for, though the document does not describe it.
  expect((await operation('nameless', 'get-halls-hall')).inputs).toMatchObject([
    { name: 'hall', place: 'path', required: true },
  ])
})

test('files beside the document are put into it', async () => {
  desk.file(
    'parts/schemas.yaml',
    'Hours:\n  type: object\n  properties:\n    opens: { type: string, example: "09:00" }\n',
  )
  const schema = { $ref: './parts/schemas.yaml#/Hours' }
  const paths = {
    '/hours': {
      get: {
        operationId: 'getHours',
        responses: { 200: { description: 'Hours', content: { 'application/json': { schema } } } },
      },
    },
  }
  await desk.publish(
    server,
    desk.file('split.json', museum({ paths, components: {} })),
    '--publisher',
    'split',
  )
  const read = await operation('split', 'getHours')
  expect(read.schemas).toMatchObject({ Hours: { properties: { opens: { examples: ['09:00'] } } } })
  const { body } = await server.ask('GET', '/openapi/split-1.4.2.yaml')
  expect(body.text).not.toContain('parts/schemas')
})

test('a schema that leads to itself, and one that leads to thousands, are shown as far as they go', async () => {
  const schemas = Object.fromEntries(
    Array.from({ length: 3000 }, (_, index) => [
      `Part${index}`,
      {
        type: 'object',
        description: 'x'.repeat(300),
        properties: {
          self: { $ref: `#/components/schemas/Part${index}` },
          left: { $ref: `#/components/schemas/Part${(2 * index + 1) % 3000}` },
          right: { $ref: `#/components/schemas/Part${(2 * index + 2) % 3000}` },
        },
      },
    ]),
  )
  const schema = { $ref: '#/components/schemas/Part0' }
  const paths = {
    '/deep': {
      get: {
        operationId: 'deep',
        responses: { 200: { description: '', content: { 'application/json': { schema } } } },
      },
    },
  }
  await desk.publish(
    server,
    desk.file('deep.json', museum({ paths, components: { schemas } })),
    '--publisher',
    'deep',
  )
  const { schemas: shown } = await operation('deep', 'deep')
  expect(Object.keys(shown).length).toBeGreaterThan(500)
  expect(JSON.stringify(shown).length).toBeLessThan(600_000)
  expect(JSON.stringify(shown)).toContain('Left out here')
})

test('texts that a database or a page cannot take are made plain', async () => {
  const info = {
    title: 'Nul\u0000 and half \ud83d',
    version: '1.0.0',
    description: '<script>alert(1)</script>',
  }
  const components = { schemas: { ['__proto__']: { type: 'string' }, constructor: { type: 'string' } } }
  await desk.publish(
    server,
    desk.file('hostile.json', museum({ info, components, paths: { '/a': { get: { responses: {} } } } })),
    '--publisher',
    'hostile',
  )
  expect(await entry('hostile')).toMatchObject({ name: 'Nul and half \ufffd' })
})

test('two at once for one address: both are done, one after the other', async () => {
  const file = desk.file('race.json', museum())
  await Promise.all([1, 2, 3].map(() => desk.publish(server, file, '--publisher', 'race')))
  expect((await catalogue()).filter(({ publisher }) => publisher === 'race')).toHaveLength(1)
})
