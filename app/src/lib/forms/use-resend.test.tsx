import { ApiError, type ErrorCode, isApiError } from '@switchboard/sdk'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ResendInput, requestEmail, useResendWait } from './use-resend.ts'

const jun = { kind: 'reset', email: 'jun@example.com' } as const

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T08:00:00Z') })
  localStorage.clear()
})
afterEach(() => vi.useRealTimers())

const waitOf = (input: ResendInput = jun) => renderHook(() => useResendWait(input)).result
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const sent = (input: ResendInput = jun) => act(() => requestEmail(input, async (read) => read(new Headers())))
function refused(code: string, status: number, wait = '42') {
  return act(() =>
    requestEmail(jun, async (read) => {
      read(new Headers({ 'Retry-After': wait }))
      throw new ApiError({ message: code, status, code: code as ErrorCode })
    }),
  )
}

test('counts down second by second, and ends at nothing', async () => {
  const seconds = waitOf()
  expect(seconds.current).toBe(0)
  expect(await sent()).toBe('sent')
  expect(seconds.current).toBe(360)
  await pass(1)
  expect(seconds.current).toBe(359)
  await pass(400)
  expect(seconds.current).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('an address that waits for verification waits 300 seconds, and for nothing else', async () => {
  await sent({ ...jun, kind: 'verify' })
  expect(waitOf({ ...jun, kind: 'verify' }).current).toBe(300)
  expect(waitOf().current).toBe(0)
})

test('a page that is loaded anew counts on', async () => {
  await sent()
  await pass(100)
  expect(waitOf({ ...jun, email: ' Jun@Example.com' }).current).toBe(260)
})

test('another tab’s wait is seen at once', () => {
  const seconds = waitOf()
  localStorage.setItem(
    'switchboard.resend.reset',
    JSON.stringify({ 'jun@example.com': Date.now() + 120_000 }),
  )
  act(() => void window.dispatchEvent(new StorageEvent('storage')))
  expect(seconds.current).toBe(120)
})

test('an email that came too soon waits as long as the server says', async () => {
  const seconds = waitOf()
  expect(await refused('resend_too_soon', 429)).toBe('tooSoon')
  expect(seconds.current).toBe(42)
})

test('a server that does not say how long is waited for in full', async () => {
  expect(await refused('resend_too_soon', 429, 'soon')).toBe('tooSoon')
  expect(waitOf().current).toBe(360)
})

test.each([
  ['too_many_requests', 429],
  ['unexpected', 500],
])('%s begins no wait, and is handed on', async (code, status) => {
  await expect(refused(code, status)).rejects.toSatisfy((error) => isApiError(error) && error.code === code)
  expect(waitOf().current).toBe(0)
})

test('a server out of reach begins no wait, and is told as what it is', async () => {
  const gone = new ApiError({ message: 'fetch failed', status: 0, code: 'network_error' })
  await expect(requestEmail(jun, () => Promise.reject(gone))).rejects.toBe(gone)
  expect(waitOf().current).toBe(0)
})

test('addresses wait for themselves, and those that are over are forgotten', async () => {
  await sent({ ...jun, email: 'ana@example.com' })
  await pass(300)
  await sent()
  expect(waitOf().current).toBe(360)
  expect(waitOf({ ...jun, email: 'ana@example.com' }).current).toBe(60)
  await pass(100)
  await sent()
  expect(localStorage.getItem('switchboard.resend.reset')).not.toContain('ana')
})

test.each(['', 'null', '7', '{', '[]'])('a storage that holds %j holds no wait', (held) => {
  localStorage.setItem('switchboard.resend.reset', held)
  expect(waitOf().current).toBe(0)
})

test('a full storage is no failure', async () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full)
  expect(await sent()).toBe('sent')
  vi.restoreAllMocks()
})
