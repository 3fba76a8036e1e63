// For operators, after a restore and whenever in doubt: `npm run check-data`. It changes nothing. See docs/backup.md.
import { checkData } from '../platform/backup/check-data.ts'
import { checkRules } from '../platform/backup/check-rules.ts'
import { dbOn, openPool } from '../platform/db/client.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import { readToolSettings } from '../platform/settings/deployment.ts'
import { orExit } from '../platform/settings/read-environment.ts'

const { databaseUrl, dataDir, kybFolder } = orExit(() => readToolSettings(process.env))
const database = await openDatabase({ url: databaseUrl, dataDir })
const db = dbOn(openPool({ url: database.url }))
try {
  const { wallets, documents, faults } = await checkData({ db, kybFolder })
  const broken = await checkRules(db)
  for (const fault of [...faults, ...broken]) console.error(fault)
  if (faults.length + broken.length > 0) process.exitCode = 1
  else
    process.stdout.write(
      `${wallets} wallets and ${documents} documents agree with the database, and every row with the rules.\n`,
    )
} finally {
  await db.destroy()
  await database.close()
}
