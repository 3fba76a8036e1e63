import type { Tokens } from '../with-session.ts'
import { expired, type Renewal } from './renewal.ts'
import type { SessionState } from './state.ts'

/** The state as calls see it. */
export function createTokens(
  state: SessionState,
  renew: (used: string) => Promise<Renewal>,
  clock: () => number,
): Tokens {
  return {
    forbidden: undefined,
    era: state.era,
    end: state.end,
    renew: (used = '') => renew(used),
    async take() {
      const pair = await state.read()
      const token = pair?.access_token
      if (!pair?.refresh_token || !expired(pair, clock())) return { token, fresh: false }
      const renewal = await renew(pair.access_token)
      if (renewal && 'unreachable' in renewal) return renewal
      // Without a new one the old one goes out, and the server says in its own words that it will not do.
      return { token: renewal?.pair.access_token ?? token, fresh: true }
    },
  }
}
