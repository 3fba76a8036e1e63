import type { components } from '@switchboard/sdk'
import { sql } from 'kysely'
import type { Queries } from '../../platform/db/client.ts'
import { countOf } from '../../platform/db/count-of.ts'
import { waitingOf } from '../approvals/repo.ts'
import { rejectedOf } from '../kyb/repo.ts'
import { unpaidOf } from '../payments/statements/repo.ts'
import { switchedOffOf } from '../webhooks/repo.ts'

/** In one statement: every page of a user reads it. */
export async function countWaiting(db: Queries, userId: string, now: Date) {
  const { rows } = await sql<components['schemas']['Waiting']>`SELECT
    ${countOf(waitingOf(userId, now))} AS agents, ${countOf(unpaidOf(userId))} AS statements,
    ${countOf(rejectedOf(userId))} AS verifications, ${countOf(switchedOffOf(userId))} AS webhooks`.execute(
    db,
  )
  const [counts] = rows
  if (!counts) throw new Error('Counts are a row.')
  return counts
}
