import type { components } from '@switchboard/sdk'
import { sql } from 'kysely'
import { byFullVersion } from '../../platform/db/by-full-version.ts'
import type { Queries } from '../../platform/db/client.ts'

type Deprecation = components['schemas']['Deprecation']

interface DeprecationsQuery {
  readonly userId: string
  /** The first day whose calls count. */
  readonly since: string
  /** The first day of the week that ends today. */
  readonly weekSince: string
}

/** Versions of subscribed APIs that end. Calls are counted by day and version where they are booked, so that this reads some rows of one account. */
export async function readDeprecations(
  db: Queries,
  { userId, since, weekSince }: DeprecationsQuery,
): Promise<Deprecation[]> {
  const { rows } = await sql<Deprecation>`
    SELECT ending.api, ending.publisher, ending.tag, ending.name, ending.version, ending.sunset_on,
      ending.deprecation_reason AS reason, coalesce(used.calls_this_week, 0)::bigint AS calls_this_week,
      coalesce(used.calls, 0)::bigint AS calls, used.last_called_on,
      (SELECT newer.version FROM apis AS newer WHERE newer.api = ending.api AND newer.status <> 'DEPRECATED'
        ORDER BY ${byFullVersion} DESC LIMIT 1) AS replaced_by
    FROM apis AS ending
    LEFT JOIN (
      SELECT api, version, sum(calls) AS calls, max(day) AS last_called_on,
        sum(calls) FILTER (WHERE day >= ${weekSince}) AS calls_this_week FROM api_call_days
      WHERE user_id = ${userId} AND day >= ${since} GROUP BY api, version
    ) AS used USING (api, version)
    WHERE ending.status = 'DEPRECATED' AND EXISTS (SELECT FROM subscriptions
      WHERE user_id = ${userId} AND subscriptions.api = ending.api AND status <> 'CANCELLED')
    ORDER BY ending.sunset_on NULLS LAST, ending.api, ending.version LIMIT 200`.execute(db)
  return rows
}
