import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { Stream } from '../handler.ts'

interface Table<Row> {
  /** Without its ending. */
  readonly name: string
  readonly columns: readonly (keyof Row & string)[]
  readonly rows: AsyncIterable<Row>
}

/**
 * A table per RFC 4180 that flows: rows are asked for as fast as the reader takes them. A cell that a spreadsheet would
 * take for a formula is made text.
 */
export function csvOf<Row extends object>({ name, columns, rows }: Table<Row>): Stream {
  const csv = stringify({
    header: true,
    columns: [...columns],
    record_delimiter: '\r\n',
    escape_formulas: true,
  })
  const source = Readable.from(rows)
  source.on('error', (error) => csv.destroy(error))
  csv.on('close', () => source.destroy())
  return { status: 200, type: 'text/csv; charset=utf-8', filename: `${name}.csv`, stream: source.pipe(csv) }
}
