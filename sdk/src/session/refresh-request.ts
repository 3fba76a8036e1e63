import type { TokenPair } from '../token-store.ts'
import type { Post } from './post.ts'

/** Says what went wrong, as often as it is asked: rejects as fetch did, or answers what the server answered. */
export type Unreachable = { readonly unreachable: () => Promise<Response> }
export type RefreshAnswer = { readonly pair: TokenPair } | { readonly refused: true } | Unreachable

const limitMs = 15_000

/** Trades a refresh token, once. Too many requests (429) and a timeout (408) are the server's trouble, no refusal. */
export async function requestRefresh(
  post: Post,
  refreshToken: string,
  clock: () => number,
): Promise<RefreshAnswer> {
  try {
    const sentAt = clock()
    const signal = AbortSignal.timeout(limitMs)
    const answer = await post('/api/refresh-token', { refresh_token: refreshToken }, { signal })
    if (answer.ok) return { pair: pairFrom(await answer.json(), sentAt) }
    const { status } = answer
    if (status >= 400 && status < 500 && status !== 408 && status !== 429) return { refused: true }
    return { unreachable: async () => answer.clone() }
  } catch (error) {
    return { unreachable: () => Promise.reject(error) }
  }
}

/** Seconds of life, from when it was asked for, become the moment to renew: a tenth or 5 s before the end. */
export function pairFrom(answer: unknown, askedAt: number): TokenPair {
  const { access_token, refresh_token, expires_in } = (answer as { data: Answered }).data
  if (!access_token || !refresh_token) throw new TypeError('The answer holds no token pair.')
  const pair: TokenPair = { access_token, refresh_token }
  if (expires_in) pair.expires_at = askedAt + Math.max(expires_in * 900, expires_in * 1000 - 5000)
  return pair
}

type Answered = { access_token?: string; refresh_token?: string; expires_in?: number }
