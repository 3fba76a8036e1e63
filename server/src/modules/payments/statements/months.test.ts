import { expect, test } from 'vitest'
import { addMonths, invoiceId, openMonth } from './months.ts'

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2027-01', -1, '2026-12'],
  ['2026-11', -23, '2024-12'],
])('%s and %i months: %s', (month, count, expected) => {
  expect(addMonths(month, count)).toBe(expected)
})

test.each([
  ['Asia/Manila', '2026-11-30T16:04:59Z', '2026-11'],
  ['Asia/Manila', '2026-11-30T16:05:00Z', '2026-12'],
  ['America/New_York', '2026-12-01T05:04:59Z', '2026-11'],
  ['America/New_York', '2026-12-01T05:05:00Z', '2026-12'],
])('in %s at %s the books of %s are open', (zone, time, month) => {
  expect(openMonth(zone, new Date(time))).toBe(month)
})

test('each month of each account has an invoice id of its own, always the same', () => {
  const ids = ['a', 'b'].flatMap((user) => ['2026-11', '2026-12'].map((month) => invoiceId(user, month)))
  expect(new Set(ids).size).toBe(4)
  expect(invoiceId('a', '2026-11')).toBe(ids[0])
  // Statements that were sent bear it.
  expect(invoiceId('usr_jun7Q2', '2026-10')).toBe('inv_45e9d34d3947bc7b')
})
