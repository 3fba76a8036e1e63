import { expect, test } from 'vitest'
import { formatAgo, formatLeft } from './ago.ts'

const now = new Date('2026-11-21T12:00:00Z')

test.each([
  ['2026-11-21T12:00:30Z', 'just now'],
  ['2026-11-21T11:59:01Z', 'just now'],
  ['2026-11-21T11:57:00Z', '3 min ago'],
  ['2026-11-21T07:30:00Z', '4 h ago'],
  ['2026-11-20T11:00:00Z', 'yesterday'],
  ['2026-11-16T12:00:00Z', '5 days ago'],
  ['2026-09-01T12:00:00Z', 'on 1 Sep 2026'],
])('%s was %s', (time, words) => {
  expect(formatAgo(time, now)).toBe(words)
})

test.each([
  ['2026-11-21T11:59:00Z', '1 s'],
  ['2026-11-21T12:00:50Z', '50 s'],
  ['2026-11-21T12:00:59.500Z', '1 min'],
  ['2026-11-21T12:42:00Z', '42 min'],
  ['2026-11-21T12:59:30Z', '1 h'],
  ['2026-11-22T11:10:00Z', '23 h 10 min'],
  ['2026-11-24T13:00:00Z', '3 days'],
])('until %s there are %s left', (until, words) => {
  expect(formatLeft(until, now)).toBe(words)
})
