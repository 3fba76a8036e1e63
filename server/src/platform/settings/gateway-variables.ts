import { share, wholeNumber } from './parsers.ts'
import type { Variables } from './read-environment.ts'

/** Places of calls under way, and the time of a body to arrive. */
export const gatewayVariables = {
  GATEWAY_MAX_CALLS: {
    fallback: '1000',
    parse: wholeNumber(1, 1_000_000),
    decides: 'how many gateway calls a process handles at the same time; more get a 503, and aren’t charged',
  },
  GATEWAY_MAX_CALLS_PER_API: {
    fallback: '250',
    parse: wholeNumber(1, 1_000_000),
    decides: 'how many of these go to one API, so that a slow one doesn’t take all places',
  },
  GATEWAY_ACCOUNT_SHARE: {
    fallback: '0.25',
    parse: share,
    decides:
      'the most that one account can have of these places, as a part of 1, and less while others are busy; more get a 429, and aren’t charged. Test calls have as many places again, apart from live ones',
  },
  MAX_BODY_MS: {
    fallback: '10000',
    parse: wholeNumber(1, 2_147_483_647),
    decides:
      'how long a body of up to 64 KB can take to arrive at the gateway or a mock, and each 64 KB of a longer one; slower ones get a 408',
  },
} as const satisfies Variables
