import { sql } from 'kysely'
import type { Queries } from '../../platform/db/client.ts'
import { after } from '../../platform/time/clock.ts'

/** What a list of keys holds at most. */
const most = 200
const keptSeconds = 30 * 86_400

/**
 * Keys by subscription, newest first. Those that ended stay listed for a while, so that people see what became of them;
 * when there are too many, ended ones are left out first.
 */
export async function readKeys(db: Queries, subscriptionIds: readonly string[], now: Date) {
  if (subscriptionIds.length === 0) return new Map<string, never[]>()
  const ended = sql<Date | null>`coalesce(revoked_at, least(expires_at, grace_ends_at))`
  const rows = await db
    .selectFrom((keys) =>
      keys
        .selectFrom('api_keys')
        .selectAll()
        .select(
          sql<number>`row_number() OVER (PARTITION BY subscription_id ORDER BY revoked_at DESC NULLS FIRST,
            created_at DESC)`.as('place'),
        )
        .where('subscription_id', 'in', [...subscriptionIds])
        .where(sql<boolean>`coalesce(${ended} > ${after(now, -keptSeconds)}, true)`)
        .as('kept'),
    )
    .selectAll()
    .where('place', '<=', most)
    .orderBy('created_at', 'desc')
    .orderBy('type', 'desc')
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, ({ subscription_id }) => subscription_id)
}
