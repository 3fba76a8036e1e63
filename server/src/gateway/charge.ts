import type { CallLimits } from '../modules/pricing/limits.ts'
import type { Db } from '../platform/db/client.ts'
import { newId } from '../platform/ids.ts'
import { after } from '../platform/time/clock.ts'
import type { CallFacts } from './call-facts.ts'
import { type LimitsState, limitsToCharge } from './limits.ts'
import { chargeCall, tryChargeCall } from './repo.ts'

/** A call that may be made, before its price is taken and it goes out. */
export interface CallToCharge {
  readonly facts: CallFacts
  readonly requestId: string
  /** Hundredths. */
  readonly price: number
  /** The price in its list, which the ledger names; null for one that no list has. */
  readonly priceVersion: number | null
  readonly now: Date
  /** Of `now`, in the market's zone. */
  readonly day: string
  readonly limits: CallLimits
  /** How long the call may stay unanswered before its price is given back. */
  readonly refundAfterSeconds: number
}

export interface Charge {
  /** `STALE`: the facts are not those of now any more, and nothing was done. */
  readonly outcome: 'CHARGED' | 'SHORT' | 'LIMITED' | 'STALE'
  /** The balance, in hundredths; null when stale. */
  readonly balance: number | null
  /** Whether the wallet has crossed one of its marks, of which nobody was told yet. */
  readonly level_changed: boolean
  /** Null where nothing is limited. */
  readonly limits: LimitsState | null
}

/** Charges one call, and waits for its wallet; `isTrial` for what would come of it, with nothing charged. */
export async function chargeAlone(
  db: Db,
  callToCharge: CallToCharge,
  { isTrial = false } = {},
): Promise<Charge> {
  const call = JSON.stringify(callToChargeRow(callToCharge))
  const [charge] = await (isTrial ? tryChargeCall : chargeCall)<Charge>(db, call)
  if (!charge) throw new Error('A charge has no outcome.')
  return charge
}

/** As the type `call_to_charge` of the database has it. */
export const callToChargeRow = ({
  facts,
  requestId,
  price,
  priceVersion,
  now,
  day,
  limits,
  refundAfterSeconds,
}: CallToCharge) => ({
  key_id: facts.key_id,
  terms_version: facts.terms_version,
  txn: newId('txn'),
  request_id: requestId,
  user_id: facts.user_id,
  price,
  price_version: priceVersion,
  api: facts.api,
  api_name: facts.name,
  at: now,
  day,
  ...limitsToCharge(facts, limits),
  refund_after: after(now, refundAfterSeconds),
})
