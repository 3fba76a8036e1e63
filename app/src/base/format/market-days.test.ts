import { afterEach, expect, test, vi } from 'vitest'
import { clockIn, dayIn, momentOnClock } from './market-days.ts'

afterEach(() => vi.unstubAllEnvs())

test('the day is the market’s, not the reader’s', () => {
  const late = new Date('2026-11-20T23:30:00Z')
  expect(dayIn('Asia/Manila', late)).toBe('2026-11-21')
  expect(dayIn('America/New_York', late)).toBe('2026-11-20')
})

test('a time is that of the market’s clock, also where the reader’s day is another', () => {
  expect(clockIn('Asia/Manila', '2026-11-20T16:05:09Z', 'D MMM')).toBe('21 Nov, 00:05')
  expect(clockIn('Asia/Manila', '2026-11-20T16:05:09Z', 'D MMM YYYY', 19)).toBe('21 Nov 2026, 00:05:09')
})

test('it is also in the hour that the reader’s clock skips', () => {
  vi.stubEnv('TZ', 'America/New_York')
  expect(clockIn('Asia/Manila', '2026-03-07T18:21:02Z', 'D MMM')).toBe('8 Mar, 02:21')
})

test('what is no time is said to be none', () => {
  expect(clockIn('Asia/Manila', 'soon', 'D MMM')).toBe('Invalid Date')
})

test.each([
  ['Asia/Manila', '2026-11-20T18:03:05', '2026-11-20T10:03:05.000Z'],
  // Clocks that skip the time: the first moment after it.
  ['America/Santiago', '2026-09-06T00:00:00', '2026-09-06T04:00:00.000Z'],
  ['Africa/Cairo', '2026-04-24T00:00:00', '2026-04-23T22:00:00.000Z'],
  ['Asia/Beirut', '2026-03-29T00:00:00', '2026-03-28T22:00:00.000Z'],
  ['America/Asuncion', '2023-10-01T00:00:00', '2023-10-01T04:00:00.000Z'],
  ['Pacific/Apia', '2011-12-30T00:00:00', '2011-12-30T10:00:00.000Z'],
  ['Pacific/Apia', '2011-12-31T00:00:00', '2011-12-30T10:00:00.000Z'],
  // Clocks that show it twice, and that go back at midnight.
  ['America/Havana', '2026-11-01T00:00:00', '2026-11-01T04:00:00.000Z'],
  ['America/Santiago', '2026-04-05T00:00:00', '2026-04-05T04:00:00.000Z'],
])('the clocks of %s reach %s at %s', (zone, local, moment) => {
  expect(momentOnClock(zone, local)?.toISOString()).toBe(moment)
})
