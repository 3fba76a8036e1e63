import { type Insertable, type Selectable, sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'
import type { Reads } from '../../platform/db/reads.ts'
import type { DocumentKind } from './rules.ts'

export type DocumentRow = Selectable<Database['tax_documents']>
export type TaxDataRow = Omit<Selectable<Database['tax_data']>, 'user_id'>

/** The next of a series. Its row stays locked until the transaction ends: others that issue one of this kind wait. */
export async function takeNumber(tx: Tx, kind: DocumentKind, year: number): Promise<number> {
  const { last_number } = await tx
    .insertInto('document_series')
    .values({ kind, year, last_number: 1 })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'year']).doUpdateSet({ last_number: sql`document_series.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return last_number
}

export const addDocument = (tx: Tx, row: Insertable<Database['tax_documents']>): Promise<DocumentRow> =>
  tx.insertInto('tax_documents').values(row).returningAll().executeTakeFirstOrThrow()

/** Numbers by their sources; payments from before documents were issued have none. */
export async function numbersOf(db: Queries, sources: readonly string[]): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('tax_documents')
    .select('number')
    .where('source', '=', sql<string>`any(${sources}::text[])`)
    .orderBy('number')
    .execute()
  return rows.map(({ number }) => number)
}

export const findDocument = (db: Queries, userId: string, number: string): Promise<DocumentRow | undefined> =>
  db
    .selectFrom('tax_documents')
    .selectAll()
    .where('number', '=', number)
    .where('user_id', '=', userId)
    .executeTakeFirst()

interface Span {
  /** All accounts, if undefined. */
  readonly userId: string | undefined
  /** Days of the market, the second excluded; all, if undefined. */
  readonly days: readonly [string, string] | undefined
}

function documentsIn(db: Reads, { userId, days }: Span) {
  let query = db.selectFrom('tax_documents')
  if (userId !== undefined) query = query.where('user_id', '=', userId)
  if (days)
    query = query
      .where('issued_at', '>=', sql<Date>`market_midnight(${days[0]}::date)`)
      .where('issued_at', '<', sql<Date>`market_midnight(${days[1]}::date)`)
  return query
}

interface DocumentsPage extends Span {
  readonly page: number
  readonly limit: number
}

/** Newest first. */
export async function listDocuments(db: Queries, { page, limit, ...span }: DocumentsPage) {
  const documents = documentsIn(db, span)
  const rows = await documents
    .selectAll()
    .orderBy('issued_at', 'desc')
    .orderBy('number', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await documents
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

/** Oldest first. */
export async function findNumbers(db: Reads, span: Span): Promise<readonly string[]> {
  const query = documentsIn(db, span).select('number')
  const rows = await query.orderBy('issued_at').orderBy('number').execute()
  return rows.map(({ number }) => number)
}

/** In the order of their numbers in the list. */
export const readDocuments = (db: Reads, numbers: readonly string[]): Promise<DocumentRow[]> =>
  db
    .selectFrom('tax_documents')
    .selectAll()
    .where('number', '=', sql<string>`any(${numbers}::text[])`)
    .orderBy(sql`array_position(${numbers}::text[], number)`)
    .execute()

export const findTaxData = (db: Queries, userId: string): Promise<TaxDataRow | undefined> =>
  db
    .selectFrom('tax_data')
    .select(['legal_name', 'address', 'tin'])
    .where('user_id', '=', userId)
    .executeTakeFirst()

export async function putTaxData(tx: Tx, userId: string, data: TaxDataRow): Promise<void> {
  await tx
    .insertInto('tax_data')
    .values({ user_id: userId, ...data })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(data))
    .execute()
}
