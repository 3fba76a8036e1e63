import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { escapeIdentifier, type PoolClient } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'

const lock = 7_021_959

/** Of all processes, one archives: its connection holds the lock, and its end lets it go. */
export async function lockArchive(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [
    lock,
  ])
  return rows[0]?.locked === true
}

export const unlockArchive = (client: PoolClient) => client.query('SELECT pg_advisory_unlock($1)', [lock])

interface Table {
  readonly id: number
  readonly blocks: number
  readonly columns: readonly string[]
}

export async function readTable(client: PoolClient, name: string): Promise<Table> {
  const { rows } = await client.query<Table>(
    `SELECT pg_class.oid::bigint AS id, (pg_relation_size(pg_class.oid) / current_setting('block_size')::integer)::integer AS blocks,
       ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped ORDER BY attnum) AS columns
     FROM pg_class WHERE relname = $1 AND relnamespace = 'public'::regnamespace`,
    [name],
  )
  const [table] = rows
  if (!table) throw new Error(`There is no table ${name}.`)
  return table
}

export async function countRows(client: PoolClient, name: string): Promise<number> {
  const { rows } = await client.query<{ rows: number }>(`SELECT count(*) AS rows FROM public.${name}`)
  return rows[0]?.rows ?? 0
}

interface Blocks {
  readonly from: number
  readonly to: number
}

/** The rows of some blocks as CSV with a header, as PostgreSQL writes it, and how many it wrote. */
export async function copyBlocks(client: PoolClient, name: string, { from, to }: Blocks) {
  const stream = client.query(
    copyTo(
      `COPY (SELECT * FROM public.${name} WHERE ctid >= '(${from},0)' AND ctid < '(${to},0)') TO STDOUT (FORMAT csv, HEADER)`,
    ),
  )
  const csv = await buffer(stream)
  return { csv, rows: stream.rowCount }
}

/** Of a detached month, on the connection that holds the lock: without the lock there is no connection. */
export const dropMonth = (client: PoolClient, name: string) => client.query(`DROP TABLE public.${name}`)

/** A table beside the log, shaped as it is, and empty. */
export const createTable = (client: PoolClient, name: string) =>
  client.query(`CREATE TABLE public.${name} (LIKE public.api_calls INCLUDING DEFAULTS)`)

export async function copyRows(
  client: PoolClient,
  { name, columns }: { readonly name: string; readonly columns: readonly string[] },
  csv: Buffer,
): Promise<number> {
  const stream = client.query(
    copyFrom(
      `COPY public.${name} (${columns.map((column) => escapeIdentifier(column)).join(', ')}) FROM STDIN (FORMAT csv, HEADER MATCH)`,
    ),
  )
  await pipeline(Readable.from([csv]), stream)
  return stream.rowCount
}
