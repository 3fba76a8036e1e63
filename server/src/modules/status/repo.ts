import { type Insertable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { byFullVersion } from '../../platform/db/by-full-version.ts'
import type { Queries, Tx } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'
import type { Reads } from '../../platform/db/reads.ts'

export const shownDays = 90
const maxIncidents = 200

/**
 * Counts the days since the last count anew, at first all that are shown. Failures of one account alone don't count while others call without any:
 * its requests may be what fails.
 */
export async function countDays(db: Queries, { first, today }: { first: string; today: string }) {
  await sql`
    WITH accounts AS (
      SELECT days.api, days.day, days.user_id, sum(days.calls) AS calls, sum(days.failed) AS failed
      FROM usage_key_days AS days JOIN api_keys AS keys ON keys.id = days.key_id AND keys.type = 'LIVE'
      WHERE days.day BETWEEN greatest(${first}::date, (SELECT max(day) - 1 FROM api_status_days)) AND ${today}::date
      GROUP BY 1, 2, 3
    )
    INSERT INTO api_status_days (api, day, calls, failed)
      SELECT api, day, sum(calls),
        CASE WHEN count(*) > 1 AND count(*) FILTER (WHERE failed > 0) = 1 THEN 0 ELSE sum(failed) END
      FROM accounts GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (api, day) DO UPDATE SET calls = excluded.calls, failed = excluded.failed`.execute(db)
  await db.deleteFrom('api_status_days').where('day', '<', first).execute()
}

/** Every API, by the name of its newest version. */
export const readApis = (db: Reads) =>
  db
    .selectFrom('apis')
    .select(['api', 'name', 'version'])
    .distinctOn('api')
    .orderBy('api')
    .orderBy(byFullVersion, 'desc')
    .execute()

export const readDays = (db: Queries, first: string) =>
  db.selectFrom('api_status_days').selectAll().where('day', '>=', first).execute()

const incidents = (db: Reads) =>
  db
    .selectFrom('incidents')
    .selectAll()
    .select((of) =>
      jsonArrayFrom(
        of
          .selectFrom('incident_updates as news')
          .select(['news.at', 'news.step', 'news.text'])
          .whereRef('news.incident_id', '=', 'incidents.id')
          .orderBy('news.id', 'desc')
          .limit(200),
      ).as('updates'),
    )

/** Those that last, then those that ended since `first`, the latest first. */
export const readIncidents = (db: Reads, first: string) =>
  incidents(db)
    .where((is) => is.or([is('resolved_at', 'is', null), is('resolved_at', '>=', new Date(first))]))
    .orderBy(sql`resolved_at IS NULL`, 'desc')
    .orderBy('started_at', 'desc')
    .limit(maxIncidents)
    .execute()

export type IncidentRow = Awaited<ReturnType<typeof readIncidents>>[number]

/** Of two administrators who write at once, the second waits. */
export const lockIncident = (tx: Tx, id: string) =>
  tx.selectFrom('incidents').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

export const readIncident = (db: Queries, id: string) =>
  incidents(db).where('id', '=', id).executeTakeFirstOrThrow()

export const apisWithIncidents = sql`SELECT unnest(apis) AS api FROM incidents WHERE resolved_at IS NULL`

/** The impact of the incidents that last, for each API that they affect, or for one. */
export function readImpacts(db: Reads, api?: string) {
  const rows = db
    .selectFrom(['incidents', sql<{ api: string }>`unnest(apis)`.as<'affected'>(sql`affected (api)`)])
    .select(['affected.api', 'impact'])
    .where('resolved_at', 'is', null)
  return (api === undefined ? rows : rows.where('affected.api', '=', api)).execute()
}

export const addIncident = (tx: Tx, incident: Database['incidents']) =>
  tx.insertInto('incidents').values(incident).execute()

export async function addUpdate(tx: Tx, update: Insertable<Database['incident_updates']>): Promise<void> {
  await tx.insertInto('incident_updates').values(update).execute()
  if (update.step !== 'RESOLVED') return
  await tx
    .updateTable('incidents')
    .set({ resolved_at: update.at })
    .where('id', '=', update.incident_id)
    .execute()
}
