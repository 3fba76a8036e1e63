import { sql } from 'kysely'
import type { Queries } from '../../platform/db/client.ts'
import type { UsageRow } from './rules.ts'

interface UsageRowsQuery {
  readonly userId: string
  readonly start: string
  readonly end: string
  /** Words of the API's name, or its identifier. */
  readonly search?: string
  readonly api?: string | undefined
}

/** One row for each day and API: a year of six APIs is some two thousand. */
export async function readUsage(
  db: Queries,
  { userId, start, end, search = '', api }: UsageRowsQuery,
): Promise<readonly UsageRow[]> {
  let rows = db
    .selectFrom('usage_days')
    .leftJoin(
      (apis) => apis.selectFrom('apis').select(['api', 'name']).distinctOn('api').orderBy('api').as('apis'),
      (join) => join.onRef('apis.api', '=', 'usage_days.api'),
    )
    .select(['day', 'usage_days.api', 'calls', 'failed', 'credits', 'latencies'])
    .select(({ fn, ref }) => fn.coalesce(ref('apis.name'), ref('usage_days.api')).as('api_name'))
    .where('user_id', '=', userId)
    .where('day', '>=', start)
    .where('day', '<=', end)
  if (api) rows = rows.where('usage_days.api', '=', api)
  for (const word of search.toLowerCase().split(/\s+/).filter(Boolean)) {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    rows = rows.where(sql<boolean>`lower(coalesce(apis.name, '') || ' ' || usage_days.api) LIKE ${pattern}`)
  }
  const found = await rows.orderBy('day').execute()
  return found.map((row) => ({ ...row, latencies: row.latencies.map(Number) }))
}

export interface StatusDay {
  readonly day: string
  readonly api: string
  readonly status: number
  readonly calls: number
}

type StatusDaysQuery = Omit<UsageRowsQuery, 'search'>

/** How often each status was answered on each day, as far as the log goes back: some tens of rows a day, read by their key. */
export async function readStatusDays(
  db: Queries,
  { userId, start, end, api }: StatusDaysQuery,
): Promise<readonly StatusDay[]> {
  let rows = db
    .selectFrom('api_call_days')
    .select(['day', 'api', 'status', sql<number>`sum(calls)::bigint`.as('calls')])
    .where('user_id', '=', userId)
    .where('day', '>=', start)
    .where('day', '<=', end)
  if (api) rows = rows.where('api', '=', api)
  return rows.groupBy(['day', 'api', 'status']).execute()
}

export async function firstDayOf(db: Queries, userId: string): Promise<string | null> {
  const { first } = await db
    .selectFrom('usage_days')
    .select(({ fn }) => fn.min('day').as('first'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return first
}

/** Whether there is such an account, and it is no administrator's. */
export async function isUser(db: Queries, id: string): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('user_type', '=', 'USER')
    .executeTakeFirst()
  return user !== undefined
}

interface SubscribedQuery {
  readonly userId: string
  readonly api: string
}

/** Also when it has ended since. */
export async function wasSubscribed(db: Queries, { userId, api }: SubscribedQuery): Promise<boolean> {
  const subscription = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .where('api', '=', api)
    .executeTakeFirst()
  return subscription !== undefined
}
