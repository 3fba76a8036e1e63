import type { TokenPair, TokenStore } from '../token-store.ts'

/** Keeps the pair as long as the object lives. The default, and the right one on servers: one for each user. */
export function memoryStore(initial: TokenPair | null = null): TokenStore {
  let held = initial
  return {
    lockName: null,
    get: () => held,
    set(pair) {
      held = pair
    },
  }
}
