import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTypedWords } from './use-typed-words.ts'

beforeEach(() => {
  history.replaceState(null, '', '/admin/credits')
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  history.replaceState(null, '', '/')
})

const typed = () => {
  const search = vi.fn()
  const { result } = renderHook(() => useTypedWords('', search))
  act(() => result.current[1]('cruz'))
  return search
}

test('words are searched for after a pause', () => {
  const search = typed()
  expect(search).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(search.mock.calls).toEqual([['cruz']])
})

test('words of a page that was left in the pause bring it back no more', () => {
  const search = typed()
  // The page is shown until the one that was gone to has come.
  history.pushState(null, '', '/admin/credits/ledger/usr_1')
  vi.runAllTimers()
  expect(search).not.toHaveBeenCalled()
})
