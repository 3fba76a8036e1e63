import { Readable } from 'node:stream'
import { inPieces } from '../../platform/http/csv.ts'
import { exported, type RequestContext } from '../../platform/http/handler.ts'
import { dayIn } from '../../platform/time/days.ts'
import { exportUser } from '../accounts/people-repo.ts'
import { listDrafts } from '../kyb/drafts-repo.ts'
import { documentOf } from '../tax-documents/document.ts'
import { findNumbers, findTaxData, readDocuments } from '../tax-documents/repo.ts'
import { firstKeptDay, logPages } from '../usage/find-log.ts'
import { logLineOf } from '../usage/log-repo.ts'
import { type Row, readWallet, sectionPages, sections } from './export-repo.ts'

type ExportRequest = RequestContext<'exportAccount'>

/** The file of the contract's `AccountExport`. export-repo.ts lists its sections; decision 0039 says what it leaves out. */
export const exportAccount = exported<'exportAccount'>(async (call) => ({
  status: 200,
  type: 'application/json; charset=utf-8',
  filename: `switchboard-account-${dayIn(call.settings.timeZone, call.clock())}.json`,
  // One piece at a time: each piece that waits here occupies memory.
  stream: Readable.from(pieces(call), { highWaterMark: 1 }),
}))

async function* pieces(call: ExportRequest): AsyncGenerator<string> {
  const { db, user, clock } = call
  const field = (name: string, value: unknown) => `,\n${JSON.stringify(name)}: ${JSON.stringify(value)}`
  yield `{"data": {"exported_at": ${JSON.stringify(clock().toISOString())}`
  yield field('account', await exportUser(db, user.id))
  yield field('wallet', await readWallet(db, user.id))
  for (const section of sections) {
    yield* listOf(section.name, sectionPages(db, section, user))
  }
  yield* listOf('tax_data', taxDataOf(call))
  yield* listOf('tax_documents', taxDocumentsOf(call))
  yield* listOf('business_verification_drafts', draftsOf(call))
  yield* listOf('calls', callsOf(call))
  yield '\n}}\n'
}

async function* listOf(name: string, pages: AsyncIterable<readonly Row[]>): AsyncGenerator<string> {
  yield `,\n${JSON.stringify(name)}: [`
  let separator = '\n'
  for await (const rows of pages) {
    if (rows.length === 0) continue
    yield separator + rows.map((row) => JSON.stringify(row)).join(',\n')
    separator = ',\n'
  }
  yield ']'
}

async function* taxDataOf({ db, user }: ExportRequest): AsyncGenerator<readonly Row[]> {
  const own = await findTaxData(db, user.id)
  if (own) yield [{ ...own }]
}

async function* taxDocumentsOf({ db, user }: ExportRequest): AsyncGenerator<readonly Row[]> {
  const numbers = await findNumbers(db, { userId: user.id, days: undefined })
  yield* inPieces(numbers, async (piece) =>
    (await readDocuments(db, piece)).map((row) => ({ ...documentOf(row) })),
  )
}

/** Sealed in the database, so that no query of the sections reads them. */
async function* draftsOf({ db, settings, user }: ExportRequest): AsyncGenerator<readonly Row[]> {
  const drafts = await listDrafts({ db, settings }, user.id)
  yield drafts.map(({ publisher, tag, saved_at, values }) => ({ publisher, tag, saved_at, form: values }))
}

/** The request log is read as its own export is: day by day, nothing held between two pages. */
async function* callsOf(call: ExportRequest): AsyncGenerator<readonly Row[]> {
  const { user, settings, clock } = call
  const range = { start: firstKeptDay(call), end: dayIn(settings.timeZone, clock()) }
  const { pages } = await logPages(call, { userId: user.id, range })
  for await (const rows of pages) yield rows.map((row) => ({ ...logLineOf(row) }))
}
