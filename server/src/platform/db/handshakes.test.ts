import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Handshakes } from './handshakes.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** So many handshakes that want to begin; those that have are in `begun`, in their order. */
function wanted(count: number) {
  const handshakes = new Handshakes()
  const begun: PromiseWithResolvers<void>[] = []
  const connect = () => {
    const one = Promise.withResolvers<void>()
    begun.push(one)
    return one.promise
  }
  const outcomes = Array.from({ length: count }, () =>
    handshakes.take(connect).then(
      () => 'made',
      (error: Error) => error.message,
    ),
  )
  return { begun, outcomes }
}
const settled = () => vi.advanceTimersByTimeAsync(0)

test('a few begin at a time, and each that ends makes room for one', async () => {
  const { begun, outcomes } = wanted(5)
  await settled()
  expect(begun).toHaveLength(3)
  begun[1]?.resolve()
  await settled()
  expect(begun).toHaveLength(4)
  for (const { resolve } of begun) resolve()
  await settled()
  begun[4]?.resolve()
  expect(await Promise.all(outcomes)).toEqual(Array(5).fill('made'))
})

test('one that takes long goes on, and holds up no other', async () => {
  const { begun, outcomes } = wanted(5)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(begun).toHaveLength(5)
  begun[0]?.resolve()
  expect(await outcomes[0]).toBe('made')
})

test('after a failure comes a pause, and a longer one after another; a success ends them', async () => {
  const { begun, outcomes } = wanted(20)
  await settled()
  const pauses: number[] = []
  const pauseAfter = async (end: () => void) => {
    const before = begun.length
    end()
    let ms = 0
    for (; begun.length === before; ms += 10) await vi.advanceTimersByTimeAsync(10)
    return ms
  }
  for (let failures = 0; failures < 4; failures += 1) {
    pauses.push(await pauseAfter(() => begun[failures]?.reject(new Error('refused'))))
  }
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other))
  expect(pauses[0]).toBeGreaterThan(0)
  expect(await outcomes[0]).toBe('refused')
  begun[4]?.resolve()
  await settled()
  const [first = 0] = pauses
  expect(await pauseAfter(() => begun[5]?.reject(new Error('refused')))).toBeLessThanOrEqual(2 * first)
})
