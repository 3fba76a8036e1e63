import createClient, { type Client } from 'openapi-fetch'
import { accessOf } from './access.ts'
import type { paths } from './generated/portal.ts'
import { idempotencyKey, requestId } from './middleware.ts'
import { createPost } from './session/post.ts'
import { createRenewal } from './session/renewal.ts'
import { createState, type SessionEndReason } from './session/state.ts'
import { createTokens } from './session/tokens.ts'
import type { Locks } from './session/turns.ts'
import { createSession, type Session } from './session.ts'
import { memoryStore } from './stores/memory-store.ts'
import type { TokenStore } from './token-store.ts'
import { type Fetch, withSession } from './with-session.ts'
import { withoutScenario } from './without-scenario.ts'

export interface PortalOptions {
  /** Where the portal API lives, such as `https://portal.example.com/portal-api`. In browsers a path will do. */
  baseUrl: string
  /** Where tokens are kept. Default: `memoryStore()`. */
  store?: TokenStore
  /** Called once for each session that ends by itself; a logout is no such end. */
  onSessionEnd?: (reason: SessionEndReason) => void
  /** Default: the global fetch. */
  fetch?: Fetch
  /** Lets mock scenarios (`Prefer: code=…, example=…`) pass. Default: they are dropped. */
  mock?: boolean
  /** Milliseconds since 1970. Default: `Date.now`. */
  clock?: () => number
  /** Default: `navigator.locks` where there is one. `null`: tabs do not wait for each other. */
  locks?: Locks | null
}

/** openapi-fetch's own client, and the session its calls run in. */
export type Portal = Client<paths> & { readonly session: Session }

/** Makes a typed client of the portal API that keeps its session alive. */
export function createPortal(options: PortalOptions): Portal {
  const { store = memoryStore(), onSessionEnd, clock = Date.now, mock = false } = options
  const baseUrl = options.baseUrl.replace(/\/$/, '')
  const raw = options.fetch ?? ((request: Request) => globalThis.fetch(request))
  const send = mock ? raw : withoutScenario(raw)
  const post = createPost(baseUrl, send)

  const state = createState(store)
  const { lockName = `switchboard ${baseUrl}` } = store
  const locks = (options.locks === undefined ? globalThis.navigator?.locks : options.locks) ?? undefined
  const renew = createRenewal({
    state,
    post,
    clock,
    locks: lockName === null ? undefined : locks,
    lockName: lockName ?? '',
  })
  state.subscribe(({ reason }) => {
    if (reason) onSessionEnd?.(reason)
  })

  const fetch = withSession(createTokens(state, renew, clock), send, accessOf(baseUrl))
  const client = createClient<paths>({ baseUrl, fetch })
  client.use(requestId, idempotencyKey)
  return Object.assign(client, { session: createSession({ state, post, clock, renew }) })
}
