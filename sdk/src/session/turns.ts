import { lockWaitMs } from './limits.ts'

/** The part of `navigator.locks` that is used. */
export interface Locks {
  request<T>(name: string, options: { signal: AbortSignal }, job: () => Promise<T>): Promise<T>
}

export interface TurnsOptions {
  /** Undefined if the runtime has none; null: no locking. */
  readonly locks: Locks | null | undefined
  /** The lock's name in tabs and workers; null for a store of this process only. */
  readonly name: string | null
  /** Identity of the lock within this process: the store, or the lock's name. */
  readonly key: unknown
}

// Held by no instance, because it is what instances share. A queue is dropped when its last job is done.
const queues = new Map<unknown, Promise<unknown>>()

/** Runs one job at a time across the tabs that name the same lock; when it cannot be had in time, without it. */
export function createTurns({ locks, name, key }: TurnsOptions) {
  return async <T>(job: () => Promise<T>): Promise<T> => {
    if (locks === null) return job()
    if (!locks || !name) return inProcess(key, job)
    let running: Promise<T> | undefined
    // Either the lock could not be had, or the job failed: then its own failure is handed on.
    return locks
      .request(name, { signal: AbortSignal.timeout(lockWaitMs) }, () => (running = job()))
      .catch(() => running ?? job())
  }
}

function inProcess<T>(key: unknown, job: () => Promise<T>): Promise<T> {
  const turn = Promise.resolve(queues.get(key)).then(job, job)
  const leave = () => {
    if (queues.get(key) === turn) queues.delete(key)
  }
  queues.set(key, turn)
  turn.then(leave, leave)
  return turn
}
