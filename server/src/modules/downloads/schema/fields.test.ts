import { expect, test } from 'vitest'
import type { Json } from '../../reference/json.ts'
import { exampleFrom } from './example-from.ts'
import { fieldsOf } from './fields.ts'

const lines = (schema: Json, schemas: Record<string, Json> = {}) =>
  fieldsOf(schema, schemas).map(
    ({ path, type, required }) => `${path}: ${type}${required ? ', required' : ''}`,
  )

test('fields stand at their paths, those of entries at once', () => {
  const receipt = { type: 'object', properties: { at: { type: 'string', format: 'date-time' } } }
  const schema = {
    type: 'object',
    required: ['receipts'],
    properties: {
      receipts: { type: 'array', items: receipt },
      more: { additionalProperties: { type: 'integer' } },
    },
  }
  expect(lines(schema)).toEqual([
    'receipts: array of object, required',
    'receipts[]: object',
    'receipts[].at: string, date-time',
    'more: object',
    'more.*: integer',
  ])
})

test('what is put together of others is one thing', () => {
  const schemas = {
    Base: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
    Whole: { allOf: [{ 'x-named': 'Base' }, { properties: { name: { type: ['string', 'null'] } } }] },
  }
  expect(lines({ 'x-named': 'Whole' }, schemas)).toEqual(['id: string, required', 'name: string or null'])
})

test('the fields of every form follow; one form and null is no choice', () => {
  const circle = { type: 'object', properties: { radius: { type: 'number' } } }
  const box = { type: 'object', properties: { width: { type: 'number' } } }
  const maybe = { oneOf: [{ type: 'string' }, { type: 'null' }] }
  expect(lines({ properties: { area: { oneOf: [circle, box] }, note: maybe } })).toEqual([
    'area: one of 2 forms',
    'area.radius: number',
    'area.width: number',
    'note: string or null',
  ])
})

test('what holds itself is told once', () => {
  const Node: Json = {
    type: 'object',
    properties: { next: { 'x-named': 'Node' }, to: { 'x-named': 'Other' } },
  }
  const Other: Json = { type: 'object', properties: { back: { 'x-named': 'Node' } } }
  expect(lines({ 'x-named': 'Node' }, { Node, Other })).toEqual([
    'next: object',
    'to: object',
    'to.back: object',
  ])
  const Self: Json = { allOf: [{ 'x-named': 'Self' }] }
  expect(lines({ 'x-named': 'Self' }, { Self })).toEqual([])
})

test.each<[Json, string]>([
  [{ type: 'string', minLength: 2, maxLength: 8 }, '2 to 8 characters'],
  [{ type: 'string', minLength: 4, maxLength: 4, pattern: '^x' }, 'exactly 4 characters, pattern ^x'],
  [{ type: 'integer', minimum: 0, exclusiveMaximum: 10 }, 'at least 0, less than 10'],
  [{ type: 'array', items: {}, maxItems: 5, uniqueItems: true }, 'at most 5 entries, no entry twice'],
  [{ enum: ['a', 1, null] }, 'one of a 1 null'],
  [{ const: 'a', deprecated: true }, 'one of a, deprecated'],
  [{ type: 'boolean', default: false, readOnly: true }, 'default false, only in answers'],
])('what %o must keep', (schema, words) => {
  const [field] = fieldsOf({ properties: { field: schema } }, {})
  expect(field?.limits.map(({ words: said, code = [] }) => [said, ...code].join(' ')).join(', ')).toBe(words)
})

test('an example of a schema has what is required, and ends', () => {
  const Node: Json = {
    type: 'object',
    required: ['id', 'at', 'next', 'count'],
    properties: {
      id: { type: 'string' },
      at: { type: 'string', format: 'date-time' },
      count: { type: 'integer', minimum: 3 },
      next: { type: 'array', items: { 'x-named': 'Node' } },
      left: { type: 'string' },
    },
  }
  const made = exampleFrom({ 'x-named': 'Node' }, { Node })
  expect(made).toMatchObject({ id: 'text', at: '2026-11-21T01:42:00Z', count: 3, next: [{ count: 3 }] })
  expect(made).not.toHaveProperty('left')
})
