import { expect, test } from 'vitest'
import type { NamedSchemas, SchemaNode } from '../types.ts'
import { fieldsOf } from './rows.ts'
import { typeLabel } from './type-label.ts'

const lines = (schema: SchemaNode, schemas: NamedSchemas = {}) =>
  fieldsOf(schema, schemas).map(
    ({ path, schema: field, required }) =>
      `${path}: ${typeLabel(field, schemas)}${required ? ', required' : ''}`,
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
    'area.radius: number',
    'area.width: number',
    'note: string or null',
  ])
})

test('what holds itself is told once', () => {
  const Node: SchemaNode = {
    type: 'object',
    properties: { next: { 'x-named': 'Node' }, to: { 'x-named': 'Other' } },
  }
  const Other: SchemaNode = { type: 'object', properties: { back: { 'x-named': 'Node' } } }
  expect(lines({ 'x-named': 'Node' }, { Node, Other })).toEqual([
    'next: object',
    'to: object',
    'to.back: object',
  ])
  const Self: SchemaNode = { allOf: [{ 'x-named': 'Self' }] }
  expect(lines({ 'x-named': 'Self' }, { Self })).toEqual([])
})

test('a plain value is one field, the whole; nothing has none', () => {
  expect(lines({ type: 'string' })).toEqual([': string, required'])
  expect(lines({})).toEqual([])
})
