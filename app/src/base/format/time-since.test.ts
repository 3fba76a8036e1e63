import { expect, test } from 'vitest'
import { timeSince } from './time-since.ts'

test.each([
  ['2026-11-21T01:41:30Z', 'a few seconds ago'],
  ['2026-11-21T01:39:00Z', '3 minutes ago'],
  ['2026-11-20T01:42:00Z', 'a day ago'],
])('%s was %s', (time, words) => {
  expect(timeSince(time, new Date('2026-11-21T01:42:00Z'))).toBe(words)
})
