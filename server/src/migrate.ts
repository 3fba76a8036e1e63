import { join } from 'node:path'
import type { Pool } from 'pg'
import type { Db } from './platform/db/client.ts'
import { runMigrations } from './platform/db/migrate.ts'
import { migrateJobs } from './platform/jobs/migrate.ts'

/** Brings the database to the newest migration, ours and those of the job queue. */
export const migrate = (db: Db, pool: Pool): Promise<void> =>
  runMigrations(db, {
    folder: join(import.meta.dirname, 'migrations'),
    // In the order they need each other.
    repeatable: [
      { name: 'modules/ledger/ledger.sql', path: join(import.meta.dirname, 'modules/ledger/ledger.sql') },
      { name: 'gateway/gateway.sql', path: join(import.meta.dirname, 'gateway/gateway.sql') },
    ],
    // On connections of its own, while the lock is held.
    last: () => migrateJobs(pool),
  })
