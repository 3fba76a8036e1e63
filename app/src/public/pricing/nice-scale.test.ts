import { expect, test } from 'vitest'
import { niceScale, tickTexts } from './nice-scale.ts'

test.each([
  [0n, '0 1'],
  [1n, '0 1'],
  [4n, '0 1 2 3 4'],
  [5n, '0 2 4 6'],
  [37n, '0 10 20 30 40'],
  [201n, '0 100 200 300'],
  [1_800n, '0 500 1,000 1,500 2,000'],
  [12_500n, '0 5,000 10,000 15,000'],
  [999_999n, '0 0.25M 0.5M 0.75M 1M'],
  [3_600_000n, '0 1M 2M 3M 4M'],
  [1_250_000_000n, '0 500M 1,000M 1,500M'],
])('a scale that reaches %s has the marks %s', (reach, marks) => {
  expect(tickTexts(niceScale(reach, 4n)).join(' ')).toBe(marks)
})

test('with more steps it reaches less far', () => {
  expect(tickTexts(niceScale(4_500n, 5n)).at(-1)).toBe('5,000')
  expect(tickTexts(niceScale(4_500n, 4n)).at(-1)).toBe('6,000')
})

test('every reach is within its scale, and beyond all marks but the last', () => {
  for (let reach = 1n; reach < 10n ** 15n; reach = (reach * 5n) / 4n + 1n) {
    const { end, ticks } = niceScale(reach, 4n)
    expect(end >= reach && (ticks.at(-2) ?? 0n) < reach, String(reach)).toBe(true)
    expect(ticks.length).toBeLessThanOrEqual(5)
  }
})
