import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

// A test run prints nothing: unexpected console output is a failure.
let spies: MockInstance[] = []

beforeEach(() => {
  spies = (['error', 'warn', 'log'] as const).map((method) => vi.spyOn(console, method).mockReturnValue())
})

afterEach(() => {
  for (const spy of spies) expect(spy).not.toHaveBeenCalled()
})
