import createClient, { type Client } from 'openapi-fetch'
import { publicAt } from './access.ts'
import type { Fetch } from './fetch.ts'
import type { paths } from './generated/portal.ts'
import { naming } from './middleware.ts'
import type { RefreshNotes } from './session/cool-down.ts'
import { createPost } from './session/post.ts'
import { createRenewal } from './session/renewal.ts'
import { createState, type SessionEndReason } from './session/state.ts'
import { createTrade } from './session/trade.ts'
import { createTurns, type Locks } from './session/turns.ts'
import { createSession, type Session } from './session.ts'
import { memoryStore } from './stores/memory-store.ts'
import type { TokenStore } from './token-store.ts'
import { withProblems } from './with-problems.ts'
import { withSession } from './with-session.ts'
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
  /** Default: `navigator.locks` if available, else a lock within the process. `null`: no locking. */
  locks?: Locks | null
  /**
   * Where refreshes that failed are noted, such as `localStorage`: all tabs and page loads then keep one limit of six tries a minute.
   * Default: each portal keeps its own.
   */
  refreshNotes?: RefreshNotes | null
}

/** openapi-fetch's own client, and the session its calls run in. */
export type Portal = Client<paths> & { readonly session: Session }

/** Makes a typed client of the portal API that keeps its session alive. */
export function createPortal(options: PortalOptions): Portal {
  const {
    store = memoryStore(),
    onSessionEnd,
    fetch = (request) => globalThis.fetch(request),
    mock,
    clock = Date.now,
    locks = globalThis.navigator?.locks,
    refreshNotes: notes,
  } = options
  const baseUrl = options.baseUrl.replace(/\/$/, '')
  const send = mock ? fetch : withoutScenario(fetch)
  const post = createPost(baseUrl, send)
  const trade = createTrade(post, clock)

  const state = createState(store, onSessionEnd)
  const name = `switchboard ${baseUrl}`
  const { lockName = name } = store
  const renew = createRenewal({
    state,
    trade,
    clock,
    notes,
    name,
    inTurn: createTurns({ locks, name: lockName, key: store.lockName ?? store }),
  })

  const sessionFetch = withSession({ state, renew, clock }, send, publicAt(baseUrl))
  const client = createClient<paths>({ baseUrl, fetch: sessionFetch })
  client.use(naming)
  return Object.assign(withProblems(client), { session: createSession({ state, post, trade, renew }) })
}
