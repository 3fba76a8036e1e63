import { expect, test } from 'vitest'
import { fromHundredths, isZero, portion, shareOf, toHundredths } from './money.ts'

test.each([
  ['0.00', 0n],
  ['2.00', 200n],
  ['0.8', 80n],
  ['17', 1700n],
  ['-0.05', -5n],
  ['90071992547409931.27', 9007199254740993127n],
])('%s is %s hundredths', (text, hundredths) => {
  expect(toHundredths(text)).toBe(hundredths)
})

test.each([
  [0n, '0.00'],
  [5n, '0.05'],
  [-5n, '-0.05'],
  [123456n, '1234.56'],
])('%s hundredths are %s', (hundredths, text) => {
  expect(fromHundredths(hundredths)).toBe(text)
})

test.each(['', '1,000', '1.234', 'free', '1e3'])('“%s” is no amount', (text) => {
  expect(() => toHundredths(text)).toThrow(RangeError)
})

test.each([
  [200n, 180n],
  [5n, 5n],
  [4n, 4n],
  [6n, 5n],
  [0n, 0n],
])('nine tenths of %s hundredths are %s', (amount, share) => {
  expect(shareOf(amount, 9n, 10n)).toBe(share)
})

test.each([
  ['0', true],
  ['0.00', true],
  ['0.01', false],
])('%s is nothing: %s', (text, nothing) => {
  expect(isZero(text)).toBe(nothing)
})

test.each([
  [-5n, 100n, 0],
  [25n, 100n, 0.25],
  [200n, 100n, 1],
  [5n, 0n, 1],
])('%s of %s fills %s of a bar', (part, whole, filled) => {
  expect(portion(part, whole)).toBe(filled)
})
