import { sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/client.ts'
import { sha256 } from '../../platform/sha256.ts'
import { people } from '../accounts/people-repo.ts'

/** One address for all that reach the same mailbox: without a tag after +, and dots where the mail service ignores them. */
function mailbox(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
  const name = local.replace(/\+.*$/, '')
  return ['gmail.com', 'googlemail.com'].includes(domain)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`
}

/** Hashes of the mailboxes of an account: its owner and the team. */
async function identitiesOf(db: Queries, userId: string): Promise<readonly Buffer[]> {
  const { rows } = await sql<{ email: string }>`SELECT email FROM ${people('users')} WHERE id = ${userId}
    OR id IN (SELECT user_id FROM team_members WHERE account_id = ${userId})`.execute(db)
  return rows.map(({ email }) => sha256(mailbox(email)))
}

export async function hadTrial(
  db: Queries,
  userId: string,
  planIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (planIds.length === 0) return new Set()
  const taken = await db
    .selectFrom('plan_trials')
    .select('plan_id')
    .where('plan_id', 'in', planIds)
    .where('identity', 'in', await identitiesOf(db, userId))
    .execute()
  return new Set(taken.map(({ plan_id }) => plan_id))
}

export async function noteTrial(tx: Tx, userId: string, planId: string, now: Date): Promise<void> {
  const rows = (await identitiesOf(tx, userId)).map((identity) => ({
    plan_id: planId,
    identity,
    taken_at: now,
  }))
  await tx
    .insertInto('plan_trials')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
