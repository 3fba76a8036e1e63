import type { components } from '@switchboard/sdk'
import { refusedField } from '../../platform/http/problem.ts'

export type ExportKind = components['schemas']['ExportKind']
export type ExportFilter = components['schemas']['ExportFilter']
export type ExportFailure = components['schemas']['ExportFailure']

/** Exports that an account can have in progress, and in its list. */
export const maxInProgress = 3
export const maxKept = 20
/** Bytes that the files of one account may take, compressed. */
export const maxStoredBytes = 200 * 1024 * 1024

const day = 86_400
export const keptSeconds = 7 * day
/** Results are listed for as long. */
export const listedSeconds = 30 * day
/** A download that began before the file expired comes to its end. */
export const downloadGraceSeconds = 3_600

/** An export that stopped its process, or failed, is begun so often. */
export const maxRuns = 3
export const retrySeconds = 30

/** After an export of this size or duration the user has moved on, so a notification is worthwhile. */
const largeRows = 10_000
const longMs = 30_000

interface WrittenExport {
  readonly rows: number
  readonly took: number
}

export const isWorthTelling = ({ rows, took }: WrittenExport): boolean => rows >= largeRows || took >= longMs

type FilterName = keyof ExportFilter

/** The parameters of each list. */
const filtersOf: Readonly<Record<ExportKind, readonly FilterName[]>> = {
  LEDGER: ['start_date', 'end_date', 'view', 'request_id', 'transaction_id', 'sort'],
  USAGE: ['start_date', 'end_date', 'view', 'search', 'api', 'key'],
  CALLS: ['start_date', 'end_date', 'search', 'api', 'key', 'response', 'method'],
  API_CALLS: ['api', 'key'],
}

type View = NonNullable<ExportFilter['view']>

const ledgerViews = ['all', 'topup', 'usage', 'adjustment'] as const satisfies readonly View[]
const usageViews = ['daily', 'monthly', 'api'] as const satisfies readonly View[]

export const isLedgerView = (view: View | undefined): view is (typeof ledgerViews)[number] =>
  (ledgerViews as readonly unknown[]).includes(view)
export const isUsageView = (view: View | undefined): view is (typeof usageViews)[number] =>
  (usageViews as readonly unknown[]).includes(view)

/** As the download of the same list is called. */
export function filenameOf(kind: ExportKind, { view = 'daily', api }: ExportFilter): string {
  const names = {
    LEDGER: 'ledger',
    USAGE: `api-usage-${view}`,
    CALLS: 'request-log',
    API_CALLS: `${api}-log`,
  }
  return `${names[kind]}.csv`
}

/** Throws a 422 for a filter that the list does not have. */
export function requireFilterOf(kind: ExportKind, filter: ExportFilter): void {
  for (const name of Object.keys(filter) as FilterName[]) {
    if (filtersOf[kind].includes(name)) continue
    throw refusedField(`#/filter/${name}`, 'not_allowed', `${kind} takes no ${name}.`)
  }
  const { view, api } = filter
  const views: readonly View[] = kind === 'LEDGER' ? ledgerViews : usageViews
  if (view && !views.includes(view)) {
    throw refusedField('#/filter/view', 'not_allowed', `Use one of ${views.join(', ')}.`)
  }
  if (kind === 'API_CALLS' && !api) {
    throw refusedField('#/filter/api', 'required', 'Name the API whose log you want.')
  }
}
