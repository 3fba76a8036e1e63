import { expect, test } from 'vitest'
import { exampleOf } from '../example/example.ts'
import type { NamedSchemas } from '../types.ts'
import { resolve } from './resolve.ts'

/** Each leads to the next by both of two choices; how often the last is read tells how many ways were gone. */
function doubled(levels: number) {
  let reads = 0
  const last = {
    get type() {
      reads += 1
      return 'string'
    },
  }
  const names = Array.from({ length: levels }, (_, index) => `n${index}`)
  const schemas: NamedSchemas = {
    ...Object.fromEntries(
      names.map((name, index) => {
        const next = { 'x-named': `n${index + 1}` }
        return [name, { oneOf: [next, next] }]
      }),
    ),
    [`n${levels}`]: last,
  }
  return { schemas, reads: () => reads }
}

test('choices that lead to choices are looked at once each, whatever their names', () => {
  const { schemas, reads } = doubled(12)
  expect(resolve({ 'x-named': 'n0' }, schemas).node).toMatchObject({ oneOf: [{}, {}] })
  expect(reads()).toBeLessThan(5)
})

test('an example of them ends', () => {
  const { schemas, reads } = doubled(14)
  exampleOf({ 'x-named': 'n0' }, schemas)
  expect(reads()).toBeLessThan(250_000)
})

test.each([
  [['a', 'b'], [], ['a', 'b']],
  [[], ['a', 'b'], ['a', 'b']],
  [['a', 'b'], ['b', 'c'], ['b']],
])('values %j of a base beside its own %j are %j', (base, own, values) => {
  expect(resolve({ allOf: [{ enum: base }], enum: own }, {}).node.enum).toEqual(values)
})
