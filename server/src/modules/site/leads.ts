import { sql } from 'kysely'
import type { Queries } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/schema.ts'

type Lead = Omit<Database['leads'], 'last_asked_at'>

/** One record for each address and insight: who asks again, also at the same moment, gets the first one's id. */
export async function recordLead(db: Queries, lead: Lead): Promise<string> {
  const { id } = await db
    .insertInto('leads')
    .values({ ...lead, last_asked_at: lead.created_at })
    .onConflict((conflict) =>
      conflict
        .expression(sql`insight_id, lower(email)`)
        .doUpdateSet(({ ref }) => ({ last_asked_at: ref('excluded.last_asked_at') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
