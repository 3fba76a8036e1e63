import { expect, test } from 'vitest'
import { writeJson } from '../numbers.ts'
import { buildRequest } from '../request/build-request.ts'
import { startValues } from '../request/values.ts'
import { readReference } from './read-reference.ts'

const operation = (document: Parameters<typeof readReference>[0]) => {
  const [first] = readReference({ info: { title: 'T', version: '1.0.0' }, ...document }).operations
  if (!first) throw new Error('No operation was read.')
  return first
}
const answering = (schema: object, schemas: object = {}) =>
  operation({
    paths: { '/a': { get: { responses: { 200: { content: { 'application/json': { schema } } } } } } },
    components: { schemas },
  } as never)

test('a schema that leads to itself is read once, and named', () => {
  const { schemas, responses } = answering(
    { $ref: '#/components/schemas/Node' },
    { Node: { type: 'object', properties: { next: { $ref: '#/components/schemas/Node' } } }, Other: {} },
  )
  expect(responses[0]?.content[0]?.schema).toEqual({ 'x-named': 'Node' })
  expect(schemas).toEqual({ Node: { type: 'object', properties: { next: { 'x-named': 'Node' } } } })
})

test('what OpenAPI 3.0 wrote in its own way is written as JSON Schema', () => {
  const { responses } = answering({
    type: 'integer',
    nullable: true,
    minimum: 0,
    exclusiveMinimum: true,
    example: 4,
    enum: [4],
  })
  expect(responses[0]?.content[0]?.schema).toEqual({
    type: ['integer', 'null'],
    exclusiveMinimum: 0,
    examples: [4],
    enum: [4, null],
  })
})

const object = { type: 'object', properties: { a: { type: 'integer' } } }
test.each<[string, object, string]>([
  ['an object', { example: ' {"a": 9007199254740993}\n', schema: object }, '{"a":9007199254740993}'],
  ['a named one', { examples: { one: { value: '{"a":1}' } }, schema: object }, '{"a":1}'],
  ['one of the schema', { schema: { ...object, example: '{"a":1}' } }, '{"a":1}'],
  ['a list', { example: '[{"a":1}]', schema: { type: 'array', items: object } }, '[{"a":1}]'],
  ['a text where it may be', { example: '{"a":1}', schema: { type: 'string' } }, '"{\\"a\\":1}"'],
  ['a text where the schema says nothing', { example: '{"a":1}', schema: {} }, '"{\\"a\\":1}"'],
  ['a text if it is no JSON', { example: '{"a":', schema: object }, '"{\\"a\\":"'],
  ['a text if it is JSON of another type', { example: '[1]', schema: object }, '"[1]"'],
])('an example that is JSON in a text is %s', (_what, media, written) => {
  const content = { 'application/json': media }
  const { responses, body } = operation({
    paths: { '/a': { post: { requestBody: { content }, responses: { 200: { content } } } } },
  } as never)
  expect(writeJson(responses[0]?.content[0]?.examples[0]?.value)).toBe(written)
  expect(body?.content[0]?.examples).toEqual(responses[0]?.content[0]?.examples)
})

test('parameters of the path hold, but for those that the operation writes anew', () => {
  const { inputs } = operation({
    paths: {
      '/a/{id}': {
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'q', in: 'query', schema: { type: 'string' } },
        ],
        get: { parameters: [{ $ref: '#/components/parameters/q' }] },
      },
    },
    components: { parameters: { q: { name: 'q', in: 'query', description: 'Anew', example: 'x' } } },
  })
  expect(inputs.map(({ name, description, example }) => [name, description, example])).toEqual([
    ['id', '', null],
    ['q', 'Anew', 'x'],
  ])
})

test('operations without a name, or with that of another, get one of their own', () => {
  const { operations } = readReference({
    paths: { '/a': { get: {}, post: { operationId: 'a' } }, '/b/{id}': { get: { operationId: 'a' } } },
  })
  expect(operations.map(({ operation_id }) => operation_id)).toEqual(['get-a', 'a', 'get-b-id'])
})

test('a reference that leads nowhere, or in a circle, shows nothing and breaks nothing', () => {
  const { responses } = operation({
    paths: {
      '/a': { get: { responses: { 200: { $ref: '#/components/responses/a' }, 404: { $ref: 'x.yaml' } } } },
    },
    components: {
      responses: { a: { $ref: '#/components/responses/b' }, b: { $ref: '#/components/responses/a' } },
    },
  })
  expect(responses.map(({ status, content }) => [status, content])).toEqual([
    ['200', []],
    ['404', []],
  ])
})

test('a cookie has the first of its examples that is a value', () => {
  const examples = { none: { value: null }, one: { value: 'abc' }, two: { value: 'def' } }
  const cookie = { name: 'session', in: 'cookie', required: true, schema: { type: 'string' }, examples }
  const result = operation({ paths: { '/a': { get: { parameters: [cookie], responses: {} } } } })
  expect(result.inputs).toMatchObject([{ place: 'cookie', name: 'session', example: 'abc' }])
  const { headers } = buildRequest({
    operation: result,
    values: startValues(result),
    base: 'https://a.example',
  })
  expect(headers).toEqual([['Cookie', 'session=abc']])
})
