import type { ReadContext } from '../../platform/db/reads.ts'
import { type CsvFile, csvFile, inPieces } from '../../platform/http/csv.ts'
import { addDays, dayIn, lastDayOfMonth } from '../../platform/time/days.ts'
import { documentOf } from './document.ts'
import { findNumbers, readDocuments } from './repo.ts'

interface DocumentsFileOptions {
  readonly month: string
  /** Without, every account's, each named. */
  readonly userId?: string
}

/** A month as an accountant takes it over. */
export async function documentsFile(
  { db, settings }: Pick<ReadContext, 'db' | 'settings'>,
  { month, userId }: DocumentsFileOptions,
): Promise<CsvFile> {
  const days = [`${month}-01`, addDays(lastDayOfMonth(`${month}-01`), 1)] as const
  const numbers = await findNumbers(db, { userId, days })
  return csvFile({
    name: `documents-${month}`,
    columns: [
      ...(['number', 'date', 'kind'] as const),
      ...(userId === undefined ? (['user_id'] as const) : []),
      ...(['buyer', 'tin', 'net', 'vat', 'gross', 'currency', 'reference', 'corrects'] as const),
    ],
    pages: inPieces(numbers, async (piece) =>
      (await readDocuments(db, piece)).map((row) => {
        const { buyer, ...document } = documentOf(row)
        const { legal_name, tin } = buyer
        const date = dayIn(settings.timeZone, row.issued_at)
        return { ...document, date, user_id: row.user_id, buyer: legal_name, tin }
      }),
    ),
  })
}
