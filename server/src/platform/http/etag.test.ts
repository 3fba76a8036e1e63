import { expect, test } from 'vitest'
import { etagOf, isHeld } from './etag.ts'

test('the same body has the same name, another body another', () => {
  expect(etagOf({ a: 1 })).toBe(etagOf({ a: 1 }))
  expect(etagOf({ a: 1 })).not.toBe(etagOf({ a: 2 }))
  expect(etagOf({})).toMatch(/^W\/"[\w-]{22}"$/)
})

test.each([
  [undefined, false],
  ['', false],
  ['"b"', false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
])('If-None-Match: %s', (header, expected) => {
  expect(isHeld('W/"a"', header)).toBe(expected)
})
