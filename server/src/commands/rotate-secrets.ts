// For operators, after a new SECRETS_KEY: `npm run rotate-secrets`. See docs/secrets.md.
import { dbOn, openPool } from '../platform/db/client.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import { readToolSettings } from '../platform/settings/deployment.ts'
import { orExit } from '../platform/settings/read-environment.ts'
import { cardsToForget, resealSecrets } from './reseal-secrets.ts'

const { databaseUrl, dataDir, ...settings } = orExit(() => readToolSettings(process.env))
const database = await openDatabase({ url: databaseUrl, dataDir })
const db = dbOn(openPool({ url: database.url }))
try {
  const parts = await resealSecrets({ db, settings })
  const resealed = parts.reduce((sum, part) => sum + part.resealed, 0)
  process.stdout.write(`${resealed} sealed with the current SECRETS_KEY.\n`)
  for (const { what, lost } of parts)
    for (const owner of lost) {
      console.error(
        `${what} ${owner}: sealed with neither SECRETS_KEY nor PREVIOUS_SECRETS_KEY. Enter it again.`,
      )
      process.exitCode = 1
    }
  const waiting = await cardsToForget({ db, settings })
  if (waiting > 0) {
    console.error(
      `${waiting} dropped cards wait in the queue. Keep PREVIOUS_SECRETS_KEY until none does; run this again to see.`,
    )
    process.exitCode = 1
  }
} finally {
  await db.destroy()
  await database.close()
}
