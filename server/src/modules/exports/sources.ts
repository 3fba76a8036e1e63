import type { AppContext } from '../../platform/app-context.ts'
import type { CsvFile } from '../../platform/http/csv.ts'
import { Problem } from '../../platform/http/problem.ts'
import { apiLogFile, logFile, usageFile } from '../usage/exports.ts'
import { ledgerFile } from '../wallet/ledger-file.ts'
import type { ExportFilter, ExportKind } from './rules.ts'
import { isLedgerView, isUsageView, requireFilterOf } from './rules.ts'

interface ExportSource {
  readonly userId: string
  readonly kind: ExportKind
  readonly filter: ExportFilter
}

/**
 * The file of a stream with the same filter, before any of it is read. By the clock of the request: a range that ends today ends on
 * the day that it was asked for, whenever it is written. Throws a 404 or a 422 that points into the body.
 */
export async function openSource(
  context: Pick<AppContext, 'db' | 'clock' | 'settings'>,
  { userId, kind, filter }: ExportSource,
): Promise<CsvFile> {
  requireFilterOf(kind, filter)
  const { view, api, key, ...others } = filter
  const ofKey = key && { key }
  try {
    if (kind === 'LEDGER') {
      return ledgerFile(context, { userId, query: { ...others, ...(isLedgerView(view) && { view }) } })
    }
    if (kind === 'API_CALLS') return await apiLogFile(context, userId, { service: api ?? '', ...ofKey })
    const ofApi = { ...others, ...ofKey, ...(api && { api }) }
    if (kind === 'CALLS') return await logFile(context, userId, ofApi)
    return await usageFile(context, userId, { ...ofApi, ...(isUsageView(view) && { view }) })
  } catch (error) {
    throw error instanceof Problem ? inBody(error) : error
  }
}

/** The streams take the filter as their query. */
function inBody({ code, detail, errors }: Problem): Problem {
  return new Problem(code, detail, {
    ...(errors && {
      errors: errors.map((error) => ({ ...error, pointer: error.pointer.replace(/^\?/, '#/filter/') })),
    }),
  })
}
