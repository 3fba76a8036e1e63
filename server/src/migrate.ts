import { join } from 'node:path'
import type { Pool } from 'pg'
import type { Db } from './platform/db/client.ts'
import { runMigrations } from './platform/db/migrate.ts'
import { migrateJobs } from './platform/jobs/migrate.ts'

const source = (path: string): string => join(import.meta.dirname, path)

/** In the order they need each other. */
const repeatable = [
  'modules/ledger/ledger.sql',
  'modules/ledger/charges.sql',
  'modules/usage/usage.sql',
  'gateway/gateway.sql',
]

/** The first release numbered its migrations with gaps. */
const renamed = {
  '0010_payments.sql': '0009_payments.sql',
  '0012_site.sql': '0010_site.sql',
  '0013_wallet.sql': '0011_wallet.sql',
  '0014_kyb.sql': '0012_kyb.sql',
  '0015_reference.sql': '0013_reference.sql',
  '0016_document_json.sql': '0014_document_json.sql',
  '0017_search.sql': '0015_search.sql',
  '0018_publishing.sql': '0016_publishing.sql',
  '0019_gateway.sql': '0017_gateway.sql',
  '0020_sign_in_networks.sql': '0018_sign_in_networks.sql',
}

/** Brings the database to the newest migration, ours and those of the job queue. */
export const migrate = (db: Db, pool: Pool): Promise<void> =>
  runMigrations(db, {
    folder: source('migrations'),
    renamed,
    repeatable: repeatable.map((name) => ({ name, path: source(name) })),
    // On connections of its own, while the lock is held.
    last: () => migrateJobs(pool),
  })
