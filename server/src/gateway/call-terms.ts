import { LRUCache } from 'lru-cache'
import { takeEffect } from '../modules/announcements/take-effect.ts'
import { readToken } from '../modules/oauth/access-token.ts'
import { type CallLimits, tightest } from '../modules/pricing/limits.ts'
import { planLimits } from '../modules/pricing/plans-repo.ts'
import { type ChargedPrice, chargedPrices } from '../modules/pricing/prices.ts'
import { hashKey, isWellFormed } from '../modules/subscriptions/key-secret.ts'
import type { Db } from '../platform/db/client.ts'
import { toHundredths } from '../platform/money/decimals.ts'
import type { Address } from './address.ts'
import type { CallFacts } from './call-facts.ts'
import { limitsOfKind } from './limits.ts'
import type { Matcher, Operation } from './matcher.ts'
import { createMatchers } from './matchers.ts'
import { readCallFacts, type SentSecret } from './repo.ts'

/** The terms for calls of one key to one API version, on one day. */
export interface CallTerms {
  readonly facts: CallFacts
  readonly match: Matcher
  /** By operationId. */
  readonly prices: ReadonlyMap<string, ChargedPrice>
  readonly limits: CallLimits
  /** In the market's zone. */
  readonly day: string
}

interface Lookup {
  readonly address: Address
  readonly sentKey: string | undefined
  readonly at: Date
  /** Of `at`, in the market's zone. */
  readonly day: string
}

export type TermsCache = ReturnType<typeof createTermsCache>

const maxKept = 5_000

/**
 * Terms are kept in memory so that a call needs one statement. They are never trusted on their own: the charge names
 * their version, and does nothing if the database has a newer one (`charge_call`). So changes need no notification.
 */
export function createTermsCache(db: Db, timeZone: string) {
  const entries = new LRUCache<string, CallTerms>({ max: maxKept })
  const matcherOf = createMatchers(db)

  /** Calls that find a change due at one moment wait for it together. */
  let changing: Promise<void> | undefined

  async function readFacts({ address, sentKey, at }: Lookup): Promise<CallFacts | undefined> {
    const secret = secretOf(sentKey)
    const facts = await readCallFacts(db, address, secret)
    if (!facts?.valid_before || facts.valid_before > at) return facts
    changing ??= takeEffect(db, { now: at, timeZone }).finally(() => {
      changing = undefined
    })
    await changing
    return readCallFacts(db, address, secret)
  }

  /** Undefined when no API has this address. */
  async function read(lookup: Lookup): Promise<CallTerms | undefined> {
    const { day } = lookup
    const facts = await readFacts(lookup)
    if (!facts) return undefined
    // Read after the facts with their version: a change in between makes the version outdated.
    const match = await matcherOf(facts)
    const chargeable = facts.key_id !== null && facts.key_type === 'LIVE'
    const prices = chargeable
      ? await chargedPrices(db, { userId: facts.user_id, api: facts.api, on: day })
      : new Map()
    const limits =
      facts.key_id === null
        ? {}
        : (facts.subscription_limits ??
          tightest(
            facts.version_limits,
            await planLimits(db, { userId: facts.user_id, api: facts.api, on: day }),
          ))
    return { facts, match, prices, limits: limitsOfKind(limits, facts.key_type), day }
  }

  return {
    read,
    kept(lookup: Lookup): CallTerms | undefined {
      const terms = entries.get(nameOf(lookup))
      return terms?.day === lookup.day ? terms : undefined
    },
    /** For terms that permit calls: a rejection is always decided again. */
    keep: (lookup: Lookup, terms: CallTerms) => void entries.set(nameOf(lookup), terms),
    forget: (lookup: Lookup) => void entries.delete(nameOf(lookup)),
  }
}

function secretOf(sentKey: string | undefined): SentSecret {
  if (sentKey === undefined) return { keyHash: null }
  if (isWellFormed(sentKey)) return { keyHash: hashKey(sentKey) }
  return readToken(sentKey) ?? { keyHash: null }
}

const nameOf = ({ address, sentKey }: Lookup): string =>
  `${sentKey} ${address.publisher}/${address.second}/${address.third}`

/** Test keys are free. */
export function priceOf({ facts, prices }: CallTerms, operation: Operation): ChargedPrice {
  if (facts.key_type === 'TEST') return { price: 0, version: null }
  return prices.get(operation.operation_id) ?? { price: toHundredths(operation.price), version: null }
}
