import type { TokenPair } from '../token-store.ts'
import { createCoolDown, type RefreshNotes } from './cool-down.ts'
import type { SessionState } from './state.ts'
import { type Trade, tradeRefreshToken } from './trade.ts'

export interface RenewalOptions {
  readonly state: SessionState
  readonly trade: Trade
  readonly clock: () => number
  /** Runs a job when no other tab runs one. */
  readonly inTurn: <T>(job: () => Promise<T>) => Promise<T>
  readonly notes?: RefreshNotes | null | undefined
  /** Under which name failures are noted there. */
  readonly name: string
}

/**
 * Returns a newer pair than the one of the access token `used`; `null` when the session is over. Rejects with an
 * error or a failed Response when nobody was reached: then the session is kept.
 */
export type Renew = (used: string | undefined) => Promise<TokenPair | null>

export const expired = (pair: TokenPair, now: number): boolean =>
  !pair.access_token || Number(pair.expires_at) <= now

/** One refresh at a time, for however many calls wait. */
export function createRenewal({ state, trade, clock, inTurn, notes, name }: RenewalOptions): Renew {
  const coolingDown = createCoolDown<TokenPair | null>({ clock, notes, name })
  let flight: { era: number; result: Promise<TokenPair | null> } | undefined

  async function renewOnce(used: string | undefined, era: number): Promise<TokenPair | null> {
    const held = await state.read()
    if (state.era() !== era) return null
    if (!held?.refresh_token) return state.end(held ? 'no-refresh-token' : 'gone', held?.access_token)
    if (held.access_token !== used && !expired(held, clock())) return held

    const pair = await coolingDown(() => tradeRefreshToken(trade, held.refresh_token))
    const now = await state.read()
    if (state.era() !== era) return null
    // Another tab was faster, or logged out: the store is the truth.
    if (now?.refresh_token !== held.refresh_token) return now ?? state.end('gone')
    if (!pair) return state.end('refresh-refused', held.access_token)
    await state.keep(pair, 'renewed')
    return pair
  }

  return (used) => {
    const era = state.era()
    if (flight?.era !== era) {
      const land = () => {
        if (flight === mine) flight = undefined
      }
      const job = () => renewOnce(used, era)
      // A refresh of the session before has the turn, and is nothing to wait for.
      const result = flight ? job() : inTurn(job)
      const mine = { era, result: result.finally(land) }
      flight = mine
    }
    return flight.result
  }
}
