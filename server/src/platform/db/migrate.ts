import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db, Tx } from './client.ts'

const lock = 7_021_956

interface Migrations {
  /** Each file is run once, in the order of their names. */
  readonly folder: string
  /** Functions and views, each file as it is now: it is run again whenever it changes. */
  readonly repeatable: readonly RepeatableFile[]
  /** What is migrated by others, while no other process migrates. */
  readonly last: () => Promise<void>
}

interface RepeatableFile {
  /** What it is known by in the database. */
  readonly name: string
  readonly path: string
}

/** Brings the database to the newest migration. Several servers may start at once: one migrates, the others wait. */
export async function runMigrations(db: Db, { folder, repeatable, last }: Migrations): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${sql.lit(lock)})`.execute(tx)
    await sql`CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`.execute(
      tx,
    )
    const { rows } = await sql<{ name: string }>`SELECT name FROM migrations`.execute(tx)
    const applied = new Set(rows.map(({ name }) => name))
    for (const name of readdirSync(folder)
      .filter((file) => file.endsWith('.sql'))
      .sort()) {
      if (applied.has(name)) continue
      await sql.raw(readFileSync(join(folder, name), 'utf8')).execute(tx)
      await sql`INSERT INTO migrations (name) VALUES (${name})`.execute(tx)
    }
    for (const file of repeatable) await runIfChanged(tx, file)
    await last()
  })
}

async function runIfChanged(tx: Tx, { name, path }: RepeatableFile): Promise<void> {
  const text = readFileSync(path, 'utf8')
  const checksum = createHash('sha256').update(text).digest('hex')
  const { numAffectedRows } =
    await sql`INSERT INTO repeatable_migrations AS known (file, checksum) VALUES (${name}, ${checksum})
    ON CONFLICT (file) DO UPDATE SET checksum = excluded.checksum WHERE known.checksum <> excluded.checksum`.execute(
      tx,
    )
  if (numAffectedRows !== 0n) await sql.raw(text).execute(tx)
}
