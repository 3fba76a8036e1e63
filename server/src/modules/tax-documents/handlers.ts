import { Readable } from 'node:stream'
import { audit } from '../../platform/db/audit.ts'
import type { Queries } from '../../platform/db/client.ts'
import { csvOf } from '../../platform/http/csv.ts'
import { exported, handler, inTransaction, streamed } from '../../platform/http/handler.ts'
import { Problem } from '../../platform/http/problem.ts'
import { documentOf } from './document.ts'
import { documentsFile } from './documents-file.ts'
import { taxDataOf } from './issue.ts'
import { drawPdf } from './pdf.ts'
import { findDocument, listDocuments, putTaxData } from './repo.ts'

const listTaxDocuments = handler<'listTaxDocuments'>(async ({ db, user, query }) => {
  const { page = 1, limit = 20, year } = query
  const days = year === undefined ? undefined : ([`${year}-01-01`, `${year + 1}-01-01`] as const)
  const { rows, total } = await listDocuments(db, { userId: user.id, days, page, limit })
  return { status: 200, body: { data: rows.map(documentOf), meta: { page, limit, total } } }
})

async function readDocument(db: Queries, userId: string, number: string) {
  const row = await findDocument(db, userId, number)
  if (!row) throw new Problem('not_found', `You have no document ${number}.`)
  return documentOf(row)
}

const getTaxDocument = handler<'getTaxDocument'>(async ({ db, user, query }) => ({
  status: 200,
  body: { data: await readDocument(db, user.id, query.number) },
}))

const downloadTaxDocument = streamed<'downloadTaxDocument'>(async ({ db, user, query, settings }) => ({
  status: 200,
  type: 'application/pdf',
  filename: `${query.number}.pdf`,
  stream: Readable.from([await drawPdf(await readDocument(db, user.id, query.number), settings)]),
}))

const exportTaxDocuments = exported<'exportTaxDocuments'>(async (call) =>
  csvOf(await documentsFile(call, { userId: call.user.id, month: call.query.month })),
)

const getTaxData = handler<'getTaxData'>(async ({ db, user }) => ({
  status: 200,
  body: { data: await taxDataOf(db, user.id) },
}))

const updateTaxData = inTransaction<'updateTaxData'>(async (call) => {
  const { db, user, body } = call
  const { legal_name, address, tin } = body
  await putTaxData(db, user.id, { legal_name: legal_name.trim(), address: address.trim(), tin: tin ?? null })
  // The details show the change; the log must not become a second place for names.
  await audit(call, { action: 'tax_data.update', subject: user.id, details: {} })
  return { status: 200, body: { data: await taxDataOf(db, user.id) } }
})

export const taxDocumentHandlers = {
  listTaxDocuments,
  getTaxDocument,
  downloadTaxDocument,
  exportTaxDocuments,
  getTaxData,
  updateTaxData,
}
