import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import type { Stream } from './handler.ts'

interface Table<Row> {
  /** Without its ending. */
  readonly name: string
  readonly columns: readonly (keyof Row & string)[]
  readonly pages: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>
  readonly countRows?: () => Promise<number | undefined>
}

/** A table per RFC 4180, before any of it is read. */
export interface CsvFile {
  readonly filename: string
  /** How many rows there are at the moment; undefined where counting takes as long as reading. */
  readonly countRows: () => Promise<number | undefined>
  /** A page of rows is asked for when the piece before it is taken. */
  readonly pieces: AsyncIterable<CsvPiece>
}

interface CsvPiece {
  readonly text: string
  /** Without the header. */
  readonly rows: number
}

/** A cell that a spreadsheet would take for a formula is made text. */
export const csvFile = <Row extends object>({
  name,
  columns,
  pages,
  countRows = async () => undefined,
}: Table<Row>): CsvFile => ({ filename: `${name}.csv`, countRows, pieces: pieces(pages, columns) })

const rowsAtOnce = 500

/** Rows by identifiers that were looked up first: changes in between neither repeat a row nor lose one. */
export async function* inPieces<Id, Row>(
  ids: readonly Id[],
  read: (ids: readonly Id[]) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let start = 0; start < ids.length; start += rowsAtOnce)
    yield read(ids.slice(start, start + rowsAtOnce))
}

/** As a response that flows. */
export const csvOf = ({ filename, pieces }: CsvFile): Stream => ({
  status: 200,
  type: csvType,
  filename,
  // One piece at a time: each piece that waits here occupies memory.
  stream: Readable.from(texts(pieces), { highWaterMark: 1 }),
})

export const csvType = 'text/csv; charset=utf-8'

async function* texts(pieces: AsyncIterable<CsvPiece>): AsyncGenerator<string> {
  for await (const { text } of pieces) yield text
}

/**
 * The beginning of a formula: of a cell, and after each character at which a spreadsheet of some country splits it, to which a quote in the
 * middle of a line says nothing. Negative numbers are safe.
 */
const formula =
  /(^|[;\t\r\n])(?=[ "]*(?:[=+@\uFF1D\uFF0B\uFF0D\uFF20]|-(?!\d+(?:\.\d+)?(?:[;\t\r\n]|$))))|^(?=[\t\r])/g

const unformulated = (cell: string): string => cell.replace(formula, "$1'")

async function* pieces<Row extends object>(
  pages: Table<Row>['pages'],
  columns: readonly string[],
): AsyncGenerator<CsvPiece> {
  const options = {
    columns: [...columns],
    record_delimiter: '\r\n',
    quoted_match: /[;\t\r\n]/,
    cast: { string: unformulated, boolean: String },
  } as const
  yield { text: stringify([], { ...options, header: true }), rows: 0 }
  for await (const rows of pages)
    if (rows.length > 0) yield { text: stringify([...rows], options), rows: rows.length }
}
