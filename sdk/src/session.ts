import { callError, responseError } from './api-error.ts'
import type { components } from './generated/portal.ts'
import { farewellMs } from './session/limits.ts'
import type { Post, PostInit } from './session/post.ts'
import type { Renew } from './session/renewal.ts'
import type { SessionChange, SessionState } from './session/state.ts'
import type { Trade } from './session/trade.ts'
import type { TokenPair } from './token-store.ts'

type Schemas = components['schemas']
/** Options of a sign-in besides its body, such as an abort signal or a mock scenario. */
export type SignInInit = Pick<PostInit, 'headers' | 'signal'>

/** Undefined: signed in. Otherwise what is left to prove, for accounts with a second factor. */
export type SignInOutcome = Schemas['SecondFactorChallenge'] | undefined

export interface Session {
  /**
   * Signs in with email address and password. Throws ApiError when refused or unreachable. Resolves to a challenge, and holds
   * no tokens yet, when the account has a second factor: `loginVerify` goes on from there.
   */
  login(body: Schemas['LoginRequest'], init?: SignInInit): Promise<SignInOutcome>
  /** Finishes a social sign-in with its one-time token. Resolves and throws like `login`. */
  ssoVerify(body: Schemas['SsoVerifyRequest'], init?: SignInInit): Promise<SignInOutcome>
  /** Answers the challenge of `login` or `ssoVerify`. Throws like `login`; after a 422 the challenge may be tried again. */
  loginVerify(body: Schemas['FinishSignInRequest'], init?: SignInInit): Promise<SignInOutcome>
  /**
   * Verifies the address of a new account with the emailed token, and signs in where `device_id` is that of the registration.
   * Resolves to undefined then, otherwise to the verified address: its owner logs in next. Throws like `login`.
   */
  verifyEmail(
    body: Schemas['VerifyEmailRequest'],
    init?: SignInInit,
  ): Promise<Schemas['VerifiedEmail'] | undefined>
  /** Clears the tokens, then tells the server, waiting 2 seconds at most. Whatever the server does, it never throws. */
  logout(): Promise<void>
  /** Trades the tokens for fresh ones now. `null`: the session is over. Throws ApiError when unreachable. */
  refresh(): Promise<TokenPair | null>
  /** The pair held at this moment. */
  get(): Promise<TokenPair | null>
  /** Whether a pair is held. With a store that answers later: whether this portal knows of a session. */
  readonly isLoggedIn: boolean
  /** Calls back on each start, renewal and end in this portal. Returns the function that stops it. */
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

  const signIn =
    <Body, Left = Schemas['SecondFactorChallenge']>(path: string) =>
    async (body: Body, init?: SignInInit): Promise<Left | undefined> => {
      const begun = logouts
      const outcome = await trade(path, body, init).catch(failed)
      if (logouts !== begun) {
        await farewell(outcome as Partial<TokenPair>)
        throw new DOMException('logged out', 'AbortError')
      }
      if (!('access_token' in outcome)) return outcome as Left
      await state.keep(outcome, 'started')
    }

  async function farewell(held: Partial<TokenPair> | null): Promise<void> {
    const refresh_token = held?.refresh_token
    const init = { keepalive: true, signal: AbortSignal.timeout(farewellMs) }
    if (refresh_token) await post('/api/logout', { refresh_token }, init).catch(() => {})
  }

  return {
    login: signIn('/login'),
    ssoVerify: signIn('/sso-verify'),
    loginVerify: signIn('/login/verify'),
    verifyEmail: signIn('/api/register/verify'),
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
  throw responseError(
    cause,
    await cause
      .clone()
      .json()
      .catch(() => {}),
  )
}
