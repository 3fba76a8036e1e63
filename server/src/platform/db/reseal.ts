import { sql } from 'kysely'
import { deriveKey, openFor, openSealed, type SealContext, type SealUse, sealFor } from './seal.ts'

/** Rows of sealed secrets, named by the module that owns the table. */
export interface SealedColumn {
  readonly table: string
  /** The column that says for whom each is sealed. */
  readonly owner: string
  readonly column: string
  readonly use: SealUse
}

export interface Rotation {
  readonly resealed: number
  /** Owners of what was sealed with neither the current key nor the one before it. */
  readonly lost: readonly string[]
}

/** Seals what is in a column with the current SECRETS_KEY. A row that is changed meanwhile is left alone: it was sealed with the change. */
export async function resealColumn(
  on: SealContext,
  { table, owner, column, use }: SealedColumn,
): Promise<Rotation> {
  const current = await deriveKey(on, use.name, use.use)
  const { rows } = await sql<{ owner: string; sealed: Buffer }>`
    SELECT ${sql.ref(owner)} AS owner, ${sql.ref(column)} AS sealed
    FROM ${sql.table(table)} WHERE ${sql.ref(column)} IS NOT NULL`.execute(on.db)
  let resealed = 0
  const lost: string[] = []
  for (const row of rows) {
    if (openFor(row.owner, current, row.sealed)) continue
    const secret = await openSealed(on, use, row.owner, row.sealed)
    if (!secret) {
      lost.push(row.owner)
      continue
    }
    const { numAffectedRows } = await sql`
      UPDATE ${sql.table(table)} SET ${sql.ref(column)} = ${sealFor(row.owner, current, secret)}
      WHERE ${sql.ref(owner)} = ${row.owner} AND ${sql.ref(column)} = ${row.sealed}`.execute(on.db)
    resealed += Number(numAffectedRows ?? 0)
  }
  return { resealed, lost }
}
