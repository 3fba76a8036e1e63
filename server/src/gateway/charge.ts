import { sql } from 'kysely'
import { createBatcher } from '../platform/batch.ts'
import type { Db } from '../platform/db/client.ts'
import { newId } from '../platform/ids.ts'
import { after } from '../platform/time/clock.ts'
import type { CallFacts } from './call-facts.ts'

export interface ChargeInput {
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

/** `BUSY`: somebody else has the wallet locked. */
type BatchedCharge = { readonly outcome: Charge['outcome'] | 'BUSY'; readonly balance: number | null }

const maxBatch = 50

/**
 * Checks the facts, takes the price and puts the call in flight: all or nothing. Calls that arrive at the same time share a
 * statement and a commit. A batch never waits for a lock: a call whose wallet is busy is charged on its own.
 */
export function createCharges(db: Db): { charge(input: ChargeInput): Promise<Charge> } {
  const batcher = createBatcher({
    maxSize: maxBatch,
    run: (inputs: readonly ChargeInput[]) => chargeBatch(db, inputs),
  })
  return {
    async charge(input) {
      const { outcome, balance } = await batcher.add(input)
      return outcome === 'BUSY' ? chargeAlone(db, input) : { outcome, balance }
    },
  }
}

async function chargeBatch(db: Db, inputs: readonly ChargeInput[]): Promise<readonly BatchedCharge[]> {
  const { rows } = await sql<BatchedCharge>`SELECT outcome, balance
    FROM charge_calls(${JSON.stringify(inputs.map(rowOf))}::jsonb)`.execute(db)
  if (rows.length !== inputs.length) throw new Error('A charge has no outcome.')
  return rows
}

/** Waits for the wallet. */
async function chargeAlone(db: Db, input: ChargeInput): Promise<Charge> {
  const { rows } = await sql<Charge>`SELECT outcome, balance
    FROM charge_call(jsonb_populate_record(NULL::call_to_charge, ${JSON.stringify(rowOf(input))}::jsonb))`.execute(
    db,
  )
  const [charge] = rows
  if (!charge) throw new Error('A charge has no outcome.')
  return charge
}

/** A response that flows may take longer than others: its price is not given back meanwhile. */
export async function extendFlight(db: Db, requestId: string, refundAfter: Date): Promise<void> {
  await db
    .updateTable('calls_in_flight')
    .set({ refund_after: refundAfter })
    .where('request_id', '=', requestId)
    .execute()
}

/** As the type `call_to_charge` of the database has it. */
const rowOf = ({ facts, requestId, price, now, refundAfterSeconds }: ChargeInput) => ({
  key_id: facts.key_id,
  terms_version: facts.terms_version,
  txn: newId('txn'),
  request_id: requestId,
  user_id: facts.user_id,
  price,
  api: facts.api,
  api_name: facts.name,
  at: now,
  refund_after: after(now, refundAfterSeconds),
})
