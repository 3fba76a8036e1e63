import { sql } from 'kysely'
import type { Db } from '../../src/platform/db/client.ts'
import { newId } from '../../src/platform/ids.ts'

/** A person of their own with an empty wallet, for a test of the ledger. */
export async function newWallet(db: Db, now: Date): Promise<string> {
  const id = newId('usr')
  const nobody = {
    password_hash: null,
    sso_by: null,
    sso_id: null,
    signed_in_at: null,
    last_login_date: null,
  }
  const noPlan = { company: null, company_name: null, reference: null, plan_type: null, plan_name: null }
  await db
    .insertInto('users')
    .values({
      ...nobody,
      ...noPlan,
      id,
      email: `${id.toLowerCase()}@example.com`,
      firstname: '',
      lastname: '',
      user_type: 'USER',
      status: 'ACTIVE',
      email_verified_at: now,
      plan_consumption: null,
      created_at: now,
    })
    .execute()
  await db.insertInto('wallets').values({ user_id: id, starter_redeemed_at: null }).execute()
  return id
}

interface Sums {
  readonly balance: number
  readonly ledger: number
  readonly lots: number
  /** Rows that do not begin where the row before them ended. */
  readonly gaps: number
  /** Rows that are told to be earlier than the row before them. */
  readonly backwards: number
}

/** Sums that must agree at each moment. */
export async function sumsOf(db: Db, userId: string): Promise<Sums> {
  const { rows } = await sql<Sums>`
    SELECT balance, (SELECT coalesce(sum(amount), 0)::bigint FROM ledger WHERE user_id = ${userId}) AS ledger,
      (SELECT coalesce(sum(remaining), 0)::bigint FROM lots WHERE user_id = ${userId}) AS lots,
      (SELECT count(*) FROM (SELECT balance_after - amount - lag(balance_after, 1, 0::bigint)
        OVER (ORDER BY sequence) AS gap FROM ledger WHERE user_id = ${userId}) AS steps WHERE gap <> 0) AS gaps,
      (SELECT count(*) FROM (SELECT created_at < lag(created_at) OVER (ORDER BY sequence) AS earlier
        FROM ledger WHERE user_id = ${userId}) AS steps WHERE earlier) AS backwards
    FROM wallets WHERE user_id = ${userId}`.execute(db)
  if (!rows[0]) throw new Error(`${userId} has no wallet.`)
  return rows[0]
}
