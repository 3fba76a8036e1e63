import { expect, test } from 'vitest'
import { fromHundredths, shareOf, toHundredths } from './hundredths.ts'

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
