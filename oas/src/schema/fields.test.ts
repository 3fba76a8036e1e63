import { expect, test } from 'vitest'
import type { NamedSchemas, SchemaNode } from '../types.ts'
import { outlineOf, type SchemaOutline } from './outline.ts'
import { plainText } from './phrase.ts'
import { typeLabel } from './type-label.ts'

const lines = (schema: SchemaNode, schemas: NamedSchemas = {}) =>
  linesOf(outlineOf(schema, { schemas, direction: 'request' }), schemas)

const linesOf = ({ fields, forms }: SchemaOutline, schemas: NamedSchemas): string[] => [
  ...fields.map(
    ({ path, schema, required, again }) =>
      `${path}: ${typeLabel(schema, schemas)}${required ? ', required' : ''}${again ? `, as ${again}` : ''}`,
  ),
  ...forms.flatMap(({ row, within }) => [
    `${row.path} ${row.label}${plainText(row.when ?? [])}:`,
    ...linesOf(within, schemas).map((line) => `  ${line}`),
  ]),
]

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
    'receipts: array of objects, required',
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
    'note: string or null',
    'area Form 1: object:',
    '  area.radius: number',
    'area Form 2: object:',
    '  area.width: number',
  ])
})

test('what holds itself is told once', () => {
  const Node: SchemaNode = {
    type: 'object',
    properties: { next: { 'x-named': 'Node' }, to: { 'x-named': 'Other' } },
  }
  const Other: SchemaNode = { type: 'object', properties: { back: { 'x-named': 'Node' } } }
  expect(lines({ 'x-named': 'Node' }, { Node, Other })).toEqual([
    'next: object, as Node',
    'to: object',
    'to.back: object, as Node',
  ])
  const Self: SchemaNode = { allOf: [{ 'x-named': 'Self' }] }
  expect(lines({ 'x-named': 'Self' }, { Self })).toEqual([])
})

test('a plain value and nothing have no fields', () => {
  expect(lines({ type: 'string' })).toEqual([])
  expect(lines({})).toEqual([])
})
