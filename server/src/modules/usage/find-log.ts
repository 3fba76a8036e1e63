import type { AppContext } from '../../platform/app-context.ts'
import { type DayRange, rangeOf } from '../../platform/http/day-range.ts'
import { addDays, dayIn, laterDay } from '../../platform/time/days.ts'
import { narrow, windowOf } from './log-filter.ts'
import { type LogReading, readLogPages } from './log-pages-repo.ts'
import type { LogRow } from './log-repo.ts'
import { countLog, countRows, type LogQuery, selectLog } from './log-repo.ts'
import { keptDays } from './rules.ts'

type LogContext = Pick<AppContext, 'db' | 'clock' | 'settings'>
type LogFilter = Omit<LogQuery, 'timeZone'> & { readonly search?: string | undefined }

/** First day that the log may be shown of. */
export const firstKeptDay = ({ clock, settings }: LogContext): string =>
  addDays(dayIn(settings.timeZone, clock()), -keptDays)

/** The range asked for, as far as the log goes back. */
export function logRangeOf(
  reading: LogContext,
  range: { readonly start_date?: string; readonly end_date?: string },
): DayRange {
  const { start, end } = rangeOf(range, dayIn(reading.settings.timeZone, reading.clock()))
  const first = firstKeptDay(reading)
  return { start: laterDay(start, first), end }
}

/** A page of the log. The counted days tell how long the list is, and which days the page lies in. */
export async function logPage(
  { db, settings }: LogContext,
  { search = '', ...filter }: LogFilter,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<{ readonly rows: readonly LogRow[]; readonly total: number }> {
  const query = { ...filter, timeZone: settings.timeZone }
  const narrowed = narrow(await countLog(db, query), search)
  const offset = (page - 1) * limit
  if (narrowed.idStart) {
    const rows = selectLog(db, query, narrowed)
    return { rows: await rows.limit(limit).offset(offset).execute(), total: await countRows(rows) }
  }
  const total = narrowed.counts.reduce((sum, { calls }) => sum + calls, 0)
  const window = windowOf(narrowed.counts, { offset, limit })
  if (!window) return { rows: [], total }
  const range = { start: window.first, end: window.last }
  const rows = selectLog(db, { ...query, range }, narrowed)
    .limit(limit)
    .offset(window.offset)
  return { rows: await rows.execute(), total }
}

/** All of it, newest first, as it is taken. */
export function logPages(reading: LogContext, { search = '', ...filter }: LogFilter): Promise<LogReading> {
  return readLogPages(reading, { ...filter, timeZone: reading.settings.timeZone }, search)
}

/** `404` is one status, `5xx` a hundred of them. */
export function statusesOf(response: string | undefined) {
  if (response === undefined) return undefined
  const from = Number(response.replaceAll('x', '0'))
  return { from, to: response.endsWith('xx') ? from + 99 : from }
}
