// Which day a filter by days is tried with.
import { expect, test } from 'vitest'
import { dayWithin } from '../src/portal/filters/choices.ts'

const timeZone = 'Asia/Manila'

test.each<[string, readonly string[], string, string | undefined]>([
  ['a day that leaves rows out', ['2026-11-20T02:00:00Z', '2026-11-22T02:00:00Z'], 'end_date', '2026-11-20'],
  [
    'a day that leaves rows out',
    ['2026-11-20T02:00:00Z', '2026-11-22T02:00:00Z'],
    'start_date',
    '2026-11-22',
  ],
  [
    'a day that is another one in UTC',
    ['2026-11-20T02:00:00Z', '2026-11-21T17:00:00Z'],
    'start_date',
    '2026-11-22',
  ],
  [
    'a day that is another one in UTC',
    ['2026-11-20T02:00:00Z', '2026-11-21T17:00:00Z'],
    'end_date',
    '2026-11-21',
  ],
  ['the day before, where all are of one', ['2026-12-01T02:00:00Z'], 'end_date', '2026-11-30'],
  ['the day after, where all are of one', ['2026-11-30T02:00:00Z'], 'start_date', '2026-12-01'],
  ['days of a report', ['2026-11-20', '2026-11-21', '2026-11-22'], 'end_date', '2026-11-21'],
  ['none', [], 'end_date', undefined],
])('%s: %j, %s', (_what, times, name, day) => {
  expect(dayWithin(times, { name, timeZone })).toBe(day)
})
