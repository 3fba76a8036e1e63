import type { TokenPair, TokenStore } from '../token-store.ts'

/**
 * Why a session ended by itself:
 * - `refresh-refused`: the server takes the refresh token no more
 * - `token-rejected`: a token fresh from the server was answered with 401
 * - `no-refresh-token`: the access token was refused and nothing is held to renew it with
 * - `gone`: the store was emptied elsewhere, as by a logout in another tab
 */
export type SessionEndReason = 'refresh-refused' | 'token-rejected' | 'no-refresh-token' | 'gone'

export interface SessionChange {
  readonly kind: 'started' | 'renewed' | 'ended'
  /** Only when a session ended by itself; a logout has none. */
  readonly reason?: SessionEndReason | undefined
}

type Listener = (change: SessionChange) => void
export type SessionState = ReturnType<typeof createState>

/**
 * The stored pair and its era. Each login, logout and end begins a new era immediately, before the store has
 * answered; work begun in an older era must not change anything.
 */
export function createState(store: TokenStore, onEnd?: (reason: SessionEndReason) => void) {
  let era = 0
  // A session was seen whose end has not been told yet.
  let alive = false
  let pending = 0
  // Writes take turns and reads wait for them: a slow store must not let an old pair overtake a logout.
  let turn: Promise<unknown> = Promise.resolve()
  const listeners = new Set<Listener>()

  function queue<T>(job: () => T | Promise<T>): Promise<T> {
    pending++
    const done = turn.then(job).finally(() => pending--)
    turn = done.catch(() => {})
    return done
  }
  const tell = (change: SessionChange) => {
    for (const listener of listeners) listener(change)
  }

  const state = {
    era: () => era,
    subscribe(listener: Listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async read(): Promise<TokenPair | null> {
      const begun = era
      await turn
      const pair = await store.get()
      if (era !== begun) return state.read()
      if (pair) alive = true
      return pair
    },
    loggedIn() {
      const held = pending ? null : store.get()
      return pending || held instanceof Promise ? alive : held !== null
    },
    async keep(pair: TokenPair, kind: 'started' | 'renewed') {
      if (kind === 'started') era++
      alive = true
      await queue(() => store.set(pair))
      tell({ kind })
    },
    /** Empties the store and answers what was in it. */
    async clear(reason?: SessionEndReason) {
      era++
      alive = false
      const pair = await queue(async () => {
        const last = await store.get()
        await store.set(null)
        return last
      })
      tell({ kind: 'ended', reason })
      if (reason) onEnd?.(reason)
      return pair
    },
    /** Ends the session of this access token; if it is over or replaced already, nothing happens. */
    async end(reason: SessionEndReason, accessToken?: string): Promise<null> {
      const begun = era
      const { access_token = accessToken } = (await state.read()) ?? {}
      if (era === begun && alive && access_token === accessToken) await state.clear(reason)
      return null
    },
  }
  return state
}
