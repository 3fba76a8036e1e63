import { ApiError, answerError, callError } from './api-error.ts'
import type { components } from './generated/portal.ts'
import type { Post } from './session/post.ts'
import { pairFrom } from './session/refresh-request.ts'
import type { Renewal } from './session/renewal.ts'
import type { SessionChange, SessionState } from './session/state.ts'
import type { TokenPair } from './token-store.ts'

type Schemas = components['schemas']
/** What a sign-in may carry besides its body, such as an abort signal or a mock scenario. */
export type SignInInit = Pick<RequestInit, 'headers' | 'signal'>

export interface Session {
  /** Signs in with e-mail address and password. Throws ApiError when refused or unreachable. */
  login(body: Schemas['LoginRequest'], init?: SignInInit): Promise<void>
  /** Finishes a social sign-in with its one-time token. Throws like `login`. */
  ssoVerify(body: Schemas['SsoVerifyRequest'], init?: SignInInit): Promise<void>
  /** Clears the tokens, then tells the server, waiting 2 seconds at most. Whatever the server does, it never throws. */
  logout(): Promise<void>
  /** Trades the tokens for fresh ones now. `null`: the session is over. Throws ApiError when unreachable. */
  refresh(): Promise<TokenPair | null>
  /** The pair held at this moment. */
  get(): Promise<TokenPair | null>
  /** Whether a pair is held. With a store that answers later: whether one was when it was last looked at. */
  readonly isLoggedIn: boolean
  /** Calls back on each start, renewal and end in this portal. Answers the function that stops it. */
  subscribe(listener: (change: SessionChange) => void): () => void
}

export interface SessionOptions {
  readonly state: SessionState
  readonly post: Post
  readonly clock: () => number
  readonly renew: (used: string) => Promise<Renewal>
}

const farewellMs = 2_000

export function createSession({ state, post, clock, renew }: SessionOptions): Session {
  let logouts = 0
  let attempts = 0
  let newest = 0

  async function signIn(path: string, body: unknown, init?: SignInInit): Promise<void> {
    const attempt = ++attempts
    const begun = logouts
    const askedAt = clock()
    const pair = pairFrom(await answered(post(path, body, init)), askedAt)
    if (logouts !== begun || attempt < newest) {
      await farewell(pair)
      throw new ApiError({
        status: 0,
        code: 'superseded',
        message: 'The session changed during the sign-in.',
      })
    }
    newest = attempt
    await state.start(pair)
  }

  async function farewell({ refresh_token }: TokenPair): Promise<void> {
    const init = { keepalive: true, signal: AbortSignal.timeout(farewellMs) }
    if (refresh_token) await post('/api/logout', { refresh_token }, init).catch(() => {})
  }

  return {
    login: (body, init) => signIn('/login', body, init),
    ssoVerify: (body, init) => signIn('/sso-verify', body, init),
    async logout() {
      logouts++
      const pair = await state.clear()
      if (pair) await farewell(pair)
    },
    async refresh() {
      const held = await state.read()
      const renewal = held && (await renew(held.access_token))
      if (renewal && 'unreachable' in renewal) await answered(renewal.unreachable())
      return renewal && 'pair' in renewal ? renewal.pair : null
    },
    get: state.read,
    get isLoggedIn() {
      return state.loggedIn()
    },
    subscribe: state.subscribe,
  }
}

/** The body of a good answer; throws ApiError for any other. */
async function answered(call: Promise<Response>): Promise<unknown> {
  try {
    const answer = await call
    if (answer.ok) return await answer.json()
    throw answerError(answer, await answer.json().catch(() => undefined))
  } catch (cause) {
    throw callError(cause)
  }
}
