// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useMinimumPending } from './use-minimum-pending.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const after = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('a fast answer still shows its loading state for 200 ms', () => {
  const { result, rerender } = renderHook(useMinimumPending, { initialProps: true })
  after(20)
  rerender(false)
  after(179)
  expect(result.current).toBe(true)
  after(1)
  expect(result.current).toBe(false)
})

test('a slow answer is shown at once', () => {
  const { result, rerender } = renderHook(useMinimumPending, { initialProps: true })
  after(900)
  rerender(false)
  after(0)
  expect(result.current).toBe(false)
})

test('what was there from the start never loads', () => {
  expect(renderHook(useMinimumPending, { initialProps: false }).result.current).toBe(false)
})
