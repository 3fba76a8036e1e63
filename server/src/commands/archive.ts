// For operators: `npm run archive -- restore 2026-08`. See docs/backup.md.

import { openStore } from '../modules/usage/archive/open-store.ts'
import { restoreMonth } from '../modules/usage/archive/restore-month.ts'
import { openPool } from '../platform/db/client.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import { readToolSettings } from '../platform/settings/deployment.ts'
import { orExit } from '../platform/settings/read-environment.ts'

const { databaseUrl, dataDir, archive } = orExit(() => readToolSettings(process.env))
const [command, month = ''] = process.argv.slice(2)
if (command !== 'restore' || !/^\d{4}-\d{2}$/.test(month)) {
  console.error('Usage: npm run archive -- restore 2026-08')
  process.exit(1)
}
if (!archive) {
  console.error('ARCHIVE_URL isn’t set. It says where the months are.')
  process.exit(1)
}
const database = await openDatabase({ url: databaseUrl, dataDir })
const pool = openPool({ url: database.url, poolSize: 1 })
const client = await pool.connect()
try {
  const { name, rows } = await restoreMonth(client, openStore(archive), month)
  process.stdout.write(`${name}: ${rows} calls of ${month}. Drop the table when you’re done with it.\n`)
} catch (error) {
  console.error(`${month} can’t be restored: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
} finally {
  client.release()
  await pool.end()
  await database.close()
}
