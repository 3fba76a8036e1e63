import type { TokenPair } from '../token-store.ts'
import { refreshMs } from './limits.ts'
import type { Post, PostInit } from './post.ts'

/** Gives a secret for a pair. Rejects with what fetch rejected with, or with the failed Response. */
export type Trade = (path: string, secret: unknown, init?: PostInit) => Promise<TokenPair>

type TokenResponse = { access_token?: string; refresh_token?: string; expires_in?: number }

export function createTrade(post: Post, clock: () => number): Trade {
  return async (path, secret, init) => {
    const askedAt = clock()
    const answer = await post(path, secret, init)
    if (!answer.ok) throw answer
    // The contract's longest life where the server does not tell.
    const {
      access_token,
      refresh_token,
      expires_in = 86_400,
    }: TokenResponse = (await answer.json()).data ?? {}
    if (!access_token || !refresh_token) throw new SyntaxError(path)
    // Renewed after nine tenths of its life, counted from when it was asked for.
    return { access_token, refresh_token, expires_at: askedAt + expires_in * 900 }
  }
}

/** `null` when the server refuses for good; a timeout (408) or too many requests (429) will pass. */
export function tradeRefreshToken(trade: Trade, refresh_token: string): Promise<TokenPair | null> {
  const init = { signal: AbortSignal.timeout(refreshMs) }
  return trade('/api/refresh-token', { refresh_token }, init).catch((failure) => {
    if (failure instanceof Response && /^4(?!08|29)/.test(`${failure.status}`)) return null
    throw failure
  })
}
