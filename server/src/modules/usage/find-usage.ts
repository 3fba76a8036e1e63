import type { components } from '@switchboard/sdk'
import { sql } from 'kysely'
import type { AppContext } from '../../platform/app-context.ts'
import type { Queries } from '../../platform/db/client.ts'
import { Problem } from '../../platform/http/problem.ts'
import { dayIn } from '../../platform/time/days.ts'
import { byApi, byPeriod, rangeBefore, rangeOf, sum, type UsageRow, within } from './rules.ts'

type ApiUsage = components['schemas']['ApiUsage']

interface UsageQuery {
  readonly start_date?: string
  readonly end_date?: string
  readonly search?: string
  readonly view?: 'daily' | 'monthly' | 'api'
}

interface FoundUsage {
  readonly rows: readonly ApiUsage[]
  readonly totals: ApiUsage
  readonly before: ApiUsage
  /** How many different APIs were called. */
  readonly apis: number
}

type UsageContext = Pick<AppContext, 'db' | 'clock' | 'settings'>

/** What somebody asked to see of an account's usage, all pages of it. */
export async function findUsage(
  { db, clock, settings }: UsageContext,
  userId: string,
  asked: UsageQuery,
): Promise<FoundUsage> {
  const { view = 'daily', search = '' } = asked
  const range = rangeOf(asked, dayIn(settings.timeZone, clock()))
  const before = rangeBefore(range)
  const read = await readUsage(db, { userId, start: before.start, end: range.end, search })
  const inRange = within(read, range)
  const firstDay = inRange.length > 0 ? await firstDayOf(db, userId) : null
  return {
    rows: view === 'api' ? byApi(inRange) : byPeriod(inRange, range, { view, firstDay }),
    totals: sum(inRange),
    before: sum(within(read, before)),
    apis: new Set(inRange.map(({ api }) => api)).size,
  }
}

/** A page of it, as users and administrators see it. */
export async function usagePage(
  reading: UsageContext,
  userId: string,
  asked: UsageQuery & { readonly page?: number; readonly limit?: number },
) {
  const { page = 1, limit = 20 } = asked
  const { rows, ...totals } = await findUsage(reading, userId, asked)
  return {
    data: rows.slice((page - 1) * limit, page * limit),
    meta: { page, limit, total: rows.length, ...totals },
  }
}

/** Administrators name users; they have no usage of their own. */
export async function requireUser(db: UsageContext['db'], userId: string): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('user_type', '=', 'USER')
    .executeTakeFirst()
  if (user) return
  throw new Problem('not_found', `There is no user ${userId}. Search for them by name or email.`)
}

interface UsageRowsQuery {
  readonly userId: string
  readonly start: string
  readonly end: string
  /** Words of the API's name, or its identifier. */
  readonly search: string
}

/** One row for each day and API: a year of six APIs is some two thousand. */
async function readUsage(
  db: Queries,
  { userId, start, end, search }: UsageRowsQuery,
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
  for (const word of search.toLowerCase().split(/\s+/).filter(Boolean)) {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    rows = rows.where(sql<boolean>`lower(coalesce(apis.name, '') || ' ' || usage_days.api) LIKE ${pattern}`)
  }
  const found = await rows.orderBy('day').execute()
  return found.map((row) => ({ ...row, latencies: row.latencies.map(Number) }))
}

async function firstDayOf(db: Queries, userId: string): Promise<string | null> {
  const { first } = await db
    .selectFrom('usage_days')
    .select(({ fn }) => fn.min('day').as('first'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return first
}
