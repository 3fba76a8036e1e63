import type { AppContext } from '../../platform/app-context.ts'
import type { ReadContext } from '../../platform/db/reads.ts'
import { type DayRange, rangeOf } from '../../platform/http/day-range.ts'
import { addDays, dayIn, laterDay } from '../../platform/time/days.ts'
import { type LogCount, narrow, windowOf } from './log-filter.ts'
import { keyOf, type LogReading, readAfter, readLogPages } from './log-pages-repo.ts'
import { type LogPlaces, placesOf } from './log-places.ts'
import type { LogRow } from './log-repo.ts'
import { countLog, countRows, type LogQuery, selectLog } from './log-repo.ts'
import { keptDays } from './rules.ts'

type LogContext = ReadContext

/** Fewer rows are passed over quickly. */
const minDepth = 1_000
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

/**
 * A page of the log. The counted days tell how long the list is, and which days the page lies in; where an earlier page of these days
 * ended tells where to begin.
 */
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
  const list = JSON.stringify([{ ...query, range, search }, rowsIn(narrowed.counts, range)])
  const selection = selectLog(db, { ...query, range }, narrowed)
  const part = { offset: window.offset, limit }
  const rows =
    window.offset < minDepth
      ? await readAfter(db, selection, { after: undefined, ...part })
      : await deepRows({ db, places: placesOf(settings), list }, selection, part)
  return { rows, total }
}

interface LongList {
  readonly db: LogContext['db']
  readonly places: LogPlaces
  /** Its name. */
  readonly list: string
}

/** Rows from the nearest place that is known; where they begin and end is known from then on. */
async function deepRows(
  { db, places, list }: LongList,
  selection: ReturnType<typeof selectLog>,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly LogRow[]> {
  const place = places.before(list, offset)
  // With the row before them, after which they begin the next time.
  const before = offset === place?.passed ? 0 : 1
  const rows = await readAfter(db, selection, {
    after: place?.after,
    offset: offset - before - (place?.passed ?? 0),
    limit: limit + before,
  })
  const [first, last] = [before ? rows[0] : undefined, rows.at(-1)]
  if (first) places.add(list, { passed: offset, after: keyOf(first) })
  if (last) places.add(list, { passed: offset - before + rows.length, after: keyOf(last) })
  return rows.slice(before)
}

const rowsIn = (counts: readonly LogCount[], { start, end }: DayRange): number =>
  counts.filter(({ day }) => day >= start && day <= end).reduce((sum, { calls }) => sum + calls, 0)

/** All of it, newest first, as it is taken. From the primary: the snapshot of a standby lacks the transactions that are under way. */
export function logPages(
  reading: Pick<AppContext, 'db' | 'clock' | 'settings'>,
  { search = '', ...filter }: LogFilter,
): Promise<LogReading> {
  return readLogPages(reading, { ...filter, timeZone: reading.settings.timeZone }, search)
}

/** `404` is one status, `5xx` a hundred of them. */
export function statusesOf(response: string | undefined) {
  if (response === undefined) return undefined
  const from = Number(response.replaceAll('x', '0'))
  return { from, to: response.endsWith('xx') ? from + 99 : from }
}
