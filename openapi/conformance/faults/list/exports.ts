import { faultsOf, type Mistake } from '../fault.ts'
import { body, replyOf, rowsOf } from '../mistakes.ts'

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
