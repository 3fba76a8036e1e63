import { faultsOf, type Mistake } from '../fault.ts'
import { asks, body, instead, json, jsonOf, reading, replyOf, rowsOf, withQuery } from '../mistakes.ts'

const lines = (change: (lines: string[]) => string[]): Mistake =>
  replyOf(200, (reply) => ({
    ...reply,
    body: Buffer.from(change(String(reply.body).split('\r\n')).join('\r\n')),
  }))

const confirmsRemoval: Mistake = instead(async (call, backend) => {
  const list = await backend.send(reading(call, '/api/exports'))
  const { export_id } = jsonOf(call)
  const isThere = rowsOf(jsonOf(list).data).some((one) => one.export_id === export_id)
  return isThere ? json(200, { data: { message: 'The export is deleted.' } }) : backend.send(call)
})

/** Files that do not hold what the list shows. */
export const exportFaults = faultsOf('exports', [
  [
    'last-row-missing',
    'exportTransactions',
    'the file ends before its last row',
    lines((all) => all.filter((_, index) => index === 0 || index !== all.length - 2)),
  ],
  ['header-missing', 'exportTransactions', 'the file has no header', lines(([, ...rows]) => rows)],
  [
    'amounts-rounded',
    'exportTransactions',
    'amounts lose their hundredths',
    lines((all) => all.map((line) => line.replaceAll(/(?<=,)(-?\d+)\.\d\d(?=,)/g, '$1'))),
  ],
  [
    'filter-ignored',
    'exportTransactions',
    'the file holds all rows, whatever was asked for',
    asks((call) => withQuery(call, (query) => query.get('view') && query.set('view', 'all'))),
  ],
  [
    'row-twice',
    'exportUserResponses',
    'a call is in the file twice',
    lines((all) => all.flatMap((line, index) => (index === 1 ? [line, line] : [line]))),
  ],
  [
    'usage-miscounted',
    'exportApiUsage',
    'the file counts other calls than the list',
    lines(([header = '', ...rows]) => [
      header,
      ...rows.map((row) => row.replaceAll(/(?<=,|^)(\d+)(?=,|$)/g, (count) => String(Number(count) + 1))),
    ]),
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
  ['export-stays', 'removeExport', 'a removed export stays', confirmsRemoval],
])
