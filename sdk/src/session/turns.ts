import { lockWaitMs } from './limits.ts'

/** What is needed of `navigator.locks`. */
export interface Locks {
  request<T>(name: string, options: { signal: AbortSignal }, job: () => Promise<T>): Promise<T>
}

/** Runs one job at a time across the tabs that name the same lock; when it cannot be had in time, without it. */
export function createTurns(locks: Locks | null | undefined, name: string | null) {
  return async <T>(job: () => Promise<T>): Promise<T> => {
    if (!locks || !name) return job()
    let running: Promise<T> | undefined
    // Either the lock could not be had, or the job failed: then its own failure is handed on.
    return locks
      .request(name, { signal: AbortSignal.timeout(lockWaitMs) }, () => (running = job()))
      .catch(() => running ?? job())
  }
}
