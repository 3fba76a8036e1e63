import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Queries, Tx } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'
import { after } from '../../platform/time/clock.ts'
import { downloadGraceSeconds, listedSeconds } from './rules.ts'

export type ExportRow = Selectable<Database['exports']>

const maxListed = 100

/** Newest first. */
export const readExports = (db: Queries, userId: string): Promise<ExportRow[]> =>
  db
    .selectFrom('exports')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(maxListed)
    .execute()

interface OwnedBy {
  readonly id: string
  readonly userId: string
}

/** Undefined when it is somebody else's, or nobody's. */
export const readExport = (db: Queries, { id, userId }: OwnedBy): Promise<ExportRow | undefined> =>
  db.selectFrom('exports').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()

export const addExport = (tx: Tx, row: Insertable<Database['exports']>): Promise<ExportRow> =>
  tx.insertInto('exports').values(row).returningAll().executeTakeFirstOrThrow()

/** With its file, whoever reads or writes it. False where the person has no such export. */
export async function deleteExport(db: Queries, { id, userId }: OwnedBy): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('exports')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function eraseExports(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('exports').where('user_id', '=', userId).execute()
}

interface Claim {
  readonly now: Date
  readonly until: Date
}

/**
 * Claims the export that has waited longest; the claim is exclusive until it expires. One export per account at a
 * time, so that no account keeps all others waiting.
 */
export async function claimExport(db: Queries, { now, until }: Claim): Promise<ExportRow | undefined> {
  const { rows } = await sql<ExportRow>`
    UPDATE exports SET status = 'RUNNING', due_at = ${until}, started_at = ${now}, runs = runs + 1,
      rows_written = 0, rows_total = NULL, size = 0, stored_size = 0, chunks = 0
    WHERE id = (
      SELECT id FROM exports AS due
      WHERE due_at <= ${now} AND NOT EXISTS (
        SELECT FROM exports WHERE user_id = due.user_id AND status = 'RUNNING' AND due_at > ${now})
      ORDER BY due_at, created_at LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED)
    RETURNING *`.execute(db)
  return rows[0]
}

type Run = Pick<ExportRow, 'id' | 'runs'>

/** Changes what this run still has in hand. False when it was cancelled, or taken over by another run. */
export async function changeRun(
  db: Queries,
  { id, runs }: Run,
  change: Updateable<Database['exports']>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('exports')
    .set(change)
    .where('id', '=', id)
    .where('status', '=', 'RUNNING')
    .where('runs', '=', runs)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function addChunk(tx: Tx, { id, runs }: Run, number: number, data: Buffer): Promise<void> {
  await tx.insertInto('export_chunks').values({ export_id: id, run: runs, number, data }).execute()
}

/** Undefined where the file is gone. */
export async function readChunk(db: Db, { id, runs }: Run, number: number): Promise<Buffer | undefined> {
  const chunk = await db
    .selectFrom('export_chunks')
    .select('data')
    .where('export_id', '=', id)
    .where('run', '=', runs)
    .where('number', '=', number)
    .executeTakeFirst()
  return chunk?.data
}

/** Chunks of this run and of those before it. */
export async function deleteChunks(db: Queries, { id, runs }: Run): Promise<void> {
  await db.deleteFrom('export_chunks').where('export_id', '=', id).where('run', '<=', runs).execute()
}

/** Bytes that the other files of the account take. */
export async function readStoredSize(db: Queries, { id, user_id }: ExportRow): Promise<number> {
  const { rows } = await sql<{ stored: number }>`SELECT coalesce(sum(stored_size), 0)::bigint AS stored
    FROM exports WHERE user_id = ${user_id} AND id <> ${id} AND status IN ('READY', 'RUNNING')`.execute(db)
  return rows[0]?.stored ?? 0
}

/** Deletes the files that have expired, and later what is told of them. */
export async function purgeExports({
  db,
  clock,
}: {
  readonly db: Db
  readonly clock: () => Date
}): Promise<void> {
  const now = clock()
  await db.transaction().execute(async (tx) => {
    const expired = await tx
      .updateTable('exports')
      .set({ status: 'EXPIRED', stored_size: 0 })
      .where('status', '=', 'READY')
      .where('expires_at', '<', after(now, -downloadGraceSeconds))
      .returning('id')
      .execute()
    if (expired.length === 0) return
    const ids = expired.map(({ id }) => id)
    await tx.deleteFrom('export_chunks').where('export_id', 'in', ids).execute()
  })
  await db
    .deleteFrom('exports')
    .where('created_at', '<', after(now, -listedSeconds))
    .where('due_at', 'is', null)
    .execute()
}
