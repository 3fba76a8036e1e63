import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Pool } from 'pg'
import { migrateJobs } from '../jobs/migrate.ts'
import type { Db, Tx } from './client.ts'

const folder = join(import.meta.dirname, '../../migrations')
const lock = 7_021_956

/** Functions and views, each file as it is now: it is run again whenever it changes. In the order they need each other. */
const repeatable = ['modules/ledger/ledger.sql', 'gateway/gateway.sql']

/**
 * Brings the database to the newest migration, ours and those of the job queue. Several servers may start at once: one
 * migrates, the others wait.
 */
export async function migrate(db: Db, pool: Pool): Promise<void> {
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
    // On connections of its own, while the lock is held here.
    await migrateJobs(pool)
  })
}

async function runIfChanged(tx: Tx, file: string): Promise<void> {
  const text = readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
  const checksum = createHash('sha256').update(text).digest('hex')
  const { numAffectedRows } =
    await sql`INSERT INTO repeatable_migrations AS known (file, checksum) VALUES (${file}, ${checksum})
    ON CONFLICT (file) DO UPDATE SET checksum = excluded.checksum WHERE known.checksum <> excluded.checksum`.execute(
      tx,
    )
  if (numAffectedRows !== 0n) await sql.raw(text).execute(tx)
}
