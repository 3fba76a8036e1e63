import type { components } from '@switchboard/sdk'
import type { ReadContext } from '../../platform/db/reads.ts'
import { rangeOf } from '../../platform/http/day-range.ts'
import { Problem } from '../../platform/http/problem.ts'
import { dayIn } from '../../platform/time/days.ts'
import { findNonAdmin } from '../accounts/repo.ts'
import { firstDayOf, readUsage } from './repo.ts'
import { byApi, byPeriod, rangeBefore, sum, within } from './rules.ts'

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
  { db, clock, settings }: UsageContext,
  userId: string,
  query: UsageQuery,
): Promise<FoundUsage> {
  const { view = 'daily', search = '', api, key } = query
  const range = rangeOf(query, dayIn(settings.timeZone, clock()))
  const before = rangeBefore(range)
  const read = await readUsage(db, { userId, start: before.start, end: range.end, search, api, key })
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
