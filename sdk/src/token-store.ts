/** A portal's tokens for one session. An empty string means no token. */
export interface TokenPair {
  /** Sent as `Authorization: Bearer …`. */
  access_token: string
  /** Traded once for the next pair. */
  refresh_token: string
  /**
   * Milliseconds since 1970 from which the access token is renewed before it is used. The portal sets it a
   * little before the real end. Unknown when left out: then the first 401 tells.
   */
  expires_at?: number
}

/** Where the pair is kept. `get` and `set` may answer at once or later. */
export interface TokenStore {
  get(): TokenPair | null | Promise<TokenPair | null>
  /** `null` clears the store. */
  set(pair: TokenPair | null): void | Promise<void>
  /**
   * Portals whose stores name the same lock take turns at refreshing, across tabs and workers. One name for
   * each base URL when left out; `null` for a store that no other portal can see.
   */
  readonly lockName?: string | null
}
