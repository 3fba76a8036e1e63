import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Turns } from './turns.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('five at a time, then in the order in which they came; a failed one makes room, too', async () => {
  const turns = new Turns({ maxAtOnce: 5 })
  const begun: PromiseWithResolvers<void>[] = []
  const work = () => {
    const one = Promise.withResolvers<void>()
    begun.push(one)
    return one.promise
  }
  const done = Promise.allSettled(Array.from({ length: 7 }, () => turns.take('jun', work)))
  await vi.advanceTimersByTimeAsync(0)
  expect(begun).toHaveLength(5)
  expect(await turns.take('mara', async () => 'at once')).toBe('at once')
  begun[3]?.reject(new Error('refused'))
  await vi.advanceTimersByTimeAsync(0)
  expect(begun).toHaveLength(6)
  begun[0]?.resolve()
  await vi.advanceTimersByTimeAsync(0)
  for (const { resolve } of begun) resolve()
  expect((await done).map(({ status }) => status).sort()).toEqual([...Array(6).fill('fulfilled'), 'rejected'])
})

test('503 with Retry-After for what waited too long, and no turn is lost by it', async () => {
  const turns = new Turns({ maxAtOnce: 5 })
  const barrier = Promise.withResolvers<void>()
  const running = Array.from({ length: 5 }, () => turns.take('jun', () => barrier.promise))
  const late = turns.take('jun', async () => {}).catch((problem: unknown) => problem)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await late).toMatchObject({
    status: 503,
    code: 'unavailable',
    retryAfterSeconds: expect.any(Number),
  })
  barrier.resolve()
  await Promise.all(running)
  expect(await turns.take('jun', async () => 'now')).toBe('now')
})
