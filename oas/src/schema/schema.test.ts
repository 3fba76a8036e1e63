import { expect, test } from 'vitest'
import type { NamedSchemas, SchemaNode } from '../types.ts'
import { constraintsOf } from './constraints.ts'
import { valueTexts } from './phrase.ts'
import { resolve } from './resolve.ts'
import type { SchemaReading } from './row.ts'
import { namesWithin, rowsOf } from './rows.ts'
import { typeLabel } from './type-label.ts'

const schemas: NamedSchemas = {
  Phone: { type: 'string', minLength: 8, maxLength: 16 },
  Node: {
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'string' }, children: { type: 'array', items: { 'x-named': 'Node' } } },
  },
  Base: { type: 'object', required: ['a'], properties: { a: { type: 'string' } } },
  Circle: { allOf: [{ 'x-named': 'Circle' }] },
  Lists: { type: 'array', items: { 'x-named': 'Lists' } },
  Card: { title: 'A card', type: 'object', properties: { pan: { type: 'string' } } },
}
const reading: SchemaReading = { schemas, direction: 'request' }
const words = (schema: SchemaNode) => typeLabel(resolve(schema, schemas), schemas)
const rows = (schema: SchemaNode) =>
  rowsOf({ schema: resolve(schema, schemas), path: '' }, reading).map(({ label, path, required }) =>
    [label, path, required ? 'required' : ''].join('|'),
  )

test.each<[SchemaNode, string]>([
  [{ type: 'string', format: 'date-time' }, 'string, date-time'],
  [{ type: ['integer', 'null'] }, 'integer or null'],
  [{ type: ['string', 'integer'] }, 'string or integer'],
  [{ 'x-named': 'Phone' }, 'string'],
  [{ type: 'array', items: { 'x-named': 'Phone' } }, 'array of string'],
  [{ type: 'array', items: { 'x-named': 'Node' } }, 'array of objects'],
  [{ 'x-named': 'Lists' }, 'array of arrays'],
  [{ oneOf: [{ 'x-named': 'Phone' }, { type: 'null' }] }, 'string or null'],
  [{ oneOf: [{ type: 'string' }, { type: 'integer' }] }, 'one of 2 forms'],
  [{ anyOf: [{ type: 'string' }, { type: 'integer' }] }, 'any of 2 forms'],
  [{ properties: {} }, 'object'],
  [{ const: 'x' }, 'string'],
  [{ enum: [1, 2] }, 'number'],
  [{ enum: [1, '1', null, true] }, 'number or string or null or boolean'],
  [{ enum: [null] }, 'null'],
  [{ enum: ['1', [1], { a: 1 }] }, 'string or array or object'],
  [{}, 'any value'],
  [true, 'any value'],
  [{ 'x-named': 'Missing' }, 'any value'],
  [{ 'x-named': 'Circle' }, 'any value'],
])('the type of %j reads %s', (schema, said) => {
  expect(words(schema)).toBe(said)
})

test.each<[SchemaNode, string[]]>([
  [{ 'x-named': 'Node' }, ['id|id|required', 'children|children|']],
  [{ type: 'array', items: { 'x-named': 'Node' } }, ['id|[].id|required', 'children|[].children|']],
  [
    { allOf: [{ 'x-named': 'Base' }, { required: ['b'], properties: { b: { type: 'string' } } }] },
    ['a|a|required', 'b|b|required'],
  ],
  [{ type: 'object', additionalProperties: { type: 'string' } }, ['{any key}|*|']],
  [{ type: 'object', additionalProperties: false }, []],
  [{ type: 'object', patternProperties: { '^x-': { type: 'string' } } }, ['/^x-/|*|']],
  [{ type: 'array', items: { type: 'string' } }, []],
  [{ type: 'array', items: { type: 'string', maxLength: 5 } }, ['[each]|[]|']],
  [{ type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }] }, ['[0]|[0]|', '[1]|[1]|']],
  [{ oneOf: [{ 'x-named': 'Card' }, { 'x-named': 'Phone' }] }, ['A card||', 'Phone||']],
  [{ oneOf: [{ type: 'string' }, { type: 'null' }] }, []],
  [{ 'x-named': 'Lists' }, ['[each]|[]|']],
])('below %j stand its rows', (schema, expected) => {
  expect(rows(schema)).toEqual(expected)
})

test('a schema that leads to itself names itself, so that the tree can stop', () => {
  const [, children] = rowsOf({ schema: resolve({ 'x-named': 'Node' }, schemas), path: '' }, reading)
  expect(children && namesWithin(children.schema, reading)).toEqual(['Node'])
})

test('what is said beside a name is said more precisely than in the named schema', () => {
  const { node } = resolve({ 'x-named': 'Phone', maxLength: 12, description: 'Who is called.' }, schemas)
  expect(node).toMatchObject({ minLength: 8, maxLength: 12, description: 'Who is called.' })
})

test.each<[SchemaNode, string[]]>([
  [{ minLength: 8, maxLength: 16 }, ['Length 8 to 16']],
  [{ minLength: 4, maxLength: 4 }, ['Exactly 4 characters']],
  [{ maxLength: 2000 }, ['At most 2,000 characters']],
  [{ minimum: 1, maximum: 2400 }, ['1 to 2,400']],
  [{ exclusiveMinimum: 0 }, ['More than 0']],
  [{ minimum: 0, exclusiveMaximum: 1 }, ['At least 0, less than 1']],
  [{ maximum: 0.00005 }, ['At most 0.00005']],
  [{ multipleOf: 0.01 }, ['Multiple of 0.01']],
  [{ minItems: 1, maxItems: 10, uniqueItems: true }, ['1 to 10 items', 'Unique items']],
  [{ additionalProperties: false, properties: { a: {} } }, ['No additional fields']],
  [{ minProperties: 1 }, ['At least 1 field']],
  [{ minItems: 1, maxItems: 1 }, ['Exactly 1 item']],
  [{ maxLength: 1 }, ['At most 1 character']],
  [{ unevaluatedProperties: false }, ['No additional fields']],
  [{ prefixItems: [{}], items: false }, ['No additional items']],
  [{ readOnly: true }, ['Response only']],
])('%j reads as its constraints', (schema, phrases) => {
  expect(constraintsOf(resolve(schema, schemas), { schemas }).phrases).toEqual(phrases)
})

test('values, defaults, patterns and examples are told apart', () => {
  const constraints = (schema: SchemaNode) => constraintsOf(resolve(schema, schemas), { schemas })
  expect(constraints({ enum: ['A', null] }).values).toEqual([{ value: 'A' }, { value: null }])
  expect(constraints({ const: false }).values).toEqual([{ value: false }])
  expect(constraints({ default: null }).fallback).toBeNull()
  expect(constraints({}).fallback).toBeUndefined()
  expect(constraints({ pattern: '^a' }).patterns).toEqual(['^a'])
  expect(constraints({ example: 0 }).examples).toEqual([0])
  expect(constraints({ examples: ['a', 'b'], example: 'c' }).examples).toEqual(['a', 'b'])
})

test.each<[values: unknown[], texts: string[]]>([
  [
    [1, '1', null, true],
    ['1', '"1"', 'null', 'true'],
  ],
  [
    ['true', true, 'null', null, 'A'],
    ['"true"', 'true', '"null"', 'null', 'A'],
  ],
  [
    ['[1]', [1], '{}', {}],
    ['"[1]"', '[1]', '"{}"', '{}'],
  ],
  [
    ['1', '2'],
    ['1', '2'],
  ],
  [
    ['A', null, ''],
    ['A', 'null', '""'],
  ],
])('of the values %j each is told from the others', (values, texts) => {
  expect(valueTexts(values)).toEqual(texts)
})
