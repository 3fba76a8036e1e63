import { afterEach, expect, test, vi } from 'vitest'
import { dayIn, exactMomentIn, momentIn } from './market-days.ts'

afterEach(() => vi.unstubAllEnvs())

test('the day is the market’s, not the reader’s', () => {
  const late = new Date('2026-11-20T23:30:00Z')
  expect(dayIn('Asia/Manila', late)).toBe('2026-11-21')
  expect(dayIn('America/New_York', late)).toBe('2026-11-20')
})

test('a time is that of the market’s clock, also where the reader’s day is another', () => {
  expect(momentIn('Asia/Manila', '2026-11-20T16:05:09Z')).toBe('21 Nov, 00:05')
  expect(exactMomentIn('Asia/Manila', '2026-11-20T16:05:09Z')).toBe('21 Nov 2026, 00:05:09')
})

test('it is also in the hour that the reader’s clock skips', () => {
  vi.stubEnv('TZ', 'America/New_York')
  expect(momentIn('Asia/Manila', '2026-03-07T18:21:02Z')).toBe('8 Mar, 02:21')
})

test('what is no time is said to be none', () => {
  expect(momentIn('Asia/Manila', 'soon')).toBe('Invalid Date')
})
