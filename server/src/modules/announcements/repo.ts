import type { components } from '@switchboard/sdk'
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'
import { people } from '../accounts/people-repo.ts'
import { newestApis } from '../catalogue/repo.ts'

/** One value that changes: hundredths or calls, null without a limit. */
export interface Change extends Omit<components['schemas']['AnnouncedChange'], 'before' | 'after'> {
  readonly before: number | null
  readonly after: number | null
}

type Row = Selectable<Database['announcements']>
export type NewAnnouncement = Insertable<Database['announcements']>

/** A plan, or a version of an API. */
export interface Subject {
  readonly plan_id: string | null
  readonly api: string | null
  readonly version: string | null
}

/** An announcement with the names of what changes. */
export interface NamedAnnouncement extends Row {
  readonly plan_name: string | null
  readonly api_name: string | null
  readonly publisher: string | null
  readonly tag: string | null
  readonly announced_by_name: string | null
}

const upcoming = sql<boolean>`took_effect_at IS NULL AND cancelled_at IS NULL`

const named = (db: Queries) =>
  db
    .selectFrom('announcements')
    .leftJoin('plans', 'plans.plan_id', 'announcements.plan_id')
    .leftJoin(newestApis(db).as('newest'), 'newest.api', 'announcements.api')
    .leftJoin('apis', (join) =>
      join.onRef('apis.api', '=', 'announcements.api').onRef('apis.version', '=', 'announcements.version'),
    )
    .leftJoin(people('users'), 'users.id', 'announced_by')
    .selectAll('announcements')
    .select(['plans.plan_name', 'newest.name as api_name', 'apis.publisher', 'apis.tag'])
    .select('users.name as announced_by_name')

/** With `hold`, nobody cancels it before the transaction ends. */
export function readAnnouncement(
  db: Queries,
  id: string,
  { hold = false }: { readonly hold?: boolean } = {},
): Promise<NamedAnnouncement | undefined> {
  const row = named(db).where('announcements.id', '=', id)
  return (hold ? row.forShare('announcements') : row).executeTakeFirst()
}

/** Of an API, and the plans that it's offered with. */
const isAbout = (api: string) =>
  sql<boolean>`(announcements.api = ${api}
    OR announcements.plan_id IN (SELECT plan_id FROM products WHERE products.api = ${api}))`

/** Upcoming ones of an API's versions and of the plans that it is offered with; of everything without. */
export function readUpcoming(db: Queries, api: string | undefined): Promise<readonly NamedAnnouncement[]> {
  const all = named(db).where(upcoming)
  const rows = api === undefined ? all : all.where(isAbout(api))
  return rows.orderBy('effective_at').orderBy('announcements.id').limit(500).execute()
}

interface RecentQuery {
  readonly api: string | undefined
  readonly limit: number
}

/** Announcements in any state: those announced or cancelled last come first. */
export function readRecent(db: Queries, { api, limit }: RecentQuery): Promise<readonly NamedAnnouncement[]> {
  const rows = named(db).where(api === undefined ? sql<boolean>`true` : isAbout(api))
  return rows
    .orderBy(sql`greatest(announced_at, cancelled_at)`, 'desc')
    .orderBy('announcements.id')
    .limit(limit)
    .execute()
}

interface PageQuery {
  readonly status: 'UPCOMING' | 'EFFECTIVE' | 'CANCELLED' | undefined
  readonly page: number
  readonly limit: number
}

const inState: Readonly<Record<NonNullable<PageQuery['status']>, RawBuilder<boolean>>> = {
  UPCOMING: upcoming,
  EFFECTIVE: sql<boolean>`took_effect_at IS NOT NULL`,
  CANCELLED: sql<boolean>`cancelled_at IS NOT NULL`,
}

/** A page: upcoming ones first, the earliest first, then the others, the latest first. */
export async function readPage(db: Queries, { status, page, limit }: PageQuery) {
  const matches = status ? inState[status] : sql<boolean>`true`
  const counted = db.selectFrom('announcements').select(({ fn }) => fn.countAll<number>().as('total'))
  const { total } = await counted.where(matches).executeTakeFirstOrThrow()
  const data: readonly NamedAnnouncement[] = await named(db)
    .where(matches)
    .orderBy(upcoming, 'desc')
    .orderBy(sql`CASE WHEN ${upcoming} THEN effective_at END`)
    .orderBy('effective_at', 'desc')
    .orderBy('announcements.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { total, data }
}

/** Whatever is ahead of the same plan or version. */
export const readUpcomingOf = (db: Queries, { plan_id, api, version }: Subject): Promise<Row | undefined> =>
  db
    .selectFrom('announcements')
    .selectAll()
    .where(upcoming)
    .where(sql<boolean>`plan_id IS NOT DISTINCT FROM ${plan_id} AND api IS NOT DISTINCT FROM ${api}
      AND version IS NOT DISTINCT FROM ${version}`)
    .executeTakeFirst()

/** Operations of a version whose calls were announced to break, at a moment since then. */
export async function announcedToBreak(
  db: Queries,
  { api, version, since }: { readonly api: string; readonly version: string; readonly since: Date },
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('announcements')
    .select('changes')
    .where('api', '=', api)
    .where('version', '=', version)
    .where('took_effect_at', '>=', since)
    .execute()
  const changes = rows.flatMap((row) => row.changes)
  return new Set(
    changes.flatMap(({ field, operation_id }) =>
      field === 'BREAKING' && operation_id !== null ? [operation_id] : [],
    ),
  )
}

/** Announcements about an operation hold for it under another name. */
export async function renameAnnounced(
  db: Queries,
  { api, version }: { readonly api: string; readonly version: string },
  names: ReadonlyMap<string, string>,
): Promise<void> {
  const row = await readUpcomingOf(db, { plan_id: null, api, version })
  if (!row) return
  const changes = row.changes.map((change) => ({
    ...change,
    operation_id: names.get(change.operation_id ?? '') ?? change.operation_id,
  }))
  await db
    .updateTable('announcements')
    .set({ changes: JSON.stringify(changes) })
    .where('id', '=', row.id)
    .execute()
}

export const addAnnouncement = (tx: Tx, row: NewAnnouncement) =>
  tx.insertInto('announcements').values(row).execute()

/** Returns whether it was still ahead. */
export async function cancelAnnouncement(
  tx: Tx,
  { id, reason, now }: { readonly id: string; readonly reason: string; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('announcements')
    .set({ cancelled_at: now, cancel_reason: reason })
    .where('id', '=', id)
    .where(upcoming)
    .where('effective_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether a change is due: a look at one row. */
export async function isChangeDue(db: Queries, now: Date): Promise<boolean> {
  const { rows } = await sql`SELECT FROM catalogue_version WHERE next_change_at <= ${now}`.execute(db)
  return rows.length > 0
}

/** Takes the changes that are due, each once, the earliest first. Others who want them wait, and find none. */
export async function takeDue(tx: Tx, now: Date): Promise<readonly Row[]> {
  const due = await tx
    .selectFrom('announcements')
    .selectAll()
    .where(upcoming)
    .where('effective_at', '<=', now)
    .orderBy('effective_at')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  if (due.length === 0) return []
  await tx
    .updateTable('announcements')
    .set({ took_effect_at: now })
    .where(
      'id',
      'in',
      due.map(({ id }) => id),
    )
    .execute()
  return due
}
