import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { components } from '@switchboard/sdk'
import { audit } from '../../platform/db/audit.ts'
import type { Db } from '../../platform/db/client.ts'
import { csvType } from '../../platform/http/csv.ts'
import { exported, handler, inTransaction } from '../../platform/http/handler.ts'
import { Problem } from '../../platform/http/problem.ts'
import { newId } from '../../platform/ids.ts'
import { lockUser } from '../accounts/repo.ts'
import type { ExportRow } from './repo.ts'
import { addExport, deleteExport, readChunk, readExport, readExports } from './repo.ts'
import { filenameOf, maxInProgress, maxKept } from './rules.ts'
import { openSource } from './sources.ts'

const decompress = promisify(gunzip)

const listExports = handler<'listExports'>(async ({ db, user, clock }) => {
  const rows = await readExports(db, user.id)
  return { status: 200, body: { data: rows.map((row) => exportOf(row, clock())) } }
})

const createExport = inTransaction<'createExport'>(
  async (call) => {
    const { db, user, actor, clock, body } = call
    const { kind, filter = {} } = body
    const now = clock()
    // Of two that are asked for at once, one waits for the other, so that there are never too many.
    await lockUser(db, user.id)
    requireRoom((await readExports(db, user.id)).map((row) => statusOf(row, now)))
    const row = await addExport(db, {
      id: newId('exp'),
      user_id: user.id,
      requested_by: actor.id,
      kind,
      filter: JSON.stringify(filter),
      filename: filenameOf(kind, filter),
      status: 'QUEUED',
      created_at: now,
      due_at: now,
    })
    await audit(call, { action: 'export.create', subject: row.id, details: { kind } })
    return { status: 202, body: { data: exportOf(row, now) } }
  },
  // Filters that the list rejects are rejected immediately, not in a file.
  async (call) => {
    const { kind, filter = {} } = call.body
    await openSource(call, { userId: call.user.id, kind, filter })
  },
)

function requireRoom(statuses: readonly ExportRow['status'][]): void {
  const count = (...counted: ExportRow['status'][]) =>
    statuses.filter((status) => counted.includes(status)).length
  if (count('QUEUED', 'RUNNING') >= maxInProgress) {
    throw new Problem(
      'export_limit',
      `You already have ${maxInProgress} exports in progress. Wait for one to finish, or cancel one.`,
    )
  }
  if (count('QUEUED', 'RUNNING', 'READY', 'FAILED') >= maxKept) {
    throw new Problem(
      'export_limit',
      `An account can keep ${maxKept} exports. Delete one you no longer need.`,
    )
  }
}

const downloadExport = exported<'downloadExport'>(async ({ db, user, query, clock }) => {
  const row = await readExport(db, { id: query.export_id, userId: user.id })
  if (!row) throw unknownExport()
  const status = statusOf(row, clock())
  if (status !== 'READY') throw new Problem('export_not_ready', withoutFile[status])
  return {
    status: 200,
    type: csvType,
    filename: row.filename,
    stream: Readable.from(contentOf(db, row), { highWaterMark: 1 }),
  }
})

const withoutFile = {
  QUEUED: 'This export isn’t ready yet.',
  RUNNING: 'This export isn’t ready yet.',
  FAILED: 'This export couldn’t be prepared. Prepare it again.',
  EXPIRED: 'This export has expired. Prepare it again.',
} as const

/** A chunk is read when the reader has taken the one before; between two, nothing is held. */
async function* contentOf(db: Db, row: ExportRow): AsyncGenerator<Buffer> {
  for (let number = 0; number < row.chunks; number += 1) {
    const chunk = await readChunk(db, row, number)
    // Cuts the connection: a partial file must not pass for the whole.
    if (!chunk) throw new Error(`Export ${row.id} was deleted while it was being read.`)
    yield await decompress(chunk)
  }
}

const removeExport = inTransaction<'removeExport'>(async (call) => {
  const { db, user, body } = call
  if (!(await deleteExport(db, { id: body.export_id, userId: user.id }))) throw unknownExport()
  await audit(call, { action: 'export.remove', subject: body.export_id, details: {} })
  return { status: 200, body: { data: { message: 'The export is deleted.' } } }
})

const unknownExport = () => new Problem('not_found', 'You have no such export.')

/** By the clock, also before its file was deleted. */
const statusOf = ({ status, expires_at }: ExportRow, now: Date): ExportRow['status'] =>
  status === 'READY' && expires_at && expires_at <= now ? 'EXPIRED' : status

const exportOf = (row: ExportRow, now: Date): components['schemas']['Export'] => ({
  export_id: row.id,
  kind: row.kind,
  filter: row.filter,
  filename: row.filename,
  status: statusOf(row, now),
  rows_written: row.rows_written,
  rows_total: row.rows_total,
  size: row.size,
  failure: row.failure,
  created_at: row.created_at.toISOString(),
  finished_at: row.finished_at?.toISOString() ?? null,
  expires_at: row.expires_at?.toISOString() ?? null,
})

export const exportJobHandlers = { listExports, createExport, downloadExport, removeExport }
