import { expect, test } from 'vitest'
import { readReference } from '../document/read-reference.ts'
import type { JsonObject } from '../json.ts'
import { toolRequest } from './tool-request.ts'
import { toolsOf } from './tools-of.ts'

const operationsOf = (paths: object, schemas: object = {}) =>
  readReference({
    ...{ openapi: '3.1.0', info: { title: 'Tools', version: '1.0.0' } },
    ...{ paths, components: { schemas } },
  } as unknown as JsonObject).operations

const json = (schema: object) => ({ required: true, content: { 'application/json': { schema } } })
const responses = { 200: { description: '' } }
const post = (schema: object, parameters: object[] = []) => ({
  '/a': { post: { operationId: 'send', parameters, requestBody: json(schema), responses } },
})

type Schema = Record<string, unknown> & {
  properties: Record<string, Schema>
  items: Schema
  required: string[]
  anyOf: Schema[]
}
const toolOf = (schema: object, schemas?: object) => {
  const [tool] = toolsOf(operationsOf(post(schema), schemas))
  if (!tool) throw new Error('There is no tool.')
  return { tool, body: (tool.inputSchema.properties as Record<string, Schema>).body as Schema }
}

const words = 'Some words that say what a field is for, and more than that. '
const text = (length = 3) => ({ type: 'string', description: words.repeat(length), example: 'an example' })
const wide = (count: number, field: object) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`optional_${index}`, field]))
const currencies = Array.from({ length: 180 }, (_, index) => `C${index}`)
const needed = {
  type: 'object',
  required: ['amount', 'lines'],
  properties: {
    ...wide(20, { type: 'object', properties: wide(20, { type: 'object', properties: wide(5, text()) }) }),
    amount: {
      type: 'object',
      required: ['currency', 'value'],
      properties: { currency: { type: 'string', enum: currencies, description: words }, value: text() },
    },
    lines: {
      type: 'array',
      items: { type: 'object', required: ['sku'], properties: { sku: text(), ...wide(10, text()) } },
    },
  },
}

test.each([
  ['as it is', needed],
  ['behind a name', { allOf: [{ $ref: '#/components/schemas/Needed' }] }],
  [
    'as a form of several',
    {
      oneOf: [
        { $ref: '#/components/schemas/Needed' },
        { type: 'object', required: ['id'], properties: { id: text() } },
      ],
    },
  ],
  ['beside a rule', { ...needed, anyOf: [{ required: ['optional_1'] }, { required: ['optional_2'] }] }],
  [
    'after optional fields that have hundreds',
    {
      ...needed,
      properties: { first: { type: 'object', properties: wide(400, text()) }, ...needed.properties },
    },
  ],
  [
    'with long patterns',
    {
      ...needed,
      properties: {
        ...wide(100, { type: 'string', pattern: `^${'a?'.repeat(140)}$` }),
        ...needed.properties,
      },
    },
  ],
])(
  'a large body keeps its first level, and the names, types and values of what is required: %s',
  (_how, schema) => {
    const { tool, body } = toolOf(schema, { Needed: needed })
    expect(JSON.stringify(tool).length).toBeLessThanOrEqual(24_000)
    expect(tool.description).toContain('Shortened here')
    const { properties, required } = body.anyOf && !body.properties ? (body.anyOf[0] as Schema) : body
    expect(required).toEqual(['amount', 'lines'])
    for (const [name, field] of Object.entries(properties))
      expect([name, field.type]).toEqual([name, expect.any(String)])
    expect(Object.keys(properties).length).toBeGreaterThanOrEqual(22)
    expect(properties.amount).toMatchObject({
      ...{ type: 'object', required: ['currency', 'value'] },
      properties: { currency: { type: 'string', enum: currencies }, value: { type: 'string' } },
    })
    expect(properties.lines?.items).toMatchObject({
      required: ['sku'],
      properties: { sku: { type: 'string' } },
    })
  },
)

test('of five thousand fields those stay that are required, and others are allowed still', () => {
  const properties = { ...wide(5_000, a), last: { type: 'integer' } }
  const { tool, body } = toolOf({
    type: 'object',
    required: ['last'],
    properties,
    additionalProperties: false,
  })
  expect(JSON.stringify(tool).length).toBeLessThanOrEqual(24_000)
  expect([body.required, body.properties.last]).toEqual([['last'], { type: 'integer' }])
  expect(body.additionalProperties).toBeUndefined()
})

const a = { type: 'string' }
const ab = { type: 'object', properties: { a, b: a } }
test.each([
  ['one of two fields', { anyOf: [{ required: ['a'] }, { required: ['b'] }] }],
  [
    'a condition',
    JSON.parse(
      '{"if":{"properties":{"a":{"const":"x"}},"required":["a"]},"then":{"required":["b"]},"else":{"not":{"required":["b"]}}}',
    ),
  ],
  ['what is needed together', { dependentRequired: { a: ['b'] } }],
  ['what a field needs', { dependentSchemas: { a: { required: ['b'] } } }],
  ['what is excluded', { not: { required: ['a', 'b'] } }],
  ['names', { propertyNames: { pattern: '^[a-z]$' } }],
  ['fields by pattern', { patternProperties: { '^x-': { type: 'string' } }, additionalProperties: false }],
  ['how many', { minProperties: 1, maxProperties: 2 }],
  [
    'two conditions',
    JSON.parse(
      '{"if":{"required":["a"]},"then":{"required":["b"]},"allOf":[{"if":{"required":["b"]},"then":{"required":["a"]}}]}',
    ),
  ],
  [
    'two choices',
    {
      anyOf: [{ required: ['a'] }, { required: ['b'] }],
      allOf: [{ anyOf: [{ maxProperties: 1 }, { minProperties: 2 }] }],
    },
  ],
])('a tool keeps %s', (_what, rule) => {
  const { properties, type, ...rules } = toolOf({ ...ab, ...rule }).body
  const sorted = (value: unknown) => JSON.stringify(value).split('').sort().join('')
  expect(sorted(rules), JSON.stringify(rules)).toBe(sorted(rule))
})

test.each([
  [
    'a pattern that JSON Schema doesn’t know',
    { type: 'string', pattern: '(?i)^abc$' },
    /Matches the pattern \(\?i\)\^abc\$/,
  ],
  [
    'more values than fit',
    { type: 'string', enum: Array.from({ length: 2_000 }, (_, n) => `v${n}`) },
    /One of 2000 values, such as v0, v1, v2/,
  ],
  [
    'a condition on itself',
    {
      ...ab,
      properties: { ...ab.properties, c: { $ref: '#/components/schemas/Loop' } },
      not: { $ref: '#/components/schemas/Loop' },
    },
    /More conditions apply/,
  ],
])('a tool says in words what it can’t keep: %s', (_what, schema, expected) => {
  const loop = { type: 'object', properties: { next: { $ref: '#/components/schemas/Loop' } } }
  const { body } = toolOf({ type: 'object', properties: { field: schema } }, { Loop: loop })
  expect(body.properties.field?.description).toMatch(expected)
})

test('arguments never meet, nor do tools: names that differ in their place, in capitals or behind 64 letters alone', () => {
  const parameter = (place: string, name: string) => ({
    in: place,
    name,
    required: place === 'path',
    schema: a,
  })
  const parameters = [
    ...['path', 'query', 'header', 'cookie'].map((place) => parameter(place, 'id')),
    ...['path_id', 'ID', 'body', 'a b', 'a_b', 'a-b', 'A-B', 'x'.repeat(70), `${'x'.repeat(70)}y`].map(
      (name) => parameter('query', name),
    ),
  ]
  const operations = operationsOf({
    '/a/{id}': { post: { operationId: 'getUser', parameters, requestBody: json(ab), responses } },
    ...Object.fromEntries(
      ['getuser', 'GetUser', 'get user', `${'long'.repeat(20)}1`, `${'long'.repeat(20)}2`].map(
        (operationId, index) => [`/${index}`, { get: { operationId, responses } }],
      ),
    ),
  })
  const tools = toolsOf(operations)
  const folded = (names: readonly string[]) => new Set(names.map((name) => name.toLowerCase())).size
  expect(folded(tools.map(({ name }) => name))).toBe(operations.length)
  const names = Object.keys(tools[0]?.inputSchema.properties ?? {})
  expect([folded(names), names.every((name) => /^[\w-]{1,64}$/.test(name))]).toEqual([
    parameters.length + 1,
    true,
  ])
  const [operation] = operations
  if (!operation) throw new Error('There is no operation.')
  const values = Object.fromEntries(names.map((name, index) => [name, name === 'body' ? {} : `v${index}`]))
  const sent = JSON.stringify(toolRequest(operation, values, 'http://a.example'))
  for (const value of Object.values(values)) if (typeof value === 'string') expect(sent).toContain(value)
})

const list = { type: 'array', items: { type: 'object', properties: { tags: { type: 'array', items: a } } } }
const twice = JSON.stringify
test.each([
  ['an object', ab, twice({ a: 'x' }), { a: 'x' }],
  ['a list', list, twice([{ tags: ['x'] }]), [{ tags: ['x'] }]],
  ['a list within a list', list, twice([{ tags: twice(['x']) }]), [{ tags: ['x'] }]],
  ['items of a list', list, [twice({ tags: twice(['x']) })], [{ tags: ['x'] }]],
  ['a field', { type: 'object', properties: { ab } }, { ab: twice({ a: '1' }) }, { ab: { a: '1' } }],
  [
    'one that may be null',
    { type: 'object', properties: { ab: { ...ab, type: ['object', 'null'] } } },
    { ab: twice({ a: '1' }) },
    { ab: { a: '1' } },
  ],
  [
    'one without a type',
    { properties: { ab: { properties: { a } } } },
    { ab: twice({ a: '1' }) },
    { ab: { a: '1' } },
  ],
  [
    'one behind a name',
    { type: 'object', properties: { ab: { $ref: '#/components/schemas/Ab' } } },
    { ab: twice({ a: '1' }) },
    { ab: { a: '1' } },
  ],
  [
    'a form of several',
    { type: 'object', properties: { ab: { oneOf: [ab, list] } } },
    { ab: twice([{}]) },
    { ab: [{}] },
  ],
  [
    'a value of any name',
    { type: 'object', additionalProperties: ab },
    { one: twice({ a: '1' }) },
    { one: { a: '1' } },
  ],
  ['not a text', ab, { a: twice({ a: 'x' }) }, { a: '{"a":"x"}' }],
  [
    'not where a text is allowed',
    { type: 'object', properties: { ab: { oneOf: [ab, a] } } },
    { ab: '{}' },
    { ab: '{}' },
  ],
  [
    'nor one of two types',
    { type: 'object', properties: { ab: { type: ['object', 'string'] } } },
    { ab: '{}' },
    { ab: '{}' },
  ],
  ['nor anything', { type: 'object', properties: { ab: {} } }, { ab: '{}' }, { ab: '{}' }],
  ['nor a list for an object', { type: 'object', properties: { ab } }, { ab: '[]' }, { ab: '[]' }],
  ['nor what is no JSON', { type: 'object', properties: { ab } }, { ab: '{a' }, { ab: '{a' }],
])('what a client encodes twice is decoded: %s', (_what, schema, body, expected) => {
  const [operation] = operationsOf(post(schema), { Ab: ab })
  if (!operation) throw new Error('There is no operation.')
  expect(JSON.parse(toolRequest(operation, { body }, 'http://a.example').body ?? '')).toEqual(expected)
})

test('a form and parameters are decoded as well', () => {
  const form = {
    content: {
      'application/x-www-form-urlencoded': {
        schema: { type: 'object', properties: { a, list: { type: 'array', items: a } } },
      },
    },
  }
  const parameters = [{ name: 'tags', in: 'query', schema: { type: 'array', items: a } }]
  const [operation] = operationsOf({
    '/a': { post: { operationId: 'send', parameters, requestBody: form, responses } },
  })
  if (!operation) throw new Error('There is no operation.')
  const values = { tags: twice(['x', 'y']), body: twice({ a: 'b', list: ['c', 'd'] }) }
  const { url, body } = toolRequest(operation, values, 'http://a.example')
  expect([url, body]).toEqual(['http://a.example/a?tags=x&tags=y', 'a=b&list=c&list=d'])
})

test('the parts of a response that have no type in the document have none in the tool', () => {
  const named = { type: 'object', properties: { name: { type: 'string' } } }
  const properties = { list: { items: named }, one: { properties: named.properties }, named }
  const responses = { 200: { description: '', ...json({ type: 'object', properties }) } }
  const [tool] = toolsOf(operationsOf({ '/a': { get: { operationId: 'get', responses } } }))
  const types = Object.values(tool?.outputSchema?.properties ?? {}).map(({ type }) => type)
  expect(types.slice(0, 3)).toEqual([undefined, undefined, ['object', 'null']])
})
