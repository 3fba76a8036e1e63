import type { components } from '@switchboard/sdk'
import { sql } from 'kysely'
import { handler } from '../../platform/http/handler.ts'
import { addDays, dayIn } from '../../platform/time/days.ts'

type Deprecation = components['schemas']['Deprecation']

const shownDays = 30

/** Counted by day and version where calls are booked, so that this reads some rows of one account. */
export const listDeprecations = handler<'listDeprecations'>(async ({ db, user, clock, settings }) => {
  const since = addDays(dayIn(settings.timeZone, clock()), 1 - shownDays)
  const { rows } = await sql<Deprecation>`
    SELECT ending.api, ending.publisher, ending.tag, ending.name, ending.version, ending.sunset_on,
      ending.deprecation_reason AS reason, coalesce(used.calls, 0)::bigint AS calls, used.last_called_on,
      (SELECT newer.version FROM apis AS newer WHERE newer.api = ending.api AND newer.status <> 'DEPRECATED'
        ORDER BY length(newer.version) DESC, newer.version DESC LIMIT 1) AS replaced_by
    FROM apis AS ending
    LEFT JOIN (
      SELECT api, version, sum(calls)::bigint AS calls, max(day) AS last_called_on FROM api_call_days
      WHERE user_id = ${user.id} AND day >= ${since} GROUP BY api, version
    ) AS used USING (api, version)
    WHERE ending.status = 'DEPRECATED' AND EXISTS (SELECT FROM subscriptions
      WHERE user_id = ${user.id} AND subscriptions.api = ending.api AND status <> 'CANCELLED')
    ORDER BY ending.sunset_on NULLS LAST, ending.api, ending.version LIMIT 200`.execute(db)
  return { status: 200, body: { data: rows } }
})
