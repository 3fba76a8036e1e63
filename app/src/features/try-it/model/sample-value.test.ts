import { expect, test } from 'vitest'
import { sampleValue } from './sample-value.ts'

const schemas = {
  Phone: { type: 'string', examples: ['+639175550101'] },
  Tree: { type: 'object', required: ['next'], properties: { next: { 'x-named': 'Tree' } } },
}

test.each([
  [{ type: 'string' }, ''],
  [{ type: 'string', format: 'date' }, '2026-11-21'],
  [{ type: ['integer', 'null'], minimum: 5 }, 5],
  [{ enum: ['A', 'B'] }, 'A'],
  [{ default: false }, false],
  [{ 'x-named': 'Phone' }, '+639175550101'],
  [{ oneOf: [{ 'x-named': 'Phone' }, { type: 'null' }] }, '+639175550101'],
  [{ type: 'array', items: { 'x-named': 'Phone' } }, ['+639175550101']],
  [
    { allOf: [{ properties: { a: { const: 1 } } }], properties: { b: { type: 'boolean' } } },
    { a: 1, b: true },
  ],
  [
    { properties: { inner: { required: ['x'], properties: { x: { const: 1 }, y: { const: 2 } } } } },
    { inner: { x: 1, y: 2 } },
  ],
  [true, null],
])('%j gives %j', (schema, value) => {
  expect(sampleValue(schema, schemas)).toEqual(value)
})

test('a schema that leads back to itself ends', () => {
  expect(JSON.stringify(sampleValue({ 'x-named': 'Tree' }, schemas)).length).toBeLessThan(200)
})
