import { expect, test } from 'vitest'
import { readReference } from './read-reference.ts'

const ok = { 200: { description: 'Good.' } }
const documented = (paths: object, rest: object = {}) => readReference({ paths, ...rest } as never)

test('a callback has its own names of schemas among those of its operation', () => {
  const body = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Event' } } } }
  const notify = { post: { requestBody: body, responses: ok, security: [{}, { token: [] }] } }
  const { operations } = documented(
    { '/a': { post: { responses: ok, callbacks: { told: { $ref: '#/components/callbacks/told' } } } } },
    {
      components: {
        callbacks: { told: { '{$request.body#/sink}': notify, 'x-of': { post: {} } } },
        schemas: { Event: { type: 'object', allOf: [{ $ref: '#/components/schemas/Base' }] }, Base: {} },
      },
    },
  )
  expect(operations[0]?.callbacks).toMatchObject([
    {
      name: 'told',
      url: '{$request.body#/sink}',
      method: 'POST',
      body: { content: [{ schema: { 'x-named': 'Event' } }] },
      security: [],
      security_requirements: [[], [{ scheme: 'token', scopes: [] }]],
    },
  ])
  expect(Object.keys(operations[0]?.schemas ?? {})).toEqual(['Event', 'Base'])
})

test('callbacks that lead to themselves end', () => {
  const again = { $ref: '#/components/callbacks/again' }
  const item = { post: { responses: ok, callbacks: { again } } }
  const { operations } = documented(
    { '/a': { ...item, get: { responses: ok, callbacks: { lost: { $ref: '#/components/callbacks/b' } } } } },
    {
      components: {
        callbacks: {
          again: { '{$url}': { $ref: '#/paths/~1a' } },
          b: { $ref: '#/components/callbacks/c' },
          c: { $ref: '#/components/callbacks/b' },
        },
      },
    },
  )
  expect(operations.map(({ callbacks }) => callbacks?.map(({ method }) => method))).toEqual([
    ['POST', 'GET'],
    undefined,
  ])
})

test('calls that the API makes do not prove themselves as those to it', () => {
  const item = { post: { responses: ok, callbacks: { told: { '{$url}': { post: { responses: ok } } } } } }
  const { operations, webhooks } = documented(
    { '/a': item },
    { security: [{ key: [] }], webhooks: { b: item } },
  )
  expect(operations[0]?.security).toEqual(['key'])
  for (const one of [operations[0]?.callbacks?.[0], webhooks[0]])
    expect([one?.security, one?.security_requirements]).toEqual([[], null])
})

test('a link leads to an operation by its name and by a reference, or nowhere', () => {
  const links = {
    byName: { operationId: 'read', parameters: { id: '$response.body#/id', deep: 1 } },
    byPlace: { operationRef: '#/paths/~1a~1%7Bid%7D/get' },
    unnamed: { operationRef: '#/paths/~1a~1{id}/delete', requestBody: { a: 1 } },
    lost: { operationId: 'gone', description: 'Gone.' },
    elsewhere: { operationRef: 'https://other.example/openapi.yaml#/paths/~1a/get' },
    empty: {},
  }
  const { operations } = documented({
    '/a': { post: { responses: { 201: { description: 'Made.', links } } } },
    '/a/{id}': { get: { operationId: 'read', responses: ok }, delete: { responses: ok } },
  })
  const of = { name: expect.any(String), description: '', inputs: [] }
  expect(operations[0]?.responses[0]?.links).toEqual([
    {
      ...of,
      operation_id: 'read',
      inputs: [
        { name: 'id', value: '$response.body#/id' },
        { name: 'deep', value: '1' },
      ],
    },
    { ...of, operation_id: 'read' },
    { ...of, operation_id: 'delete-a-id', body: '{"a":1}' },
    { ...of, operation_id: null, target: 'gone', description: 'Gone.' },
    { ...of, operation_id: null, target: 'https://other.example/openapi.yaml#/paths/~1a/get' },
    { ...of, operation_id: null, target: '' },
  ])
})

test('of ten thousand webhooks as many are read as a page shows, each by a name of its own', () => {
  const webhooks = Array.from({ length: 10_000 }, (_, index) => [
    `w${index}`,
    { post: { operationId: 'same', responses: ok } },
  ])
  const { index, webhooks: read } = documented(
    { '/a': { get: { operationId: 'same', responses: ok } } },
    { webhooks: Object.fromEntries(webhooks) },
  )
  expect([index.operations.length, index.webhooks?.length, read.length]).toEqual([1, 200, 200])
  expect(new Set(read.map(({ operation_id }) => operation_id)).size).toBe(200)
  expect(read[1]).toMatchObject({ operation_id: 'post-w1', path: 'w1', webhook: true })
})

test('methods of OpenAPI 3.2 are operations, and what is no method is none', () => {
  const { operations } = documented({
    '/a': {
      query: { responses: ok },
      additionalOperations: { COPY: { responses: ok }, 'a b': { responses: ok }, Get: { responses: ok } },
    },
  })
  expect(operations.map(({ method, operation_id }) => [method, operation_id])).toEqual([
    ['QUERY', 'query-a'],
    ['COPY', 'copy-a'],
    ['Get', 'get-a'],
  ])
})

test('what a document says of itself is text, whatever it is', () => {
  const { index } = documented(
    { '/a': { get: { tags: ['t'], responses: ok } } },
    {
      info: { title: 'A', version: '1', license: { identifier: 'MIT' }, contact: {}, termsOfService: 1 },
      tags: [{ name: 't', externalDocs: { url: 'https://t.example' } }],
      externalDocs: { description: 'Nowhere.' },
    },
  )
  expect(index).toMatchObject({
    license: { name: 'MIT', identifier: 'MIT' },
    tags: [{ name: 't', external_docs: { url: 'https://t.example', description: '' } }],
  })
  for (const name of ['contact', 'terms_of_service', 'external_docs', 'webhooks'])
    expect(index).not.toHaveProperty(name)
})
