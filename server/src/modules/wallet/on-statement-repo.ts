import { sql } from 'kysely'
import type { Reads } from '../../platform/db/reads.ts'
import { openedSince } from './billed-accounts-repo.ts'

/** A call, or a ledger row of one. */
interface CallMoment {
  readonly api: string | null
  readonly at: Date
}

/** Tells of each call of an account whether a monthly statement bills it. */
export async function statementRule(db: Reads, userId: string): Promise<(call: CallMoment) => boolean> {
  const since = await openedSince(db, userId)
  if (!since) return () => false
  const { rows: apart } = await sql<{ api: string; begin: Date; end: Date }>`
    SELECT api, market_midnight(first_day) AS begin, market_midnight(last_day + 1) AS end
    FROM paid_periods WHERE user_id = ${userId}`.execute(db)
  return ({ api, at }) =>
    at >= since && !apart.some((paid) => [api, '*'].includes(paid.api) && paid.begin <= at && at < paid.end)
}
