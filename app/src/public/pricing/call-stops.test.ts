import { expect, test } from 'vitest'
import { callsAt, lastStop, stopOf } from './mix-row.tsx'

const all = Array.from({ length: lastStop + 1 }, (_, stop) => stop)

test('each stop is where its number of calls is found, and the next one is a fifth to a half more', () => {
  expect(all.map((stop) => stopOf(callsAt(stop)))).toEqual(all)
  const growth = all.slice(1).map((stop) => callsAt(stop) / callsAt(stop - 1))
  expect(Math.min(...growth)).toBeGreaterThanOrEqual(1.2)
  expect(Math.max(...growth)).toBeLessThanOrEqual(1.5)
})

test.each([
  [0, 10],
  [9, 10],
  [10_500, 10_000],
  [11_999, 10_000],
  [1_000_000_000, 10_000_000],
])('%i calls stand at the stop of %i', (calls, stop) => {
  expect(callsAt(stopOf(calls))).toBe(stop)
})

test('beyond its ends a slider is at its ends', () => {
  expect([callsAt(-1), callsAt(lastStop + 1)]).toEqual([10, 10_000_000])
})
