import { setTimeout as pause } from 'node:timers/promises'

/** Lets so many begin in a second, evenly; any number for 0. */
export function createLimiter(perSecond: number): () => Promise<void> {
  if (perSecond <= 0) return async () => {}
  let next = 0
  return async () => {
    const now = performance.now()
    const mine = Math.max(now, next)
    next = mine + 1000 / perSecond
    if (mine > now) await pause(mine - now)
  }
}
