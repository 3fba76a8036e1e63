import { answerError, callError } from './api-error.ts'
import type { components } from './generated/portal.ts'
import { farewellMs } from './session/limits.ts'
import type { Post, PostInit } from './session/post.ts'
import type { Renew } from './session/renewal.ts'
import type { SessionChange, SessionState } from './session/state.ts'
import type { Trade } from './session/trade.ts'
import type { TokenPair } from './token-store.ts'

type Schemas = components['schemas']
/** What a sign-in may carry besides its body, such as an abort signal or a mock scenario. */
export type SignInInit = Pick<PostInit, 'headers' | 'signal'>

export interface Session {
  /** Signs in with email address and password. Throws ApiError when refused or unreachable. */
  login(body: Schemas['LoginRequest'], init?: SignInInit): Promise<void>
  /** Finishes a social sign-in with its one-time token. Throws like `login`. */
  ssoVerify(body: Schemas['SsoVerifyRequest'], init?: SignInInit): Promise<void>
  /** Clears the tokens, then tells the server, waiting 2 seconds at most. Whatever the server does, it never throws. */
  logout(): Promise<void>
  /** Trades the tokens for fresh ones now. `null`: the session is over. Throws ApiError when unreachable. */
  refresh(): Promise<TokenPair | null>
  /** The pair held at this moment. */
  get(): Promise<TokenPair | null>
  /** Whether a pair is held. With a store that answers later: whether this portal knows of a session. */
  readonly isLoggedIn: boolean
  /** Calls back on each start, renewal and end in this portal. Answers the function that stops it. */
  subscribe(listener: (change: SessionChange) => void): () => void
}

export interface SessionOptions {
  readonly state: SessionState
  readonly post: Post
  readonly trade: Trade
  readonly renew: Renew
}

export function createSession({ state, post, trade, renew }: SessionOptions): Session {
  let logouts = 0

  async function signIn(path: string, body: unknown, init?: SignInInit): Promise<void> {
    const begun = logouts
    const pair = await trade(path, body, init).catch(failed)
    if (logouts !== begun) {
      await farewell(pair)
      throw new DOMException('logged out', 'AbortError')
    }
    await state.keep(pair, 'started')
  }

  async function farewell(pair: TokenPair | null): Promise<void> {
    const { refresh_token } = pair ?? {}
    const init = { keepalive: true, signal: AbortSignal.timeout(farewellMs) }
    if (refresh_token) await post('/api/logout', { refresh_token }, init).catch(() => {})
  }

  return {
    login: (body, init) => signIn('/login', body, init),
    ssoVerify: (body, init) => signIn('/sso-verify', body, init),
    async logout() {
      logouts++
      await farewell(await state.clear())
    },
    async refresh() {
      const held = await state.read()
      return held && renew(held.access_token).catch(failed)
    },
    get: state.read,
    get isLoggedIn() {
      return state.loggedIn()
    },
    subscribe: state.subscribe,
  }
}

/** Turns whatever a call failed with, an error or a failed answer, into ApiError. */
async function failed(cause: unknown): Promise<never> {
  if (!(cause instanceof Response)) throw callError(cause)
  const body = cause.clone().json()
  throw answerError(cause, await body.catch(() => {}))
}
