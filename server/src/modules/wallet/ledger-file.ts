import type { components, operations } from '@switchboard/sdk'
import type { AppContext } from '../../platform/app-context.ts'
import type { ReadContext, Reads } from '../../platform/db/reads.ts'
import { type CsvFile, csvFile } from '../../platform/http/csv.ts'
import { localTimes } from '../../platform/http/local-time.ts'
import { refuseReversedDays } from '../../platform/http/problem.ts'
import { countLedger, type LedgerFilter, readLedgerPages } from './repo.ts'
import { type Reader, transactionsOf } from './transactions-repo.ts'

type LedgerQuery = NonNullable<operations['exportTransactions']['parameters']['query']>

const columns = [
  'created_at',
  'kind',
  'description',
  'credits',
  'balance_before',
  'balance_after',
  'reference',
  'reason',
  'actor',
  'acted_by_name',
  'acted_by_email',
  'key_name',
  'api',
  'request_id',
  'transaction_id',
  'on_statement',
  'created_at_local',
  'reason_code',
  'reverses',
  'reversed_by',
  'price_source',
  'price_credits',
  'price_unit',
  'price_valid_from',
  'price_plan',
  'price_list',
  'operation_id',
] as const satisfies readonly (keyof ReturnType<ReturnType<typeof lineWriter>>)[]

interface LedgerFileOptions extends Partial<Reader> {
  readonly userId: string
  readonly query: LedgerQuery
}

/** The same file whether it flows to a reader or is written in the background. */
export function ledgerFile(
  context: Pick<ReadContext, 'db' | 'settings'>,
  { userId, query, staff = false }: LedgerFileOptions,
): CsvFile {
  const { db } = context
  const filter = ledgerFilterOf(context, userId, query)
  const lineOf = lineWriter(query.time_zone ?? context.settings.timeZone)
  return csvFile({
    name: 'ledger',
    columns,
    pages: linesOf(db, filter, { staff, lineOf }),
    countRows: () => countLedger(db, filter),
  })
}

interface LineOptions extends Reader {
  readonly lineOf: ReturnType<typeof lineWriter>
}

async function* linesOf(db: Reads, filter: LedgerFilter, { lineOf, ...reader }: LineOptions) {
  for await (const rows of readLedgerPages(db, filter))
    yield (await transactionsOf(db, rows, reader)).map(lineOf)
}

function lineWriter(timeZone: string) {
  const localTime = localTimes(timeZone)
  return ({ acted_by, key, price, ...row }: components['schemas']['Transaction']) => ({
    ...row,
    acted_by_name: acted_by?.name ?? null,
    acted_by_email: acted_by?.email ?? null,
    key_name: key?.name ?? null,
    on_statement: String(row.on_statement ?? false),
    created_at_local: localTime(row.created_at),
    reason_code: row.reason_code ?? null,
    reverses: row.reverses ?? null,
    reversed_by: row.reversed_by ?? null,
    price_source: price?.source ?? null,
    price_credits: price?.credits ?? null,
    price_unit: price?.unit ?? null,
    price_valid_from: price?.valid_from ?? null,
    price_plan: price?.plan.plan_name ?? null,
    price_list: price?.price_list?.product_version_id ?? null,
    operation_id: price?.operation_id ?? null,
  })
}

/** Throws a 422 for a range that ends before it starts. */
export function ledgerFilterOf(
  { settings }: Pick<AppContext, 'settings'>,
  userId: string,
  {
    view = 'all',
    start_date: start,
    end_date: end,
    request_id: call,
    transaction_id: row,
    sort,
  }: LedgerQuery,
): LedgerFilter {
  if (start && end) refuseReversedDays(start, end)
  return { userId, timeZone: settings.timeZone, view, start, end, call, row, sort }
}
