import type { components } from '../generated/portal.ts'
import { isProblem } from '../problem-of.ts'
import type { TokenPair } from '../token-store.ts'
import { refreshMs } from './limits.ts'
import type { Post, PostInit } from './post.ts'

type Schemas = components['schemas']

/** The result of exchanging a secret: a pair, or what is left to do without one. */
type Traded = TokenPair | Schemas['SecondFactorChallenge'] | Schemas['VerifiedEmail']

/** Rejects with what fetch rejected with, or with the failed Response. */
export type Trade = (path: string, secret: unknown, init?: PostInit) => Promise<Traded>

type TokenResponse = { access_token?: string; refresh_token?: string; expires_in?: number }

export function createTrade(post: Post, clock: () => number): Trade {
  return async (path, secret, init) => {
    const askedAt = clock()
    const response = await post(path, secret, init)
    if (!response.ok) throw response
    const data = (await response.json())?.data ?? {}
    if (data.methods || data.session === null) return data
    // The contract's longest life where the server does not tell.
    const { access_token, refresh_token, expires_in = 86_400 }: TokenResponse = data.session ?? data
    if (!access_token || !refresh_token) throw new SyntaxError(path)
    // Renewed after nine tenths of its life, counted from when it was asked for.
    return { access_token, refresh_token, expires_at: askedAt + expires_in * 900 }
  }
}

/**
 * `null` when the portal refuses for good: by a problem document with a code. A timeout (408) or too many requests (429) will pass,
 * and so will what a proxy answers in its place.
 */
export function tradeRefreshToken(trade: Trade, refresh_token: string): Promise<TokenPair | null> {
  const signal = AbortSignal.timeout(refreshMs)
  const renewed = trade('/api/refresh-token', { refresh_token }, { signal }) as Promise<TokenPair>
  return renewed.catch(async (failure) => {
    // A network error has no status.
    if (/^4(?!08|29)/.test(failure?.status) && (await isProblem(failure))) return null
    throw failure
  })
}
