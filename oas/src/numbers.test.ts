import { expect, test } from 'vitest'
import {
  compareNumbers,
  isLongNumber,
  isMultipleOf,
  mayHoldLongNumbers,
  parseJson,
  readNumber,
  writeJson,
} from './numbers.ts'

const long = [
  '9007199254740993',
  '-9223372036854775808',
  '9223372036854775807',
  '18446744073709551615',
  '0.1000000000000000000001',
  '3.14159265358979323846264338327950288',
  '1e400',
  '-1E+400',
  '1e-400',
  '-0',
  '-0.0',
  '1.00000000000000000001e2',
]

test.each(long)('%s is written as it was read', (text) => {
  const document = `{"a": [${text}], "b": "${text}"}`
  expect(mayHoldLongNumbers(document)).toBe(true)
  const value = parseJson(document)
  expect(value).toEqual({ a: [{ 'x-number': text }], b: text })
  expect(writeJson(value)).toBe(`{"a":[${text}],"b":"${text}"}`)
  expect(JSON.parse(JSON.stringify(value))).toEqual(value)
})

test.each([
  '0',
  '1',
  '-1.5',
  '9007199254740992',
  '1.10',
  '1e21',
  '1E2',
  '0.1',
  '5e-324',
  '123456789012345680000',
  '1.7976931348623157e308',
])('%s is a number', (text) => expect(readNumber(text)).toBe(Number(text)))

test.each(['', '01', '+1', '.5', '5.', '0x1f', '1_000', 'NaN', '1e', ' 1'])(
  '%j is no number of JSON',
  (text) => expect(readNumber(text)).toBeUndefined(),
)

test('numbers of any length are in their order', () => {
  const ordered = [
    '-1e400',
    '-9223372036854775808',
    '-9007199254740993',
    '-1',
    '-1e-400',
    '0',
    '1e-400',
    '0.1',
    '0.10000000000000000001',
    '1',
    '9007199254740992',
    '9007199254740993',
    '9223372036854775807',
    '1e400',
    '1.1e400',
    '1e4000',
  ]
  const numbers = ordered.map((text) => readNumber(text) ?? 0)
  expect(numbers.toSorted(compareNumbers)).toEqual(numbers)
  expect(numbers.toReversed().toSorted(compareNumbers)).toEqual(numbers)
  expect(compareNumbers({ 'x-number': '-0' }, 0)).toBe(0)
  expect(compareNumbers({ 'x-number': '1e400' }, { 'x-number': '10e399' })).toBe(0)
})

test.each([
  { 'x-number': '5' },
  { 'x-number': 'a' },
  { 'x-number': '1e400', a: 1 },
  { 'x-number': 1 },
  null,
  [],
  '1e400',
])('%j is what it is, and no long number', (value) => {
  expect(isLongNumber(value)).toBe(false)
  expect(JSON.parse(writeJson(value))).toEqual(value)
})

test('a number of a megabyte costs no more than its length', () => {
  const text = `1${'0'.repeat(1_000_000)}1`
  expect(writeJson(parseJson(text))).toBe(text)
})

test.each<[value: number, unit: number, is: boolean]>([
  [1e-7, 1e-8, true],
  [1.5e-8, 1e-8, false],
  [4503599627370495.5, 0.5, true],
  [1e300, 7e-5, false],
  [1e300, 1e-5, true],
  [-0.3, 0.1, true],
  [0, 0.01, true],
  [19.995, 0.01, false],
  [5, 2.5, true],
  [2, 4, false],
])('whether %d is a multiple of %d is told exactly', (value, unit, is) => {
  expect(isMultipleOf(value, unit)).toBe(is)
})

test('every price in hundredths is a multiple of 0.01', () => {
  const prices = Array.from({ length: 10_000 }, (_, index) => (index + 1) / 100)
  expect(prices.filter((price) => !isMultipleOf(price, 0.01))).toEqual([])
})
