// For operators, after a new SECRETS_KEY: `npm run rotate-secrets`. See docs/secrets.md.
import { rotateSecrets } from './modules/upstreams/rotate.ts'
import { dbOn, openPool } from './platform/db/client.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { readToolSettings } from './platform/settings/deployment.ts'
import { orExit } from './platform/settings/read-environment.ts'

const { databaseUrl, dataDir, ...settings } = orExit(() => readToolSettings(process.env))
const database = await openDatabase({ url: databaseUrl, dataDir })
const db = dbOn(openPool({ url: database.url }))
try {
  const { resealed, lost } = await rotateSecrets({ db, settings })
  process.stdout.write(`${resealed} sealed with the current SECRETS_KEY.\n`)
  for (const upstream of lost)
    console.error(
      `${upstream}: sealed with neither SECRETS_KEY nor PREVIOUS_SECRETS_KEY. Enter its secret again.`,
    )
  if (lost.length > 0) process.exitCode = 1
} finally {
  await db.destroy()
  await database.close()
}
