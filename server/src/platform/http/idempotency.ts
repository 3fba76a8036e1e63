import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import type { Queries, Tx } from '../db/client.ts'
import type { Database } from '../db/generated/database.ts'
import { sha256 } from '../sha256.ts'
import type { Clock } from '../time/clock.ts'
import type { AuthUser } from './authenticate.ts'
import type { HandlerResult } from './handler.ts'
import { CommittedRejection, Problem, refusedField } from './problem.ts'

interface IdempotentRequest {
  readonly call: {
    readonly db: Tx
    readonly clock: Clock
    /** A key is the person's: another member of the same team who sends it gets nothing of theirs. */
    readonly actor: Pick<AuthUser, 'id'>
    readonly query: object
    readonly body: unknown
  }
  readonly operation: string
  readonly key: string
}

interface StoredResponseKey {
  readonly actor: Pick<AuthUser, 'id'>
  readonly operation: string
  readonly key: string
}

/** Whether `withIdempotency` would answer this person's key without work. A copy of a call that still runs is not stored yet. */
export async function hasStoredResponse(
  db: Queries,
  { actor, operation, key }: StoredResponseKey,
): Promise<boolean> {
  const stored = await db
    .selectFrom('idempotency_keys')
    .select('operation')
    .where('user_id', '=', actor.id)
    .where('operation', '=', operation)
    .where('key_hash', '=', keyHashOf(key))
    .executeTakeFirst()
  return stored !== undefined
}

/**
 * Does the work once for each key. The row is written first, in the work's own transaction: a parallel copy waits for it,
 * then answers the same; when the work fails or is refused, the row goes and the key is free again.
 *
 * The kept answer may hold a secret, such as a new API key. It is sealed with the caller's own key, of which only a hash
 * is kept: the database alone cannot open it.
 */
export async function withIdempotency(
  { call, operation, key }: IdempotentRequest,
  work: () => Promise<HandlerResult>,
): Promise<HandlerResult> {
  const { db, clock, actor, query, body } = call
  if (!/^[\x21-\x7e]{8,128}$/.test(key)) {
    throw refusedField('?Idempotency-Key', 'pattern', 'Use 8 to 128 visible characters.')
  }
  const key_hash = keyHashOf(key)
  // A query may name what is changed: with another one it is another intent, as with another body.
  const body_hash = sha256(JSON.stringify([query, body ?? null]))
  const { numInsertedOrUpdatedRows: inserted } = await db
    .insertInto('idempotency_keys')
    .values({ user_id: actor.id, operation, key_hash, body_hash, answer: null, created_at: clock() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (inserted === 0n) {
    const kept = await db
      .selectFrom('idempotency_keys')
      .select(['body_hash', 'answer'])
      .where('user_id', '=', actor.id)
      .where('operation', '=', operation)
      .where('key_hash', '=', key_hash)
      .executeTakeFirstOrThrow()
    if (!kept.body_hash.equals(body_hash)) {
      throw new Problem(
        'idempotency_conflict',
        'This Idempotency-Key was already used with another body. Use a new key for each new action.',
      )
    }
    if (!kept.answer) throw new Error('A committed idempotency key has no answer.')
    return { ...JSON.parse(unseal(kept.answer, key)), replayed: true }
  }

  const outcome = await work()
  const row = (eb: ExpressionBuilder<Database, 'idempotency_keys'>) =>
    eb.and({ user_id: actor.id, operation, key_hash })
  if (outcome instanceof CommittedRejection) await db.deleteFrom('idempotency_keys').where(row).execute()
  else {
    const answer = seal(JSON.stringify(outcome), key)
    await db.updateTable('idempotency_keys').set({ answer }).where(row).execute()
  }
  return outcome
}

const keyHashOf = (key: string): Buffer => sha256(`key:${key}`)
const ivBytes = 12
const tagBytes = 16

function seal(text: string, key: string): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', sha256(`answer:${key}`), iv)
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

function unseal(sealed: Buffer, key: string): string {
  const cipher = createDecipheriv('aes-256-gcm', sha256(`answer:${key}`), sealed.subarray(0, ivBytes))
  cipher.setAuthTag(sealed.subarray(-tagBytes))
  return cipher.update(sealed.subarray(ivBytes, -tagBytes), undefined, 'utf8') + cipher.final('utf8')
}
