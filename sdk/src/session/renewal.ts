import type { TokenPair } from '../token-store.ts'
import { createCoolDown } from './cool-down.ts'
import type { Post } from './post.ts'
import { requestRefresh, type Unreachable } from './refresh-request.ts'
import type { SessionState } from './state.ts'
import { inTurn, type Locks } from './turns.ts'

/** `null`: there is no session any more. */
export type Renewal = { readonly pair: TokenPair } | Unreachable | null

export interface RenewalOptions {
  readonly state: SessionState
  readonly post: Post
  readonly clock: () => number
  readonly locks: Locks | undefined
  readonly lockName: string
}

export const expired = (pair: TokenPair, now: number): boolean =>
  !pair.access_token || (pair.expires_at ?? Number.POSITIVE_INFINITY) <= now

/** One refresh at a time, for however many calls wait. `used` is the access token that is wanted no more. */
export function createRenewal({ state, post, clock, locks, lockName }: RenewalOptions) {
  const coolDown = createCoolDown(clock)
  let flight: { era: number; result: Promise<Renewal> } | undefined

  async function renewOnce(used: string, era: number): Promise<Renewal> {
    const held = await state.read()
    if (state.era() !== era) return null
    if (!held?.refresh_token) return ended(held)
    if (held.access_token !== used && !expired(held, clock())) return { pair: held }
    const failure = coolDown.standing()
    if (failure) return failure

    const answer = await requestRefresh(post, held.refresh_token, clock)
    const now = await state.read()
    if (state.era() !== era) return null
    // Another tab was faster, or logged out: what it left in the store is the truth.
    if (now?.refresh_token !== held.refresh_token) return now ? { pair: now } : ended(null)
    if ('unreachable' in answer) {
      coolDown.failed(answer)
      return answer
    }
    coolDown.reset()
    if ('pair' in answer) {
      await state.renew(answer.pair)
      return state.era() === era ? answer : null
    }
    await state.end('refresh-refused', held.access_token)
    return null
  }

  async function ended(held: TokenPair | null): Promise<null> {
    await state.end(held ? 'no-refresh-token' : 'gone', held?.access_token)
    return null
  }

  return function renew(used: string): Promise<Renewal> {
    const era = state.era()
    if (flight?.era !== era) {
      const result = inTurn(locks, lockName, () => renewOnce(used, era))
      const mine = { era, result }
      flight = mine
      const land = () => {
        if (flight === mine) flight = undefined
      }
      result.then(land, land)
    }
    return flight.result
  }
}
