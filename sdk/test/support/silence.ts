import { afterEach, beforeEach, expect, vi } from 'vitest'

// A test run is silent: what is printed unexpectedly is a failure that nobody would see.
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled()
  expect(console.warn).not.toHaveBeenCalled()
})
