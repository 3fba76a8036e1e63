import { ApiError, toApiError } from './api-error.ts'
import type { components } from './generated/portal.ts'
import { pairFrom, type Post } from './session/refresh-request.ts'
import { createRenewal, expired, type RenewalOptions } from './session/renewal.ts'
import type { SessionChange } from './session/state.ts'
import type { TokenPair } from './token-store.ts'
import type { Tokens } from './with-session.ts'

type Schemas = components['schemas']
/** What a sign-in may carry besides its body, such as an abort signal or a mock scenario. */
export type SignInInit = Pick<RequestInit, 'headers' | 'signal'>

export interface Session {
  /** Signs in with e-mail address and password. Throws ApiError when refused or unreachable. */
  login(body: Schemas['LoginRequest'], init?: SignInInit): Promise<void>
  /** Finishes a social sign-in with its one-time token. Throws like `login`. */
  ssoVerify(body: Schemas['SsoVerifyRequest'], init?: SignInInit): Promise<void>
  /** Clears the tokens first, then tells the server, waiting two seconds at most. Never throws for the server. */
  logout(): Promise<void>
  /** Trades the tokens for fresh ones now. Answers `null` when the session is over; throws ApiError when unreachable. */
  refresh(): Promise<TokenPair | null>
  /** The pair held at this moment. */
  get(): Promise<TokenPair | null>
  /** Whether a pair is held. With a store that answers later: when it was last looked at. */
  readonly isLoggedIn: boolean
  /** Calls back on each start, renewal and end in this portal. Answers the function that stops it. */
  subscribe(listener: (change: SessionChange) => void): () => void
}

const farewellMs = 2_000

/** The session a person sees, and the tokens that calls go out with: two sides of one state. */
export function createSession(options: RenewalOptions): { session: Session; tokens: Tokens } {
  const { state, post, clock } = options
  const renew = createRenewal(options)

  const signIn = async (path: string, body: unknown, init?: SignInInit): Promise<void> => {
    const era = state.era()
    const askedAt = clock()
    const answer = await reached(post(path, body, init))
    if (!answer.ok) throw await toApiError(answer)
    const pair = pairFrom(await answer.json(), askedAt)
    if (state.era() !== era) throw new ApiError({ status: 0, code: 'superseded', detail: superseded })
    await state.start(pair)
  }

  const session: Session = {
    login: (body, init) => signIn('/login', body, init),
    ssoVerify: (body, init) => signIn('/sso-verify', body, init),
    async logout() {
      const pair = await state.clear()
      if (!pair?.refresh_token) return
      const signal = AbortSignal.timeout(farewellMs)
      const init = { keepalive: true, signal }
      await post('/api/logout', { refresh_token: pair.refresh_token }, init).catch(() => {})
    },
    async refresh() {
      const held = await state.read()
      const renewal = held && (await renew(held.access_token))
      if (!renewal || 'pair' in renewal) return renewal?.pair ?? null
      throw await toApiError(await reached(renewal.unreachable()))
    },
    get: async () => state.read(),
    get isLoggedIn() {
      return state.loggedIn()
    },
    subscribe: state.subscribe,
  }

  const tokens: Tokens = {
    async take() {
      const pair = await state.read()
      if (!pair || !pair.refresh_token || !expired(pair, clock())) return { renewal: pair && { pair }, fresh: false }
      return { renewal: await renew(pair.access_token), fresh: true }
    },
    renew,
    end: state.end,
    get forbidden() {
      return state.forbidden
    },
    set forbidden(token) {
      state.forbidden = token
    },
    era: state.era,
  }
  return { session, tokens }
}

const superseded = 'The session was changed while the sign-in was under way.'

async function reached(answer: Promise<Response>): Promise<Response> {
  try {
    return await answer
  } catch (error) {
    throw await toApiError(error)
  }
}
