import { vi } from 'vitest'

/** Waits until this holds, however busy the machine is. */
export const eventually = <Result>(check: () => Result): Promise<Result> =>
  vi.waitFor(check, { timeout: 30_000 })
