import { describe, expect, test } from 'vitest'
import { hasFailedForLong, nextAttempt, waits } from './rules.ts'

describe('waits', () => {
  const now = new Date('2026-11-21T00:00:00Z')
  const seconds = (tries: number, random: number) =>
    ((nextAttempt(now, tries, random)?.getTime() ?? Number.NaN) - now.getTime()) / 1000
  test('grow, and differ by a tenth either way', () => {
    expect([0, 0.5, 1].map((random) => seconds(2, random))).toEqual([270, 300, 330])
    expect(waits).toEqual([...waits].sort((a, b) => a - b))
  })
  test('end after the tenth attempt', () => {
    expect(nextAttempt(now, 9, 0.5)).toBeDefined()
    expect(nextAttempt(now, 10, 0.5)).toBeUndefined()
  })
  test('patience ends after 72 hours', () => {
    const since = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
    expect([hasFailedForLong(since(71.9), now), hasFailedForLong(since(72), now)]).toEqual([false, true])
  })
})
