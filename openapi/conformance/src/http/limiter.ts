import { setTimeout as pause } from 'node:timers/promises'

/** Lets so many begin in a second, evenly, after the first few; any number for 0. */
export function createLimiter(perSecond: number, atOnce = 1): () => Promise<void> {
  if (perSecond <= 0) return async () => {}
  const stepMs = 1000 / perSecond
  let next = 0
  return async () => {
    const now = performance.now()
    const due = Math.max(now, next)
    next = due + stepMs
    const waitMs = due - now - (atOnce - 1) * stepMs
    if (waitMs > 0) await pause(waitMs)
  }
}
