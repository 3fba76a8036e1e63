import { afterEach, beforeEach, expect, vi } from 'vitest'

// A test run is silent, so that unexpected output is a failure and not overlooked.
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled()
  expect(console.warn).not.toHaveBeenCalled()
})
