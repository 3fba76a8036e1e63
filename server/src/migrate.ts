import { join } from 'node:path'
import type { Pool } from 'pg'
import type { Db } from './platform/db/client.ts'
import { functions } from './platform/db/functions.ts'
import { runMigrations } from './platform/db/migrate.ts'
import { migrateJobs } from './platform/jobs/migrate.ts'

/** Brings the database to the newest migration, ours and those of the job queue. */
export const migrate = (db: Db, pool: Pool): Promise<void> =>
  runMigrations(db, {
    folder: join(import.meta.dirname, 'migrations'),
    functions,
    // On connections of its own, while the lock is held.
    last: () => migrateJobs(pool),
  })
