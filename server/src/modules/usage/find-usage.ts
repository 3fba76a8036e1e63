import type { components } from '@switchboard/sdk'
import type { ReadContext } from '../../platform/db/reads.ts'
import { rangeOf } from '../../platform/http/day-range.ts'
import { Problem } from '../../platform/http/problem.ts'
import { dayIn, laterDay } from '../../platform/time/days.ts'
import { findNonAdmin } from '../accounts/repo.ts'
import { firstKeptDay } from './find-log.ts'
import { firstDayOf, readStatusDays, readUsage } from './repo.ts'
import { byApi, byPeriod, type CallRecords, rangeBefore, sum, within } from './rules.ts'

type ApiUsage = components['schemas']['ApiUsage']

interface UsageQuery {
  readonly start_date?: string
  readonly end_date?: string
  readonly search?: string
  readonly api?: string
  readonly key?: string
  readonly view?: 'daily' | 'monthly' | 'api'
}

interface FoundUsage {
  readonly rows: readonly ApiUsage[]
  readonly totals: ApiUsage
  readonly before: ApiUsage
  /** How many different APIs were called. */
  readonly apis: number
}

type UsageContext = ReadContext

/** The matching part of an account's usage, all pages of it. */
export async function findUsage(
  context: UsageContext,
  userId: string,
  query: UsageQuery,
): Promise<FoundUsage> {
  const { db, clock, settings } = context
  const { view = 'daily', search = '', api, key } = query
  const range = rangeOf(query, dayIn(settings.timeZone, clock()))
  const before = rangeBefore(range)
  const records = await readRecords(context, {
    userId,
    start: before.start,
    end: range.end,
    search,
    api,
    key,
  })
  const inRange = within(records, range)
  const firstDay = inRange.rows.length > 0 ? await firstDayOf(db, userId) : null
  return {
    rows: view === 'api' ? byApi(inRange, range.start) : byPeriod(inRange, range, { view, firstDay }),
    totals: sum(inRange, range.start),
    before: sum(within(records, before), before.start),
    apis: new Set(inRange.rows.map(({ api }) => api)).size,
  }
}

/** All that is counted of calls in a range. */
export async function readRecords(
  context: ReadContext,
  query: Parameters<typeof readUsage>[1],
): Promise<CallRecords> {
  const { db } = context
  const since = firstKeptDay(context)
  const rows = await readUsage(db, query)
  const apis = new Set(rows.map(({ api }) => api))
  const statuses = await readStatusDays(db, { ...query, start: laterDay(query.start, since) })
  return { rows, statuses: statuses.filter(({ api }) => apis.has(api)), since }
}

/** A page of it, as users and administrators see it. */
export async function usagePage(
  reading: UsageContext,
  userId: string,
  query: UsageQuery & { readonly page?: number; readonly limit?: number },
) {
  const { page = 1, limit = 20 } = query
  const { rows, ...totals } = await findUsage(reading, userId, query)
  return {
    data: rows.slice((page - 1) * limit, page * limit),
    meta: { page, limit, total: rows.length, ...totals },
  }
}

/** Administrators name users; they have no usage of their own. */
export async function requireUser(db: UsageContext['db'], userId: string): Promise<void> {
  if (await findNonAdmin(db, userId)) return
  throw new Problem('not_found', `There’s no user ${userId}. Search by name or email.`)
}
