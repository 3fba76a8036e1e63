// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { createReloadOnce } from './reload-once.ts'

beforeEach(() => sessionStorage.clear())

test('a failed chunk reloads the page at most once a minute', () => {
  let time = 1_000_000
  const reload = vi.fn()
  const again = createReloadOnce({ storage: sessionStorage, now: () => time, reload })

  expect(again()).toBe(true)
  time += 59_999
  expect(again()).toBe(false)
  time += 1
  expect(again()).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})
