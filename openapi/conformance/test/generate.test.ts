import { asObject, type JsonObject } from '@switchboard/oas/document'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSchemaCheck } from '../src/engine/contract/schema-check.ts'
import { valuesOf } from '../src/engine/generate/arbitrary.ts'
import { loadContract } from '../src/load-contract.ts'

const { document } = await loadContract(undefined)
const schemas = createSchemaCheck(document)

const named = Object.entries(asObject(asObject(document.components).schemas)) as [string, JsonObject][]

describe('generated values satisfy their schema', () => {
  test.each(named)('%s', (_name, schema) => {
    const values = valuesOf(document, schemas, schema)
    if (!values) throw new Error('No value is found.')
    fc.assert(
      fc.property(values, (value) => schemas.by(schema, value).length === 0),
      { numRuns: 10, seed: 7 },
    )
  })
})

test('a schema that contains itself has an end', () => {
  const tree: JsonObject = {
    type: 'object',
    required: ['children'],
    properties: { children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
  }
  const recursive = { openapi: '3.1.0', components: { schemas: { Tree: tree } } }
  const values = valuesOf(recursive, createSchemaCheck(recursive), tree)
  expect(values && fc.sample(values, 5)).toHaveLength(5)
})

test('what shrinks is the simplest value that still breaks', () => {
  const schema: JsonObject = {
    type: 'object',
    required: ['name'],
    properties: { name: { type: 'string', minLength: 2 }, note: { type: 'string' } },
  }
  const values = valuesOf({}, createSchemaCheck({}), schema)
  if (!values) throw new Error('No value is found.')
  const { counterexample } = fc.check(
    fc.property(values, (value) => JSON.stringify(value).length < 3),
    { seed: 3 },
  )
  expect(counterexample).toEqual([{ name: 'xx' }])
})

test('a schema that nothing satisfies has no values', () => {
  expect(valuesOf({}, createSchemaCheck({}), { type: 'string', not: { type: 'string' } })).toBeUndefined()
})
