import { expect, test } from 'vitest'
import { isZero, toDecimal, toGroupedDecimal, toHundredths } from './decimals.ts'

test.each([
  ['0.00', 0],
  ['0.10', 10],
  ['0.29', 29],
  ['1.15', 115],
  ['-0.05', -5],
  ['-12.50', -1250],
  ['999999999999.99', 99_999_999_999_999],
])('%s is %d hundredths, and back', (decimal, hundredths) => {
  expect(toHundredths(decimal)).toBe(hundredths)
  expect(toDecimal(hundredths)).toBe(decimal)
})

test.each([
  ['5', 500],
  ['5.1', 510],
])('%s of a form is %d hundredths', (decimal, hundredths) => {
  expect(toHundredths(decimal)).toBe(hundredths)
})

test.each(['', '1e2', '1,50', '0.001', '.5', ' 1', '0x10', 'NaN'])('“%s” is no decimal', (text) => {
  expect(() => toHundredths(text)).toThrow(new TypeError(`Not a decimal with at most two places: ${text}`))
})

test.each([
  ['0.00', true],
  ['0', true],
  ['0.01', false],
  ['-0.01', false],
])('%s is nothing: %s', (decimal, nothing) => {
  expect(isZero(decimal)).toBe(nothing)
})

test.each([
  [1_234_567_89, '1,234,567.89'],
  [999_99, '999.99'],
  [-1_000_00, '-1,000.00'],
])('%i hundredths are %s in a sentence', (hundredths, words) => {
  expect(toGroupedDecimal(hundredths)).toBe(words)
})
