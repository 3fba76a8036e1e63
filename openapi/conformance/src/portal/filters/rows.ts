import type { Caller, Context, ReceivedResponse } from '../../engine/context/context.ts'
import type { Operation } from '../../engine/contract/contract.ts'
import type { Fields } from '../../engine/rules/verdict.ts'
import { dataOf, metaOf, rowsOf } from '../fields.ts'
import { readCsv } from '../invariants/csv.ts'

type Query = Readonly<Record<string, unknown>>

/** A list, or a file with rows, and its reader. */
export interface Listing {
  readonly operation: Operation
  readonly as: Caller
  /** Required parameters. */
  readonly needed: Query
}

export interface Rows {
  readonly response: ReceivedResponse
  readonly rows: readonly Fields[]
  readonly total: number
  readonly isWhole: boolean
}

export const largestPage = 200

export const hasParameter = ({ parameters }: Operation, name: string): boolean =>
  parameters.some((one) => one.name === name && one.place === 'query')

/** The rows with this filter, the first two hundred where they come in pages. */
export async function rowsWith(
  context: Context,
  { operation, as, needed }: Listing,
  query: Query,
): Promise<Rows> {
  const limit = hasParameter(operation, 'limit') ? { limit: largestPage } : {}
  const response = await context.call(operation, { as, query: { ...limit, ...needed, ...query } })
  const isFile = !/json/.test(response.headers['content-type'] ?? '')
  const rows = response.status !== 200 ? [] : isFile ? readCsv(response.text) : rowsOf(response)
  const total = isFile ? rows.length : Number(metaOf(response).total ?? rows.length)
  return { response, rows, total, isWhole: rows.length >= total }
}

/** A row's identity, for comparing two lists. */
export const rowText = (row: Fields): string =>
  JSON.stringify(Object.entries(row).filter(([name]) => !/^(last_|next_|status$|attempts$)/.test(name)))

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
const day = /^\d{4}-\d\d-\d\d$/

/** The field that says when a row is of. */
export function timeField(row: Fields): string | undefined {
  const names = ['created_at', 'at', 'day', 'period', 'timestamp', 'date']
  return names.find((name) => moment.test(String(row[name])) || day.test(String(row[name])))
}

/** A formatter takes longer to make than hundreds of days to write. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const formatter =
    formatters.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  formatters.set(timeZone, formatter)
  return formatter
}

/** The day of a row in a time zone, as YYYY-MM-DD; empty where it says no time. */
export function dayOf(value: unknown, timeZone: string): string {
  const text = String(value)
  if (day.test(text)) return text
  if (Number.isNaN(Date.parse(text))) return ''
  return formatterOf(timeZone).format(new Date(text))
}

/** The zone in which the market's days are. */
export async function zoneOf(context: Context): Promise<string> {
  if (!context.accounts.has('user')) return 'Asia/Manila'
  const { time_zone } = dataOf(await context.call('getUsageSummary', { as: 'user' }))
  return typeof time_zone === 'string' ? time_zone : 'Asia/Manila'
}

/** A day of a report on which nothing happened. */
export const isEmptyRow = ({ calls }: Fields): boolean => calls === 0 || calls === '0'
