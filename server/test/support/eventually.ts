import { vi } from 'vitest'

/** Passes as soon as the check does; how long a busy machine needs for that says nothing about the code. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 30_000 })
