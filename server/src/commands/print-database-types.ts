// Writes types of all tables to standard output, from an empty database with all migrations: `npm run generate` keeps them (decision 0137).
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../migrate.ts'
import { dbOn, openPool } from '../platform/db/client.ts'
import { databaseTypes } from '../platform/db/database-types.ts'
import { openEmbedded } from '../platform/db/embedded/open-embedded.ts'

const source = join(import.meta.dirname, '..')
const named = new Set(
  ['column-types.ts', 'platform/db/column-types.ts'].flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(/'(\w+\.\w+)':/g)].map(([, name]) => name ?? ''),
  ),
)

// Seconds at most; ended by a signal, it would leave a PostgreSQL that nobody stops.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})

const folder = mkdtempSync(join(tmpdir(), 'switchboard-types-'))
chmodSync(folder, 0o755)
let types = ''
try {
  const postgres = await openEmbedded({ dataDir: join(folder, 'postgres') })
  const pool = openPool({ url: postgres.url })
  const db = dbOn(pool)
  try {
    await migrate(db, pool)
    types = await databaseTypes(db, named)
  } finally {
    await db.destroy()
    await postgres.close()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.stdout.write(types)
