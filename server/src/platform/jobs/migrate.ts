import { Logger, runMigrations } from 'graphile-worker'
import type { Pool } from 'pg'

/** Failed jobs are reported by events; the rest is noise. */
export const quiet = new Logger(() => () => {})

export const migrateJobs = (pgPool: Pool): Promise<void> => runMigrations({ pgPool, logger: quiet })
