import { expect, test } from 'vitest'
import { pesosFor, priceOf, roundedDivision } from './rules.ts'

test.each([
  [300_00, 300_00],
  [999_99, 999_99],
  [1_000_00, 980_00],
  [20_000_00, 18_000_00],
  [20_000_01, 20_000_01],
])('%i hundredths of a credit cost %i hundredths of a peso', (credits, pesos) => {
  expect(pesosFor(credits)).toBe(pesos)
})

test.each([
  [1_000_00, 17_50],
  [300_00, 5_36],
  [100_00, 1_79],
])('in dollars, %i hundredths of a credit cost %i cents, half a cent rounded up', (credits, cents) => {
  expect(priceOf(credits, 'USD', 56_00).amount).toBe(cents)
})

test.each([
  [5, 2, 3],
  [4, 3, 1],
  [0, 7, 0],
  [99_999_999_999, 100, 1_000_000_000],
])('%i by %i is %i', (dividend, divisor, quotient) => {
  expect(roundedDivision(dividend, divisor)).toBe(quotient)
})
