// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { deviceId } from './device-id.ts'

beforeEach(() => localStorage.clear())

test('a browser is known by one random value, which it keeps', () => {
  const first = deviceId(localStorage)
  expect(first).toMatch(/^[\w-]{22,64}$/)
  expect(deviceId(localStorage)).toBe(first)
  localStorage.clear()
  expect(deviceId(localStorage)).not.toBe(first)
})

test('where nothing can be kept there is one all the same, another each time', () => {
  const full: Storage = {
    ...localStorage,
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  for (const storage of [null, full]) expect(deviceId(storage)).not.toBe(deviceId(storage))
})

test('what the server would refuse is replaced', () => {
  localStorage.setItem('switchboard.device', 'not one')
  expect(deviceId(localStorage)).toMatch(/^dev_/)
})
