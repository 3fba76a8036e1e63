import { expect, test } from 'vitest'
import { changePercent, changeWords, sharePercent, unansweredWords } from './figures.ts'

const counts = { calls: 10, answered: 6, rejected: 2, limited: 1, failed: 1 }

test.each([
  [counts, '2 rejected, 1 limited, 1 failed'],
  [{ ...counts, answered: 9, rejected: null, limited: null }, '1 failed'],
])('what wasn’t answered of %j: %s', (row, words) => {
  expect(unansweredWords(row)).toBe(words)
})

test('change is told against something only', () => {
  expect(changePercent(112, 100)).toBe(12)
  expect(changePercent(90, 100)).toBe(-10)
  expect(changePercent(5, 0)).toBeUndefined()
})

test.each([
  [112, 100, 'Up 12% on the previous 30 days'],
  [90, 100, 'Down 10% on the previous 30 days'],
  [100, 100, 'Same as the previous 30 days'],
  [5, 0, 'None in the previous 30 days'],
])('%i calls after %i: %s', (now, before, words) => {
  expect(changeWords(now, before, 30)).toBe(words)
})

test('99.96% is not rounded up to all of them', () => {
  expect(sharePercent(9_996, 10_000)).toBe('99.9')
  expect(sharePercent(0, 0)).toBeUndefined()
})
