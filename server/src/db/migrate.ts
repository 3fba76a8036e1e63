import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Pool } from 'pg'
import { migrateJobs } from '../jobs/migrate.ts'
import type { Db } from './client.ts'

const folder = join(import.meta.dirname, 'migrations')
const lock = 7_021_956

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
    // On connections of its own, while the lock is held here.
    await migrateJobs(pool)
  })
}
