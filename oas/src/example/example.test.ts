import { expect, test } from 'vitest'
import type { SchemaNode } from '../types.ts'
import { exampleOf } from './example.ts'

const schemas = {
  Phone: { type: 'string', examples: ['+639175550101'] },
  Id: { type: 'string', readOnly: true },
  Filter: {
    oneOf: [
      { type: 'object', required: ['not'], properties: { not: { 'x-named': 'Filter' } } },
      { type: 'object', required: ['field'], properties: { field: { type: 'string' } } },
    ],
  },
  Tree: { type: 'object', required: ['next'], properties: { next: { 'x-named': 'Tree' } } },
  Node: {
    type: 'object',
    required: ['id', 'next'],
    properties: {
      id: { type: 'string' },
      next: { type: 'array', items: { 'x-named': 'Node' } },
      left: { type: 'string' },
    },
  },
}

test.each<[SchemaNode, unknown]>([
  [{ type: 'string' }, 'string'],
  [{ type: 'string', minLength: 8 }, 'stringst'],
  [{ type: 'string', maxLength: 3 }, 'str'],
  [{ type: 'string', format: 'date' }, '2026-11-21'],
  [{ type: 'string', format: 'date-time' }, '2026-11-21T01:42:00Z'],
  [{ type: 'integer' }, 1],
  [{ type: ['integer', 'null'], minimum: 5 }, 5],
  [{ type: 'integer', minimum: 0 }, 1],
  [{ type: 'integer', exclusiveMinimum: 5 }, 6],
  [{ type: 'integer', maximum: -3 }, -3],
  [{ type: 'integer', minimum: 11, multipleOf: 5 }, 15],
  [{ type: 'number', exclusiveMaximum: 1, minimum: 0 }, 0.9],
  [{ enum: ['A', 'B'] }, 'A'],
  [{ default: false }, false],
  [{ const: 'x', examples: ['y'] }, 'x'],
  [{ examples: ['y'], default: 'z' }, 'y'],
  [{ 'x-named': 'Phone' }, '+639175550101'],
  [{ oneOf: [{ 'x-named': 'Phone' }, { type: 'null' }] }, '+639175550101'],
  [
    { oneOf: [{ properties: { a: { const: 1 } } }, {}], properties: { b: { const: 2 } } },
    { a: 1, b: 2 },
  ],
  [{ type: 'array', items: { 'x-named': 'Phone' } }, ['+639175550101']],
  [{ type: 'array', items: { type: 'boolean' }, minItems: 2 }, [true, true]],
  [
    { allOf: [{ properties: { a: { const: 1 } } }], properties: { b: { type: 'boolean' } } },
    { a: 1, b: true },
  ],
  [
    { properties: { inner: { required: ['x'], properties: { x: { const: 1 }, y: { const: 2 } } } } },
    { inner: { x: 1 } },
  ],
  [true, null],
])('%j gives %j', (schema, value) => {
  expect(exampleOf(schema, schemas)).toEqual(value)
})

test.each<[string, SchemaNode, unknown]>([
  [
    'a choice of what is required keeps the fields beside it',
    {
      properties: { a: { type: 'string' }, b: { type: 'integer' } },
      anyOf: [{ required: ['a'] }, { required: ['b'] }],
    },
    { a: 'string', b: 1 },
  ],
  ['a required field without a schema is there', { type: 'object', required: ['a'] }, { a: 'string' }],
  [
    'a required field without a schema is what other fields are',
    { type: 'object', required: ['a'], additionalProperties: { type: 'integer' } },
    { a: 1 },
  ],
  ['a required field of any type is a text', { required: ['a'], properties: { a: {} } }, { a: 'string' }],
  [
    'optional fields of which nothing is known are left out',
    {
      properties: {
        a: {},
        b: { type: 'object' },
        c: { type: 'array', items: {} },
        d: { type: ['string', 'null'], default: null },
        e: { default: null },
      },
    },
    { d: 'string' },
  ],
  [
    'an example that is JSON in a text is what it says',
    {
      required: ['a'],
      properties: { a: { type: 'array', items: { type: 'integer' }, examples: ['[7, 8]'] } },
    },
    { a: [7, 8] },
  ],
  ['a null among the values is not the example', { enum: [null, 'A'] }, 'A'],
  ['what is only null is null', { required: ['a'], properties: { a: { type: 'null' } } }, { a: null }],
  [
    'read-only is seen through a name and allOf',
    {
      required: ['id', 'a'],
      properties: {
        id: { 'x-named': 'Id' },
        a: { const: 1 },
        b: { allOf: [{ type: 'string' }, { readOnly: true }] },
      },
    },
    { a: 1 },
  ],
  [
    'the schema’s own example has what is required, and nothing read-only',
    {
      required: ['a', 'b'],
      properties: { id: { 'x-named': 'Id' }, a: { type: 'string' }, b: { type: 'integer' } },
      examples: [{ id: '1', a: 'x' }],
    },
    { a: 'x', b: 1 },
  ],
  [
    'a choice that leads back to itself gives way to one that ends',
    { 'x-named': 'Filter' },
    { not: { field: 'string' } },
  ],
  ['an object that needs some field has one', { type: 'object', minProperties: 1 }, { key: 'string' }],
  [
    'a field of two schemas is what both say',
    {
      allOf: [{ properties: { a: { type: 'integer' } } }, { properties: { a: { minimum: 7 } } }],
    },
    { a: 7 },
  ],
])('%s', (_name, schema, value) => {
  expect(exampleOf(schema, schemas)).toEqual(value)
})

test.each([
  ['^(0|[1-9][0-9]*)$', 3],
  ['^(?:a|b)$', 2],
  ['^(?:card|cash|[a-z]{3})$', 3],
  ['^x(?:|-[0-9]+)$', 3],
])('a list that has each of %s once has %i that differ', (pattern, minItems) => {
  const items = exampleOf(
    { type: 'array', items: { type: 'string', pattern }, minItems, uniqueItems: true },
    {},
  )
  expect(new Set(items as string[]).size).toBe(minItems)
  for (const item of items as string[]) expect(item).toMatch(new RegExp(pattern))
})

test('a UUID is one of version 4', () => {
  expect(exampleOf({ type: 'string', format: 'uuid' }, {})).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  )
})

test('what only the server sets is no part of a request, what only a client sends no part of a response', () => {
  const schema = { properties: { id: { const: 1, readOnly: true }, secret: { const: 2, writeOnly: true } } }
  expect(exampleOf(schema, {})).toEqual({ secret: 2 })
  expect(exampleOf(schema, {}, 'response')).toEqual({ id: 1 })
})

test('a schema that leads back to itself ends', () => {
  expect(JSON.stringify(exampleOf({ 'x-named': 'Tree' }, schemas)).length).toBeLessThan(200)
})

test('below the outermost object only what is required is there', () => {
  expect(exampleOf({ 'x-named': 'Node' }, schemas)).toMatchObject({
    left: 'string',
    next: [{ id: 'string' }],
  })
  expect(exampleOf({ properties: { node: { 'x-named': 'Node' } } }, schemas)).not.toHaveProperty('node.left')
})

const animals = {
  Pet: {
    type: 'object',
    required: ['kind'],
    properties: { kind: { type: 'string' } },
    discriminator: { propertyName: 'kind', mapping: { dog: 'Dog', cat: 'Cat' } },
  },
  Dog: { allOf: [{ 'x-named': 'Pet' }, { required: ['bark'], properties: { bark: { type: 'string' } } }] },
  Cat: { allOf: [{ 'x-named': 'Pet' }, { properties: { name: { type: 'string' } } }] },
  Bird: { type: 'object', required: ['kind'], properties: { kind: { enum: ['parrot', 'hen'] } } },
}

test.each<[string, SchemaNode, unknown]>([
  [
    'a schema that others extend is the first that its mapping names',
    { 'x-named': 'Pet' },
    { kind: 'dog', bark: 'string' },
  ],
  [
    'a choice has the value that leads to it',
    {
      oneOf: [{ 'x-named': 'Cat' }, { 'x-named': 'Dog' }],
      discriminator: { propertyName: 'kind', mapping: { miau: '#/components/schemas/Cat' } },
    },
    { kind: 'miau', name: 'string' },
  ],
  [
    'a choice without a mapping goes by its name',
    { oneOf: [{ 'x-named': 'Cat' }, { 'x-named': 'Dog' }], discriminator: { propertyName: 'kind' } },
    { kind: 'Cat', name: 'string' },
  ],
  [
    'a choice that allows other values alone has one of those',
    { anyOf: [{ 'x-named': 'Bird' }], discriminator: { propertyName: 'kind' } },
    { kind: 'parrot' },
  ],
  ['a schema that extends one is itself', { 'x-named': 'Cat' }, { kind: 'cat', name: 'string' }],
])('by a discriminator: %s', (_what, schema, value) => {
  expect(exampleOf(schema, animals)).toEqual(value)
})

test('a text that may be empty is not', () => {
  expect(exampleOf({ type: 'string', pattern: '^[a-z]{0,9}$' }, {})).toBe('s')
})

test('an example of the document with a field that nothing evaluates gives way to one without', () => {
  const Base = { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] }
  const schema = {
    allOf: [{ 'x-named': 'Base' }],
    properties: { size: { type: 'integer' } },
    unevaluatedProperties: false,
  }
  const own = { id: 'a', size: 2 }
  expect(exampleOf({ ...schema, example: own }, { Base })).toEqual(own)
  expect(exampleOf({ ...schema, example: { ...own, colour: 'red' } }, { Base })).not.toHaveProperty('colour')
  const others = { ...schema, unevaluatedProperties: { type: 'string' } }
  expect(exampleOf({ ...others, example: { ...own, colour: 'red' } }, { Base })).toHaveProperty('colour')
})
