import { expect, test } from 'vitest'
import { creditsToBuy, pesosFor, priceOf, requireShown, roundedDivision } from './rules.ts'

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

test('in pesos, what is paid is the price in pesos; in dollars, both are named', () => {
  expect(priceOf(1_000_00, 'PHP', 56_00)).toEqual({ amount: 980_00, amountPhp: 980_00 })
  expect(priceOf(1_000_00, 'USD', 56_00)).toEqual({ amount: 17_50, amountPhp: 980_00 })
})

const refusal = (pointer: string, code: string, message: string) =>
  expect.objectContaining({ code: 'validation_failed', errors: [{ pointer, code, message }] })

test('nobody pays another price than the one on the screen', () => {
  const price = { amount: 17_50, amountPhp: 980_00 }
  const onScreen = { amount: '17.50', currency: 'USD' } as const
  expect(() => requireShown(onScreen, price, 'It costs')).not.toThrow()
  expect(() => requireShown({ ...onScreen, amount_php: '980' }, price, 'It costs')).not.toThrow()
  expect(() => requireShown({ ...onScreen, amount: '17.49' }, price, 'It costs')).toThrow(
    refusal('#/amount', 'amount_differs', 'It costs USD 17.50. Check the new price, then try again.'),
  )
  expect(() => requireShown({ ...onScreen, amount_php: '981' }, price, 'It costs')).toThrow(
    refusal('#/amount_php', 'amount_differs', 'It costs PHP 980.00. Check the new price, then try again.'),
  )
})

test('credits are bought within the limits of the offer, which belong to it', () => {
  expect([creditsToBuy('100'), creditsToBuy('100000.00')]).toEqual([100_00, 100_000_00])
  expect(() => creditsToBuy('99.99')).toThrow(
    refusal('#/credits', 'below_minimum', 'Buy at least 100 credits.'),
  )
  expect(() => creditsToBuy('100000.01')).toThrow(
    refusal('#/credits', 'above_maximum', 'Buy at most 100,000 credits at a time.'),
  )
})
