import { createHash } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Tx } from '../db/client.ts'
import type { SignedIn } from '../modules/auth/who.ts'
import { Problem, refusedField } from './problem.ts'

type Outcome = { status: number; body: unknown } | Problem

interface Keyed {
  readonly call: { readonly db: Tx; readonly clock: Clock; readonly user: SignedIn; readonly body: unknown }
  readonly operation: string
  readonly key: string
}

/**
 * Does the work once for each key. The row is written first, in the work's own transaction: a parallel copy waits for it,
 * then answers the same; when the work fails, the row goes with it and the key is free again.
 */
export async function runOnce(
  { call, operation, key }: Keyed,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  const { db, clock, user, body } = call
  if (!/^[\x21-\x7e]{8,128}$/.test(key)) {
    throw refusedField('?Idempotency-Key', 'pattern', 'Use 8 to 128 visible characters.')
  }
  const body_hash = createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest()
  const at = { user_id: user.id, operation, key }
  const { numInsertedOrUpdatedRows: inserted } = await db
    .insertInto('idempotency_keys')
    .values({ ...at, body_hash, status: null, answer: null, created_at: clock() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  const row = () =>
    db
      .selectFrom('idempotency_keys')
      .selectAll()
      .where('user_id', '=', user.id)
      .where('operation', '=', operation)
      .where('key', '=', key)
  if (inserted === 0n) return replay(await row().executeTakeFirstOrThrow(), body_hash)

  const outcome = await work()
  if (outcome instanceof Problem) throw outcome
  await db
    .updateTable('idempotency_keys')
    .set({ status: outcome.status, answer: JSON.stringify(outcome.body) })
    .where('user_id', '=', user.id)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .execute()
  return outcome
}

function replay(
  kept: { body_hash: Buffer; status: number | null; answer: object | null },
  body_hash: Buffer,
): Outcome {
  if (!kept.body_hash.equals(body_hash)) {
    throw new Problem(
      'idempotency_conflict',
      'The Idempotency-Key was used before with another body. Use a new key for a new intent.',
    )
  }
  if (kept.status === null) throw new Error('A committed idempotency key has no answer.')
  return { status: kept.status, body: kept.answer }
}
