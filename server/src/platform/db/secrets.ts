import { randomBytes } from 'node:crypto'
import type { Queries } from './client.ts'

/** A secret that all processes on this database share; made when it is first asked for. */
export async function readSecret(
  db: Queries,
  name: string,
  make: () => Promise<Buffer> | Buffer = () => randomBytes(32),
): Promise<Buffer> {
  const row = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst()
  if (row) return row.value
  await db
    .insertInto('secrets')
    .values({ name, value: await make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return value
}

/** False where it is another one by now. */
export async function replaceSecret(db: Queries, name: string, old: Buffer, value: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('secrets')
    .set({ value })
    .where('name', '=', name)
    .where('value', '=', old)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
