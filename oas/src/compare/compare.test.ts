import { describe, expect, test } from 'vitest'
import { readReference } from '../document/read-reference.ts'
import { compare, compareWhole } from './compare.ts'

type JsonObject = Record<string, unknown>

const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const sample = {
  info: { title: 'Sample', version: '1.0.0' },
  paths: {
    '/things/{id}': {
      get: {
        operationId: 'getThing',
        summary: 'Read a thing',
        'x-price': { credits: '1.00', unit: 'call' },
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'limit', in: 'query', schema: { type: 'integer', maximum: 200 } },
        ],
        responses: {
          200: { headers: { 'X-Page': { schema: {} } }, ...json({ $ref: '#/components/schemas/Thing' }) },
          404: { description: 'None' },
        },
      },
    },
    '/things': {
      post: {
        operationId: 'addThing',
        summary: 'Add a thing',
        security: [{ key: [] }],
        requestBody: json({ $ref: '#/components/schemas/NewThing' }),
        responses: { 201: { description: 'Made' } },
      },
    },
  },
  components: {
    schemas: {
      Thing: {
        type: 'object',
        required: ['id', 'kind'],
        properties: {
          id: { type: 'string' },
          kind: { type: 'string', enum: ['SPOON', 'FORK'] },
          made_at: { type: 'string', format: 'date-time' },
          parts: { type: 'array', items: { $ref: '#/components/schemas/Thing' } },
        },
      },
      NewThing: {
        allOf: [
          { type: 'object', required: ['name'], properties: { name: { type: 'string', maxLength: 40 } } },
        ],
        properties: { size: { type: 'integer' } },
      },
    },
  },
}

const get = 'paths /things/{id} get'
const post = 'paths /things post'
const answered = 'components schemas Thing'
const sent = 'components schemas NewThing'

function changed(at: string, value: unknown) {
  const document = structuredClone(sample) as JsonObject
  const keys = at.split(' ')
  const last = keys.pop() ?? ''
  const parent = keys.reduce<JsonObject>((node, key) => node[key] as JsonObject, document)
  if (value === undefined) delete parent[last]
  else parent[last] = value
  return document
}

const documentationOf = (document: unknown) => readReference(document as never)
const told = (at: string, value: unknown) =>
  compare(documentationOf(sample), documentationOf(changed(at, value))).changes.map(
    ({ kind, breaking, text }) => `${kind}${breaking ? ' breaking' : ''}: ${text}`,
  )

const schemes = {
  key: { type: 'apiKey', in: 'header', name: 'X-Key' },
  open: { type: 'openIdConnect', openIdConnectUrl: 'https://a.example' },
  token: {
    type: 'oauth2',
    flows: { clientCredentials: { tokenUrl: 'https://a.example/token', scopes: { read: '' } } },
  },
}

/** Reported changes of an operation whose security or schemes changed. */
function securityChanges(
  [old, oldSchemes]: [unknown, object?],
  [now, newSchemes]: [unknown, object?],
): string[] {
  const secured = (security: unknown, securitySchemes: object = schemes) =>
    documentationOf({
      paths: { '/a': { get: { ...(security !== undefined && { security }), responses: {} } } },
      components: { securitySchemes },
    })
  return compare(secured(old, oldSchemes), secured(now, newSchemes)).changes.map(
    ({ breaking, text }) => `${breaking ? 'breaking: ' : ''}${text}`,
  )
}

test.each([
  [
    'another scope',
    [{ token: [] }],
    [{ token: ['read'] }],
    ['breaking: `token` now needs the scope `read`.'],
  ],
  ['a scope less', [{ token: ['read'] }], [{ token: [] }], ['`token` no longer needs the scope `read`.']],
  [
    'a scope where another way asks for less',
    [{ token: [] }],
    [{ token: ['read'] }, { token: [] }],
    ['`token` is now accepted for authentication.'],
  ],
  [
    'a second scheme beside it',
    [{ key: [] }],
    [{ key: [], open: [] }],
    [
      'breaking: `key` is no longer accepted for authentication.',
      '`key` with `open` is now accepted for authentication.',
    ],
  ],
  ['one of two less', [{ key: [], open: [] }], [{ key: [] }], ['`key` is now accepted for authentication.']],
  ['optional before', [{}, { key: [] }], [{ key: [] }], ['breaking: Authentication is now required.']],
  ['optional now', [{ key: [] }], [{ key: [] }, {}], ['Authentication is now optional.']],
  ['silence for none', undefined, [], []],
  ['another order', [{ key: [] }, { open: [] }], [{ open: [] }, { key: [] }], []],
])('security: %s', (_name, old, now, sentences) => {
  expect(securityChanges([old], [now])).toEqual(sentences)
})

test.each([
  [
    'another header',
    { key: { ...schemes.key, name: 'X-Other' } },
    'breaking: `key` is now an API key in the header `X-Other`, not an API key in the header `X-Key`.',
  ],
  [
    'another type',
    { key: { type: 'http', scheme: 'Bearer' } },
    'breaking: `key` is now the HTTP scheme `bearer`, not an API key in the header `X-Key`.',
  ],
])('a scheme: %s', (_name, now, sentence) => {
  expect(securityChanges([[{ key: [] }]], [[{ key: [] }], { ...schemes, ...now }])).toEqual([sentence])
})

test.each<[string, object, object]>([
  ['a header in other capitals', { key: schemes.key }, { key: { ...schemes.key, name: 'x-KEY' } }],
  ['another name', { key: schemes.key }, { apiKey: schemes.key }],
  ['another name for a flow', { token: schemes.token }, { login: schemes.token }],
  [
    'names that were swapped',
    { key: schemes.key, open: schemes.open },
    { open: schemes.key, key: schemes.open },
  ],
])('a scheme that is the same: %s', (_name, was, is) => {
  const needs = (all: object) =>
    Object.entries(all)
      .filter(([, one]) => one.type !== 'openIdConnect')
      .map(([name]) => ({ [name]: [] }))
  expect(securityChanges([needs(was), was], [needs(is), is])).toEqual([])
})

test('a scheme gets its tokens elsewhere, and by another flow', () => {
  const flows = {
    clientCredentials: { tokenUrl: 'https://b.example/token' },
    authorizationCode: { tokenUrl: 'https://b.example/token' },
  }
  const security = [{ token: [] }]
  expect(securityChanges([security], [security, { ...schemes, token: { type: 'oauth2', flows } }])).toEqual([
    'breaking: The token URL of `token` changed from `https://a.example/token` to `https://b.example/token`.',
    '`token` now has the flow `authorizationCode`.',
  ])
  expect(securityChanges([[{ key: [] }]], [[{ key: [] }], { ...schemes, token: { flows } }])).toEqual([])
})

test('what was kept before requirements were read is compared by the names of its schemes', () => {
  const now = documentationOf(changed(`${post} security`, [{ key: ['scope'] }]))
  const old = documentationOf(sample).operations.map(({ security_requirements: _, ...rest }) => rest)
  expect(compare({ operations: old }, now).changes).toEqual([])
})

describe('breaks callers', () => {
  test.each([
    [post, undefined, 'REMOVED breaking: Operation removed.'],
    [
      `${get} responses 200 headers`,
      undefined,
      'REMOVED breaking: The 200 response no longer includes the header `X-Page`.',
    ],
    [`${get} security`, [{ key: [] }], 'CHANGED breaking: Authentication with `key` is now required.'],
    [
      `${post} security`,
      [{ other: [] }],
      'REMOVED breaking: `key` is no longer accepted for authentication.',
    ],
    [`${get} parameters 1 required`, true, 'CHANGED breaking: The query parameter `limit` is now required.'],
    [`${get} parameters 1 schema maximum`, 50, 'CHANGED breaking: `limit`: maximum lowered from 200 to 50.'],
    [
      `${get} parameters 2`,
      { name: 'of', in: 'query', required: true },
      'ADDED breaking: New required query parameter `of`.',
    ],
    [`${post} requestBody required`, true, 'CHANGED breaking: The request body is now required.'],
    [`${post} requestBody`, undefined, 'REMOVED breaking: The request body is no longer accepted.'],
    [`${answered} properties made_at`, undefined, 'REMOVED breaking: `Thing.made_at` is no longer returned.'],
    [`${answered} required`, ['id'], 'CHANGED breaking: `Thing.kind` may now be missing.'],
    [
      `${answered} properties id type`,
      'integer',
      'CHANGED breaking: `Thing.id`: type changed from string to integer.',
    ],
    [
      `${answered} properties kind enum 2`,
      'KNIFE',
      'CHANGED breaking: `Thing.kind`: `KNIFE` may now be returned.',
    ],
    [`${sent} properties size`, undefined, 'REMOVED breaking: `NewThing.size` is no longer accepted.'],
    [`${sent} required`, ['size'], 'CHANGED breaking: `NewThing.size` is now required.'],
    [
      `${sent} allOf 0 properties name maxLength`,
      20,
      'CHANGED breaking: `NewThing.name`: maxLength lowered from 40 to 20.',
    ],
  ])('%s = %j', (at, value, sentence) => {
    expect(told(at, value)).toContain(sentence)
  })
})

describe('breaks nobody', () => {
  test.each([
    ['paths /more', { get: { operationId: 'more', responses: {} } }, 'ADDED: New operation.'],
    [
      `${get} operationId`,
      'readThing',
      'CHANGED: Renamed from `getThing`. Requests stay the same; generated code changes.',
    ],
    [`${get} deprecated`, true, 'DEPRECATED: Deprecated. It still works, but avoid it in new code.'],
    [
      `${get} x-price`,
      { credits: '2.00', unit: 'call' },
      'CHANGED: Price changed from 1.00 credits a call to 2.00 credits a call.',
    ],
    [
      `${get} x-price`,
      { credits: '0.00', unit: 'call' },
      'CHANGED: Price changed from 1.00 credits a call to free.',
    ],
    [`${get} responses 404`, undefined, 'REMOVED: No longer returns 404.'],
    [`${get} responses 410`, { description: 'Gone' }, 'ADDED: May now return 410.'],
    [`${get} parameters 1 deprecated`, true, 'DEPRECATED: The query parameter `limit` is deprecated.'],
    [`${get} parameters 1 schema maximum`, 500, 'CHANGED: `limit`: maximum raised from 200 to 500.'],
    [`${get} parameters 2`, { name: 'of', in: 'query' }, 'ADDED: New query parameter `of`.'],
    [`${post} security`, [], 'CHANGED: Authentication is no longer required.'],
    [`${answered} properties color`, { type: 'string' }, 'ADDED: New field `Thing.color`.'],
    [`${answered} properties kind enum`, ['FORK'], 'CHANGED: `Thing.kind`: `SPOON` is no longer returned.'],
    [`${answered} properties id deprecated`, true, 'DEPRECATED: `Thing.id` is deprecated.'],
    [`${sent} properties color`, { type: 'string' }, 'ADDED: New optional field `NewThing.color`.'],
    [`${sent} allOf 0 required`, [], 'CHANGED: `NewThing.name` is now optional.'],
    [
      `${sent} properties size type`,
      'number',
      'CHANGED: `NewThing.size`: type changed from integer to number.',
    ],
  ])('%s = %j', (at, value, sentence) => {
    const sentences = told(at, value)
    expect(sentences).toContain(sentence)
    expect(sentences.filter((one) => one.includes('breaking'))).toEqual([])
  })

  test.each([
    ['a text', `${get} summary`, 'Other words'],
    ['an example', `${answered} properties id example`, 'a'],
    [
      'an allOf written as one schema',
      sent,
      {
        type: 'object',
        required: ['name'],
        properties: { name: { type: 'string', maxLength: 40 }, size: { type: 'integer' } },
      },
    ],
    [
      'the name of a part of the path',
      'paths',
      {
        ...sample.paths,
        '/things/{id}': undefined,
        '/things/{key}': {
          get: {
            ...sample.paths['/things/{id}'].get,
            parameters: [
              { name: 'key', in: 'path', required: true, schema: { type: 'string' } },
              sample.paths['/things/{id}'].get.parameters[1],
            ],
          },
        },
      },
    ],
  ])('%s is told as no change', (_name, at, value) => {
    expect(told(at, value)).toEqual([])
  })
})

test('an operation that moved is the same one', () => {
  const { '/things': things, ...paths } = sample.paths
  expect(told('paths', { ...paths, '/stuff': things })).toEqual([
    'CHANGED breaking: Moved from `POST /things` to `POST /stuff`.',
  ])
})

test('breaking changes come first', () => {
  const document = changed(`${answered} properties made_at`, undefined) as typeof sample & JsonObject
  Object.assign(document.paths, { '/more': { get: { responses: {} } } })
  const { changes } = compare(documentationOf(sample), documentationOf(document))
  expect(changes.map(({ breaking }) => breaking)).toEqual([true, false])
})

test('a change of a schema that many operations share is listed once, with the first of them', () => {
  const many = (document: JsonObject) => {
    const paths = Array.from({ length: 30 }, (_, index) => [
      `/copy${index}/{id}`,
      sample.paths['/things/{id}'],
    ])
    return documentationOf({ ...document, paths: Object.fromEntries(paths) })
  }
  const after = many(changed(`${answered} properties color`, {}))
  const { changes } = compare(many(sample), after)
  expect(changes).toEqual([expect.objectContaining({ operations_total: 30 })])
  expect(changes[0]?.operations).toHaveLength(20)
  expect(compareWhole(after, many(sample)).broken).toHaveLength(30)
})

test('of more changes than anybody reads, the rest is counted', () => {
  const properties = Object.fromEntries(Array.from({ length: 700 }, (_, index) => [`field${index}`, {}]))
  const after = documentationOf(
    changed(`${answered} properties`, { ...sample.components.schemas.Thing.properties, ...properties }),
  )
  const { changes, changes_left_out } = compare(documentationOf(sample), after)
  expect([changes.length, changes_left_out]).toEqual([500, 200])
})

test('null is one of the types, however a document says so', () => {
  const answering = (schema: object) => ({
    paths: { '/a': { get: { summary: 'A', responses: { 200: json({ properties: { a: schema } }) } } } },
  })
  const nullable = { oneOf: [{ type: 'string' }, { type: 'null' }] }
  const changes = (old: object, now: object) =>
    compare(readReference(answering(old) as never), readReference(answering(now) as never)).changes.map(
      ({ breaking, text }) => [breaking, text],
    )
  expect(changes(nullable, { type: ['string', 'null'] })).toEqual([])
  expect(changes({ type: 'string' }, nullable)).toEqual([
    [true, '`200 response.a`: type changed from string to string or null.'],
  ])
})
