import { faultsOf, type Mistake } from '../fault.ts'
import { asks, body, replyOf, rowsOf, withQuery } from '../mistakes.ts'

const onFirstPage = (name: string): Mistake =>
  asks((call) => withQuery(call, (query) => Number(query.get('page') ?? 1) > 1 && query.delete(name)))

const beside = (name: string, other: string): Mistake =>
  asks((call) => withQuery(call, (query) => query.has(other) && query.delete(name)))

const inMarket: Mistake = asks((call) =>
  withQuery(
    call,
    (query) => /^[A-Z]\w+\/[A-Z]\w+$/.test(query.get('time_zone') ?? '') && query.delete('time_zone'),
  ),
)

/** Visible only to an account with months of calls. */
export const historyFaults = faultsOf('history', [
  ['status-on-first-page', 'listPayments', 'later pages overlook a filter', onFirstPage('status')],
  ['key-beside-api', 'listUserApiResponses', 'one filter is overlooked beside another', beside('key', 'api')],
  ['usage-by-month', 'listApiUsage', 'one view overlooks a filter', beside('api', 'view')],
  ['sorted-states', 'adminListKyb', 'a filter is overlooked in any other order', beside('state', 'sort')],
  ['local-time-off', 'exportTransactions', 'local times are those of the market in any zone', inMarket],
])

const inText = (change: (text: string) => string): Mistake =>
  replyOf(200, (reply) =>
    Buffer.isBuffer(reply.body) ? { ...reply, body: Buffer.from(change(reply.body.toString())) } : reply,
  )

/** Files that another program reads wrongly. */
export const fileFaults = faultsOf('files', [
  [
    'file-in-latin',
    'exportApiUsage',
    'a file doesn’t say that it is UTF-8',
    replyOf(200, (reply) => ({
      ...reply,
      headers: { ...reply.headers, 'content-type': 'text/csv; charset=iso-8859-1' },
    })),
  ],
  [
    'ragged-rows',
    'exportTransactions',
    'a row has a cell too few',
    inText((text) => text.replace(/,[^,\n"]*\n?$/, '\n')),
  ],
])

const lines = (change: (lines: string[]) => string[]): Mistake =>
  replyOf(200, (reply) => ({
    ...reply,
    body: Buffer.from(change(String(reply.body).split('\r\n')).join('\r\n')),
  }))

/** Files that do not hold what the list shows. */
export const exportFaults = faultsOf('exports', [
  [
    'row-twice',
    'exportUserResponses',
    'a call is in the file twice',
    lines((all) => all.flatMap((line, index) => (index === 1 ? [line, line] : [line]))),
  ],
  [
    'prepared-row-missing',
    'downloadExport',
    'a file that was prepared in the background ends before its last row',
    lines((all) => all.filter((_, index) => index === 0 || index !== all.length - 2)),
  ],
  [
    'prepared-rows-miscounted',
    'listExports',
    'the list counts one row more than a prepared file has',
    body((answer) => ({
      ...answer,
      data: rowsOf(answer.data).map((row) => ({ ...row, rows_written: Number(row.rows_written) + 1 })),
    })),
  ],
])
