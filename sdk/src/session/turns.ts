/** What is needed of `navigator.locks`. */
export interface Locks {
  request<T>(name: string, options: { signal: AbortSignal }, job: () => Promise<T>): Promise<T>
}

const waitMs = 5_000

/**
 * Runs the job when no other tab runs one of the same name. A tab that was frozen with the lock in its hand
 * must not stop the others, so after five seconds the job runs without it.
 */
export async function inTurn<T>(locks: Locks | undefined, name: string, job: () => Promise<T>): Promise<T> {
  let result: Promise<T> | undefined
  const once = () => {
    result ??= job()
    return result
  }
  try {
    return await (locks?.request(name, { signal: AbortSignal.timeout(waitMs) }, once) ?? once())
  } catch {
    // Either the lock could not be had, or the job itself failed: then its own failure is handed on.
    return once()
  }
}
