import type { TokenPair, TokenStore } from '../token-store.ts'

export interface LocalStorageStoreOptions {
  /** Default: `switchboard-session`. */
  key?: string
  /** Default: the `localStorage` of the page. */
  storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
}

/** Keeps the pair in `localStorage`: it survives the tab and is shared by all tabs of the origin. */
export function localStorageStore(options: LocalStorageStoreOptions = {}): TokenStore {
  const { key = 'switchboard-session' } = options
  // Looked up at each use: merely naming localStorage throws where site data is blocked.
  const storage = () => options.storage ?? globalThis.localStorage
  return {
    get: () => parsed(() => storage().getItem(key)),
    set(pair) {
      if (pair) storage().setItem(key, JSON.stringify(pair))
      else storage().removeItem(key)
    },
  }
}

/** Blocked storage, or whatever else may have been written under the key, counts as no session. */
function parsed(read: () => string | null): TokenPair | null {
  try {
    const pair = JSON.parse(read() ?? 'null')
    return typeof pair?.access_token === 'string' && typeof pair.refresh_token === 'string' ? pair : null
  } catch {
    return null
  }
}
