import { sql } from 'kysely'
import type { Db } from '../../src/platform/db/client.ts'

/** Every text, JSON and byte of every table, in one text: the view of a thief of the database. */
export async function dumpOf(db: Db): Promise<string> {
  const { rows } = await sql<{ schema: string; name: string }>`
    SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
    WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`.execute(db)
  const parts: string[] = []
  for (const { schema, name } of rows) {
    const { rows: found } = await sql<object>`SELECT * FROM ${sql.id(schema, name)}`.execute(db)
    parts.push(`${schema}.${name}`, ...found.map(textOf))
  }
  return parts.join('\n')
}

const textOf = (row: object): string =>
  Object.values(row)
    .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : JSON.stringify(value)))
    .join(' ')
