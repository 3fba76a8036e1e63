import { expect, test } from 'vitest'
import { changePercent, changeWords, sharePercent, successful } from './figures.ts'

const figures = { calls: 10, refused: 2, failed: 1, credits: '6.00', median_ms: 80, p95_ms: 200 }

test('successful is what was neither refused nor failed, and unknown where refusals are', () => {
  expect(successful(figures)).toBe(7)
  expect(successful({ ...figures, refused: null })).toBeNull()
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
