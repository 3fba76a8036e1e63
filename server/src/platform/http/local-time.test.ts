import { expect, test } from 'vitest'
import { localTimes } from './local-time.ts'

test.each([
  ['Asia/Manila', '2026-11-20T16:03:02.123Z', '2026-11-21T00:03:02+08:00'],
  ['UTC', '2026-11-20T00:00:00Z', '2026-11-20T00:00:00+00:00'],
  ['Asia/Kolkata', '2026-11-20T20:00:00Z', '2026-11-21T01:30:00+05:30'],
  ['America/New_York', '2026-07-01T03:00:00Z', '2026-06-30T23:00:00-04:00'],
  ['America/New_York', '2026-11-20T03:00:00Z', '2026-11-19T22:00:00-05:00'],
])('in %s, %s is %s', (zone, time, local) => {
  expect(localTimes(zone)(time)).toBe(local)
})

test('a zone that is not known is a 422 of its parameter', () => {
  expect(() => localTimes('Mars/Olympus')).toThrow(
    expect.objectContaining({ errors: [expect.objectContaining({ pointer: '?time_zone' })] }),
  )
})
