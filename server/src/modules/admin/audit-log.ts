import { type RawBuilder, sql } from 'kysely'
import { wordsMatch } from '../../platform/db/words-match.ts'
import { handler } from '../../platform/http/handler.ts'
import { refuseReversedDays } from '../../platform/http/problem.ts'
import { addDays } from '../../platform/time/days.ts'
import { people } from '../accounts/people-repo.ts'
import { searched } from './accounts.ts'

interface Entry {
  readonly id: number
  readonly at: Date
  readonly action: string
  readonly actor_id: string
  readonly actor_name: string | null
  readonly subject: string
  readonly subject_name: string | null
  readonly details: object
  readonly request_id: string | null
}

/** Who did what, newest first. Names are looked up for the page alone. */
export const adminListAuditLog = handler<'adminListAuditLog'>(async ({ db, query, settings }) => {
  const { page = 1, limit = 20, actor, subject, action, start_date: start, end_date: end } = query
  if (start && end) refuseReversedDays(start, end)
  const midnight = (day: string) => sql`(${day}::date::timestamp AT TIME ZONE ${settings.timeZone})`
  const conditions = [
    ...(actor?.trim() ? [isPerson('actor_id', actor)] : []),
    ...(subject?.trim() ? [isPerson('subject', subject)] : []),
    ...(action ? [sql`(action = ${action} OR action LIKE ${`${action.replaceAll('_', '\\_')}.%`})`] : []),
    ...(start ? [sql`at >= ${midnight(start)}`] : []),
    ...(end ? [sql`at < ${midnight(addDays(end, 1))}`] : []),
  ]
  const found = conditions.length > 0 ? sql`WHERE ${sql.join(conditions, sql` AND `)}` : sql``
  const counted = await sql<{ total: number }>`SELECT count(*) AS total FROM audit_log ${found}`.execute(db)
  const { rows } = await sql<Entry>`
    SELECT entries.id, entries.at, action, actor_id, subject, details, request_id, actor.name AS actor_name, whom.name AS subject_name
    FROM (SELECT * FROM audit_log ${found} ORDER BY id DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}) AS entries
    LEFT JOIN ${people('actor')} ON actor.id = entries.actor_id
    LEFT JOIN ${people('whom')} ON whom.id = entries.subject
    ORDER BY entries.id DESC`.execute(db)
  const data = rows.map(({ id, at, details, ...entry }) => ({
    ...entry,
    audit_id: String(id),
    at: at.toISOString(),
    details: details as Record<string, unknown>,
  }))
  return { status: 200, body: { data, meta: { page, limit, total: counted.rows[0]?.total ?? 0 } } }
})

/** An identifier as it stands there, or words in the name or address of an account. */
const isPerson = (column: 'actor_id' | 'subject', words: string): RawBuilder<unknown> =>
  sql`(${sql.ref(column)} = ${words.trim()} OR ${sql.ref(column)} IN (SELECT id FROM ${people('users')} WHERE ${wordsMatch(words, searched)}))`
