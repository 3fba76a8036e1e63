import { expect, test } from 'vitest'
import { dayIn, exactMomentIn, momentIn } from './market-days.ts'

test('the day is the market’s, not the reader’s', () => {
  const late = new Date('2026-11-20T23:30:00Z')
  expect(dayIn('Asia/Manila', late)).toBe('2026-11-21')
  expect(dayIn('America/New_York', late)).toBe('2026-11-20')
})

test('a time is that of the market’s clock, also where the reader’s day is another', () => {
  expect(momentIn('Asia/Manila', '2026-11-20T16:05:09Z')).toBe('21 Nov, 00:05')
  expect(exactMomentIn('Asia/Manila', '2026-11-20T16:05:09Z')).toBe('21 Nov 2026, 00:05:09')
})
