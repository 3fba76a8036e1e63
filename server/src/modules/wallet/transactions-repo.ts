import type { components } from '@switchboard/sdk'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../../platform/db/client.ts'
import type { Reads } from '../../platform/db/reads.ts'
import { people } from '../accounts/people-repo.ts'
import { statementRule } from './on-statement-repo.ts'
import { type LedgerEntry, type Origin, transactionOf } from './transaction.ts'

export interface Reader {
  /** Whether the reader can see administrators' names. */
  readonly staff: boolean
}

const nobody: Origin = { acted_by: null, key: null }

const isOfCall = ({ kind }: LedgerEntry): boolean => kind === 'USAGE' || kind === 'REFUND'

/** Ledger rows of one account in the contract's form, with the person or key behind each. */
export async function transactionsOf(
  db: Reads,
  rows: readonly LedgerEntry[],
  reader: Reader = { staff: false },
): Promise<components['schemas']['Transaction'][]> {
  const origins = await readOrigins(db, rows, reader)
  const [first] = rows
  const isBilled = first && (await statementRule(db, first.user_id))
  return rows.map((row) => ({
    ...transactionOf(row, origins.get(row.id) ?? nobody),
    ...(isOfCall(row) && isBilled?.({ api: row.api, at: row.created_at }) && { on_statement: true }),
  }))
}

/** Under which a change is taken back: the ledger takes a key once, so that a change is reversed once. */
export const reversalKey = (transactionId: string): string => `reversal:${transactionId}`

export async function findReversal(
  db: Queries,
  userId: string,
  transactionId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('ledger')
    .select('id')
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', reversalKey(transactionId))
    .executeTakeFirst()
  return row?.id
}

/** An administrator's entry in the audit log about a row of the ledger, as `change`. */
const changeOfRow: RawBuilder<unknown> = sql`LATERAL (
  SELECT actor_id, details FROM audit_log
  WHERE ledger.actor = 'ADMIN' AND subject = ledger.user_id AND action LIKE 'admin.credits.%'
    AND audit_log.request_id = ledger.request_id AND details ->> 'transaction_id' = ledger.id
  LIMIT 1
) AS change`

interface CreditsChange {
  /** Hundredths; negative where credits were deducted. */
  readonly amount: number
  readonly isReversal: boolean
  /** Null for a row that no administrator made. */
  readonly type: 'PAID' | 'FREE' | null
}

/** A row of a user's ledger, as far as it can be taken back. */
export async function readChange(
  db: Queries,
  userId: string,
  transactionId: string,
): Promise<CreditsChange | undefined> {
  const { rows } = await sql<CreditsChange>`
    SELECT amount, idempotency_key LIKE 'reversal:%' AS "isReversal", change.details ->> 'type' AS type
    FROM ledger LEFT JOIN ${changeOfRow} ON true
    WHERE ledger.user_id = ${userId} AND ledger.id = ${transactionId}`.execute(db)
  return rows[0]
}

/** Columns of a row of the ledger that says why an administrator made it, what it takes back and by what it was. */
const reasonColumns: RawBuilder<unknown> = sql`
  CASE WHEN change.actor_id IS NOT NULL THEN coalesce(change.details ->> 'reason_code', 'OTHER') END AS reason_code,
  CASE WHEN ledger.actor = 'ADMIN' AND ledger.idempotency_key LIKE 'reversal:%' THEN split_part(ledger.idempotency_key, ':', 2) END AS reverses,
  (SELECT id FROM ledger AS reversal WHERE ledger.actor = 'ADMIN' AND reversal.user_id = ledger.user_id
    AND reversal.idempotency_key = 'reversal:' || ledger.id) AS reversed_by`

interface ReasonRow {
  readonly reason_code: components['schemas']['AdjustmentReason'] | null
  readonly reverses: string | null
  readonly reversed_by: string | null
}

/**
 * When the period of a plan's row began, by the product and the first day that its reference names: at midnight, if it follows another, else when
 * the plan was taken and paid.
 */
const periodBegin: RawBuilder<unknown> = sql`CASE
  WHEN EXISTS (SELECT FROM paid_periods AS former WHERE former.user_id = ledger.user_id AND former.product_id = split_part(ledger.reference, ' ', 1)
    AND former.last_day + 1 = split_part(ledger.reference, ' ', 2)::date)
  THEN market_midnight(split_part(ledger.reference, ' ', 2)::date) ELSE ledger.created_at END`

interface OriginRow extends ReasonRow {
  readonly price: components['schemas']['TransactionPrice'] | null
  readonly id: string
  readonly user_id: string | null
  readonly name: string | null
  readonly email: string | null
  readonly key_id: string | null
  readonly key_name: string | null
  readonly last_four: string | null
}

/**
 * Looked up for the rows that are shown: each is a few steps into indexes. A person is found by the audit log: a payment is settled by an
 * event of its provider, so its deed is the payment that was started; of any other row it is what the same request wrote down for the
 * account.
 */
async function readOrigins(
  db: Reads,
  rows: readonly LedgerEntry[],
  { staff }: Reader,
): Promise<ReadonlyMap<string, Origin>> {
  const [first] = rows
  if (!first) return new Map()
  const ids = rows.map(({ id }) => id)
  const origins = await sql<OriginRow>`
    SELECT ledger.id, coalesce(deed.actor_id, CASE WHEN ${staff} THEN change.actor_id END) AS user_id, users.email, users.name, ${reasonColumns},
      coalesce(charged_prices.price, plan_price.price) AS price,
      keys.id AS key_id, keys.last_four,
      coalesce(nullif(keys.name, ''), CASE keys.type WHEN 'TEST' THEN 'Test key' ELSE 'Live key' END) AS key_name
    FROM ledger
    LEFT JOIN payments ON ledger.kind = 'TOPUP' AND reference_number = ledger.reference
      AND payments.user_id = ledger.user_id
    LEFT JOIN LATERAL (
      SELECT actor_id FROM audit_log
      WHERE ledger.actor = 'USER' AND account_id = ledger.user_id
        AND action = 'payment.start' AND subject = payments.transaction_id
      UNION ALL
      SELECT actor_id FROM audit_log
      WHERE ledger.actor = 'USER' AND ledger.kind NOT IN ('TOPUP', 'USAGE') AND account_id = ledger.user_id
        AND audit_log.request_id = ledger.request_id
      LIMIT 1
    ) AS deed ON true
    LEFT JOIN ${changeOfRow} ON true
    LEFT JOIN ${people('users')} ON users.id = coalesce(deed.actor_id, CASE WHEN ${staff} THEN change.actor_id END)
    -- A call is in the log by the moment when it was charged, which a row that gives it back does not tell.
    LEFT JOIN ledger AS charge ON ledger.kind IN ('USAGE', 'REFUND') AND charge.user_id = ledger.user_id
      AND charge.idempotency_key = ledger.request_id
    LEFT JOIN api_calls ON api_calls.user_id = charge.user_id AND api_calls.at = charge.created_at
      AND api_calls.request_id = charge.request_id
    LEFT JOIN api_keys AS keys ON keys.id = api_calls.key_id
    LEFT JOIN charged_prices ON charged_prices.price_version = charge.price_version
    LEFT JOIN LATERAL plan_price(split_part(ledger.reference, ' ', 1), ledger.kind, abs(ledger.amount), ${periodBegin}) ON ledger.kind IN ('PLAN_FEE', 'INCLUDED')
      -- A share by days has no price of its own.
      AND ledger.reference NOT LIKE 'prd\\_fee-%'
    WHERE ledger.user_id = ${first.user_id} AND ledger.id = ANY (${ids})`.execute(db)
  return new Map(origins.rows.map((row) => [row.id, originOf(row)]))
}

function originOf({ user_id, name, email, key_id, key_name, last_four, ...row }: OriginRow): Origin {
  return {
    ...(row.price && { price: row.price }),
    ...(row.reason_code && { reason_code: row.reason_code }),
    ...(row.reverses && { reverses: row.reverses }),
    ...(row.reversed_by && { reversed_by: row.reversed_by }),
    acted_by: user_id === null ? null : { user_id, name, email },
    key:
      key_id === null || key_name === null || last_four === null
        ? null
        : { key_id, name: key_name, last_four },
  }
}
