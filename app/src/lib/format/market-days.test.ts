import { expect, test } from 'vitest'
import { dayIn } from './market-days.ts'

test('the day is the market’s, not the reader’s', () => {
  const late = new Date('2026-11-20T23:30:00Z')
  expect(dayIn('Asia/Manila', late)).toBe('2026-11-21')
  expect(dayIn('America/New_York', late)).toBe('2026-11-20')
})
