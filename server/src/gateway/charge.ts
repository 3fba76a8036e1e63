import { sql } from 'kysely'
import { after } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { newId } from '../ids.ts'
import type { CallFacts } from './call-facts.ts'

interface Call {
  readonly facts: CallFacts
  readonly requestId: string
  /** Hundredths. */
  readonly price: number
  readonly now: Date
  /** How long the call may stay unanswered before its price is given back. */
  readonly refundAfterSeconds: number
}

export interface Charge {
  /** `STALE`: the facts are not those of now any more, and nothing was done. */
  readonly outcome: 'CHARGED' | 'SHORT' | 'STALE'
  /** What is left, in hundredths; null when stale. */
  readonly balance: number | null
}

/** Checks the facts, takes the price and puts the call in flight: one statement, all or nothing. */
export async function chargeCall(
  db: Db,
  { facts, requestId, price, now, refundAfterSeconds }: Call,
): Promise<Charge> {
  const { key_id, terms_version, user_id, name, api } = facts
  const { rows } = await sql<Charge>`SELECT outcome, balance FROM charge_call(${key_id}, ${terms_version},
    ${newId('txn')}, ${requestId}, ${user_id}, ${price}, ${name}, ${api}, ${now},
    ${after(now, refundAfterSeconds)})`.execute(db)
  const [charge] = rows
  if (!charge) throw new Error('A charge has no outcome.')
  return charge
}
