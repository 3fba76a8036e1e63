import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import type { Stream } from './handler.ts'

interface Table<Row> {
  /** Without its ending. */
  readonly name: string
  readonly columns: readonly (keyof Row & string)[]
  readonly pages: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>
}

/**
 * A table per RFC 4180 that flows: a page of rows is asked for when the reader has taken the one before. A cell that a
 * spreadsheet would take for a formula is made text.
 */
export function csvOf<Row extends object>({ name, columns, pages }: Table<Row>): Stream {
  return {
    status: 200,
    type: 'text/csv; charset=utf-8',
    filename: `${name}.csv`,
    // One piece at a time: what waits here is memory.
    stream: Readable.from(pieces(pages, columns), { highWaterMark: 1 }),
  }
}

/** What a spreadsheet would run. A negative number it would not. */
const formula = /^(?:[=+@\t\r\uFF1D\uFF0B\uFF0D\uFF20]|-(?!\d+(?:\.\d+)?$))/

const unformulated = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell)

async function* pieces<Row extends object>(
  pages: Table<Row>['pages'],
  columns: readonly string[],
): AsyncGenerator<string> {
  const options = { columns: [...columns], record_delimiter: '\r\n', cast: { string: unformulated } } as const
  yield stringify([], { ...options, header: true })
  for await (const rows of pages) if (rows.length > 0) yield stringify([...rows], options)
}
