import { expect, test } from 'vitest'
import { readAt, writeAt } from './pointer.ts'

test.each([
  [{ a: 1 }, '#/a', 1],
  [{ a: { 'b/c': [1, 2] } }, '#/a/b~1c/1', 2],
  [{ a: 1 }, '#/b', undefined],
  [{}, '#/constructor', undefined],
  ['text', '#/a', undefined],
])('%j at %s is %j', (value, pointer, target) => {
  expect(readAt(value, pointer)).toEqual(target)
})

test.each([
  [{ a: 1, b: 2 }, '#/a', { a: 'x', b: 2 }],
  [{}, '#/device/phoneNumber', { device: { phoneNumber: 'x' } }],
  [{ to: ['1', '2'] }, '#/to/1', { to: ['1', 'x'] }],
  [null, '#/a', { a: 'x' }],
])('%j with "x" at %s is %j', (value, pointer, written) => {
  expect(writeAt(value, pointer, 'x')).toEqual(written)
})
