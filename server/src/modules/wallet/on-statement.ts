import type { Queries } from '../../platform/db/client.ts'
import { openedSince } from './billed-accounts-repo.ts'

/** A call, or a ledger row of one. */
interface CallMoment {
  readonly at: Date
}

/** Tells of each call of an account whether a monthly statement bills it. */
export async function statementRule(db: Queries, userId: string): Promise<(call: CallMoment) => boolean> {
  const since = await openedSince(db, userId)
  return ({ at }) => since !== undefined && at >= since
}
