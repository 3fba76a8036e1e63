import { join } from 'node:path'
import type { Pool } from 'pg'
import type { Db } from './platform/db/client.ts'
import { runMigrations } from './platform/db/migrate.ts'
import { migrateJobs } from './platform/jobs/migrate.ts'

const source = (path: string): string => join(import.meta.dirname, path)

/** In the order they need each other. */
const repeatable = [
  'modules/ledger/ledger.sql',
  'modules/ledger/limits.sql',
  'modules/ledger/charges.sql',
  'modules/usage/usage.sql',
  'gateway/gateway.sql',
]

/** Brings the database to the newest migration, ours and those of the job queue. */
export const migrate = (db: Db, pool: Pool): Promise<void> =>
  runMigrations(db, {
    folder: source('migrations'),
    repeatable: repeatable.map((name) => ({ name, path: source(name) })),
    // On connections of its own, while the lock is held.
    last: () => migrateJobs(pool),
  })
