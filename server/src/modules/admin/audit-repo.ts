import type { components } from '@switchboard/sdk'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../../platform/db/client.ts'
import { directionOf } from '../../platform/db/order.ts'
import type { Reads } from '../../platform/db/reads.ts'
import { wordsMatch } from '../../platform/db/words-match.ts'
import { addDays, dayIn } from '../../platform/time/days.ts'
import { people } from '../accounts/people-repo.ts'
import { searched } from './accounts-repo.ts'
import type { Adjustment, AdminCall } from './adjust.ts'

export interface Entry {
  readonly id: number
  readonly at: Date
  readonly action: string
  readonly actor_id: string
  readonly actor_kind: components['schemas']['AuditEntry']['actor_kind']
  readonly actor_name: string | null
  readonly actor_email: string | null
  readonly subject: string
  readonly subject_name: string | null
  readonly subject_email: string | null
  readonly details: object
  readonly request_id: string | null
}

interface EntriesFilter {
  readonly actor?: string | undefined
  readonly subject?: string | undefined
  readonly action?: string | undefined
  readonly start?: string | undefined
  readonly end?: string | undefined
  /** Newest first without. */
  readonly sort?: 'at' | '-at' | undefined
  readonly timeZone: string
}

interface EntriesPage extends EntriesFilter {
  readonly page: number
  readonly limit: number
}

/** A page of actions with their actors, with the number of all. */
export async function listEntries(
  db: Reads,
  { page, limit, ...filter }: EntriesPage,
): Promise<{ readonly rows: readonly Entry[]; readonly total: number }> {
  const where = whereOf(filter)
  const counted = await sql<{ total: number }>`SELECT count(*) AS total FROM audit_log ${where}`.execute(db)
  const rows = await readEntries(
    db,
    sql`${where} ORDER BY ${inOrder(filter.sort)} LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
    filter,
  )
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

const rowsAtOnce = 500

/** All entries, a page at a time, each from where the last one ended: entries are never changed. */
export async function* readEntryPages(db: Reads, filter: EntriesFilter): AsyncGenerator<readonly Entry[]> {
  let last: number | undefined
  for (;;) {
    const where = whereOf(filter, last)
    const page = sql`${where} ORDER BY ${inOrder(filter.sort)} LIMIT ${rowsAtOnce}`
    const rows = await readEntries(db, page, filter)
    if (rows.length > 0) yield rows
    if (rows.length < rowsAtOnce) return
    last = rows.at(-1)?.id
  }
}

function whereOf(
  { actor, subject, action, start, end, sort, timeZone }: EntriesFilter,
  last?: number,
): RawBuilder<unknown> {
  const midnight = (day: string) => sql`midnight_in(${timeZone}, ${day}::date)`
  const conditions = [
    ...(actor?.trim() ? [isPerson('actor_id', actor)] : []),
    ...(subject?.trim() ? [sql`(${isPerson('subject', subject)} OR ${isNamed(subject)})`] : []),
    ...(action ? [sql`(action = ${action} OR action LIKE ${`${action.replaceAll('_', '\\_')}.%`})`] : []),
    ...(start ? [sql`at >= ${midnight(start)}`] : []),
    ...(end ? [sql`at < ${midnight(addDays(end, 1))}`] : []),
    // By the database’s own time: that of a row here has no microseconds.
    ...(last === undefined
      ? []
      : [sql`(at, id) ${sort === 'at' ? sql`>` : sql`<`} (SELECT at, id FROM audit_log WHERE id = ${last})`]),
  ]
  return conditions.length > 0 ? sql`WHERE ${sql.join(conditions, sql` AND `)}` : sql``
}

/** Entries of requests at one time may get their ids in another order than they began. */
const inOrder = (sort: EntriesFilter['sort'] = '-at', table: '' | 'entries.' = ''): RawBuilder<unknown> =>
  sql`${sql.ref(`${table}at`)} ${directionOf(sort)}, ${sql.ref(`${table}id`)} ${directionOf(sort)}`

/** Names are looked up for these rows only. */
async function readEntries(
  db: Reads,
  page: RawBuilder<unknown>,
  { sort = '-at' }: EntriesFilter,
): Promise<readonly Entry[]> {
  const { rows } = await sql<Entry>`
    SELECT entries.id, entries.at, action, actor_id, subject, details, request_id, actor.name AS actor_name, whom.name AS subject_name,
      CASE WHEN actor.id LIKE 'svc\\_%' THEN 'SERVICE_ACCOUNT' WHEN actor.id IS NULL THEN 'SERVER' ELSE 'PERSON' END AS actor_kind,
      nullif(left(actor.email, 254), actor.id) AS actor_email, nullif(left(whom.email, 254), whom.id) AS subject_email
    FROM (SELECT * FROM audit_log ${page}) AS entries
    LEFT JOIN ${people('actor')} ON actor.id = entries.actor_id
    LEFT JOIN ${people('whom')} ON whom.id = entries.subject
    ORDER BY ${inOrder(sort, 'entries.')}`.execute(db)
  return rows
}

/** An identifier as it stands there, or words in the name or address of an account. */
const isPerson = (column: 'actor_id' | 'subject', words: string): RawBuilder<unknown> =>
  sql`(${sql.ref(column)} = ${words.trim()} OR ${sql.ref(column)} IN (SELECT id FROM ${people('users')} WHERE ${wordsMatch(words, searched)}))`

/** An identifier among an entry's details, such as that of a transaction. Administrators in them are no subjects. */
const isNamed = (id: string): RawBuilder<unknown> =>
  sql`EXISTS (SELECT FROM jsonb_each_text(details) AS named WHERE named.key LIKE '%\\_id' AND named.value = ${id.trim()})`

type Reason = Pick<components['schemas']['AdminAdjustment'], 'reason_code' | 'reverses'>

/** Why each of these changes was requested, by its ID. */
export async function readRequests(
  db: Reads,
  changes: readonly { readonly id: string; readonly request_id: string }[],
): Promise<ReadonlyMap<string, Reason>> {
  const { rows } = await sql<{ id: string; code: Reason['reason_code'] | null; reverses: string | null }>`
    SELECT details ->> 'adjustment_id' AS id, details ->> 'reason_code' AS code, details ->> 'reverses' AS reverses
    FROM audit_log WHERE action = 'admin.adjustment.request'
      AND request_id = ANY (${changes.map(({ request_id }) => request_id)})`.execute(db)
  return new Map(
    rows.map(({ id, code, reverses }) => [
      id,
      { reason_code: code ?? 'OTHER', ...(reverses && { reverses }) },
    ]),
  )
}

/** Whether a change that takes this row back waits for another administrator. */
export async function isReversalPending(
  db: Queries,
  userId: string,
  transactionId: string,
): Promise<boolean> {
  const { rows } = await sql<{ pending: boolean }>`
    SELECT EXISTS (SELECT FROM credit_adjustments JOIN audit_log USING (request_id)
      WHERE user_id = ${userId} AND status = 'PENDING' AND action = 'admin.adjustment.request'
        AND details ->> 'reverses' = ${transactionId}) AS pending`.execute(db)
  return rows[0]?.pending ?? false
}

/**
 * Credits added or deducted without a second person since midnight in the market, in hundredths: to this account by
 * all administrators, or by this administrator to all accounts, whichever is more. The caller has locked both, so
 * that concurrent changes take turns. Read from the audit log, which gets each change together with its ledger row.
 */
export async function changedToday(
  { db, clock, user, settings }: AdminCall,
  { userId, direction }: Pick<Adjustment, 'userId' | 'direction'>,
): Promise<number> {
  const { timeZone } = settings
  const midnight = sql`midnight_in(${timeZone}, ${dayIn(timeZone, clock())}::date)`
  const { rows } = await sql<{ changed: number }>`
    SELECT coalesce(greatest(
      sum(abs((details ->> 'amount')::bigint)) FILTER (WHERE subject = ${userId}),
      sum(abs((details ->> 'amount')::bigint)) FILTER (WHERE actor_id = ${user.id})), 0)::bigint AS changed
    FROM audit_log
    WHERE action = ${direction === 'ADD' ? 'admin.credits.add' : 'admin.credits.deduct'} AND at >= ${midnight}
      AND (subject = ${userId} OR actor_id = ${user.id}) AND NOT details ? 'requested_by'`.execute(db)
  return rows[0]?.changed ?? 0
}
