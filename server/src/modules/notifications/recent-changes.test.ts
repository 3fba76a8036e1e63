import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RecentChanges } from './recent-changes.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

function hearing() {
  const feed = { liveSince: performance.now() as number | undefined, maxDeafMs: 15_000 }
  const changes = new RecentChanges(feed)
  vi.advanceTimersByTime(100_000)
  return { feed, changes }
}

test('a change counts for as long as was asked, and 20 s more', () => {
  const { changes } = hearing()
  changes.add('usr_jun')
  vi.advanceTimersByTime(23_000)
  expect(changes.isUnchanged(['usr_jun'], 3)).toBe(false)
  expect(changes.isUnchanged(['usr_tess', 'usr_jun'], 3)).toBe(false)
  expect(changes.isUnchanged(['usr_tess'], 3)).toBe(true)
  vi.advanceTimersByTime(1)
  expect(changes.isUnchanged(['usr_jun'], 3)).toBe(true)
  expect(changes.isUnchanged(['usr_jun'], 4)).toBe(false)
})

test('nothing is known of a time before it heard, or while it does not', () => {
  const { feed, changes } = hearing()
  feed.liveSince = performance.now()
  vi.advanceTimersByTime(23_000)
  expect(changes.isUnchanged(['usr_jun'], 3)).toBe(false)
  vi.advanceTimersByTime(1)
  expect(changes.isUnchanged(['usr_jun'], 3)).toBe(true)
  feed.liveSince = undefined
  expect(changes.isUnchanged(['usr_jun'], 0)).toBe(false)
})

test('where more has changed than is kept, what was forgotten counts as changed', () => {
  const { changes } = hearing()
  changes.add('usr_jun')
  vi.advanceTimersByTime(1_000)
  for (let other = 0; other < 10_000; other += 1) changes.add(`usr_${other}`)
  vi.advanceTimersByTime(22_000)
  expect(changes.isUnchanged(['usr_jun'], 3)).toBe(false)
  vi.advanceTimersByTime(1)
  expect(changes.isUnchanged(['usr_jun'], 3)).toBe(true)
})
