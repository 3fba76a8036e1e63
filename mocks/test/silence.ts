import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

// A test run prints nothing: what a test does not expect on the console is a failure.
let spies: MockInstance[] = []

beforeEach(() => {
  spies = (['error', 'warn', 'log'] as const).map((method) => vi.spyOn(console, method).mockReturnValue())
})

afterEach(() => {
  for (const spy of spies) expect(spy).not.toHaveBeenCalled()
})
