import { type Selectable, sql } from 'kysely'
import { DatabaseError } from 'pg'
import type { Queries, Tx } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { newId } from '../../platform/ids.ts'

export type LedgerRow = Selectable<Database['ledger']>

export interface Posting {
  readonly userId: string
  readonly kind: LedgerRow['kind']
  /** Hundredths of a credit; negative when credits leave. */
  readonly amount: number
  readonly description: string
  readonly reference: string
  readonly actor: LedgerRow['actor']
  /** One for each intent: the same key never moves the balance twice. */
  readonly key: string
  readonly now: Date
  readonly reason?: string
  readonly api?: string
  readonly requestId?: string
  /** Last day of free credits. */
  readonly validUntil?: string
  /** Which credits leave, where not any will do: those that a row of the ledger granted, by its ID. Coming ones go back to those. */
  readonly lots?: 'PAID' | 'FREE' | `txn_${string}`
}

/**
 * The only writer of balances. Returns the row, the earlier row of the same key, or undefined when the wallet is short. Throws
 * `account_suspended` where credits would come into the wallet of a deleted account.
 */
export async function postToLedger(db: Queries, posting: Posting): Promise<LedgerRow | undefined> {
  const { userId, kind, amount, description, reference, actor, key, now } = posting
  const { reason = null, api = null, requestId = null, validUntil = null, lots = null } = posting
  const { rows } = await sql<LedgerRow>`SELECT * FROM post_to_ledger(
    p_id => ${newId('txn')}, p_user => ${userId}, p_kind => ${kind}, p_amount => ${amount}, p_description => ${description},
    p_reference => ${reference}, p_actor => ${actor}, p_key => ${key}, p_now => ${now}, p_reason => ${reason}, p_api => ${api},
    p_request => ${requestId}, p_valid_until => ${validUntil}, p_lots => ${lots})`
    .execute(db)
    .catch(explainClosed)
  return rows[0]
}

function explainClosed(error: unknown): never {
  if (!(error instanceof DatabaseError) || error.constraint !== 'closed_wallets_are_empty') throw error
  throw new Problem('account_suspended', 'This account was deleted. Nothing can be added to its wallet.')
}

/** Writes off the free credits of a wallet whose day is over. */
export async function expireLots(tx: Tx, userId: string, now: Date): Promise<void> {
  await sql`SELECT expire_lots(${userId}, ${now})`.execute(tx)
  await sql`SELECT watch_level(${userId}, false, ${now})`.execute(tx)
}
