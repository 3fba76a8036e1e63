// For operators, before production and after each change of its settings: `npm run doctor`. It changes nothing. See docs/operation.md.
import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { administratorsWithoutFactor } from '../modules/second-factor/repo.ts'
import { newestBackup } from '../platform/backup/newest-backup.ts'
import { checkReplica } from '../platform/db/check-replica.ts'
import { checkDatabaseServer } from '../platform/db/check-server.ts'
import { type Db, dbOn, openPool } from '../platform/db/client.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import { checkSettings, type Finding, line, settingsLookedAt } from '../platform/settings/checklist.ts'
import { type Deployment, readDeployment } from '../platform/settings/deployment.ts'
import { orExit } from '../platform/settings/read-environment.ts'
import { hasDemoAccounts } from '../seed/demo-accounts.ts'

const dayMs = 86_400_000
const leastFreeShare = 0.1

const deployment = orExit(() => readDeployment(process.env))
const findings = [
  ...checkSettings(deployment),
  ...(await checkDatabase(deployment)),
  ...(await checkDisk(deployment)),
  ...(await checkBackups(deployment)),
]
const [missing, advised] = [true, false].map((essential) =>
  findings.filter((finding) => finding.essential === essential).map(line),
)
const parts = [
  ...(missing?.length ? ['Missing for production:', ...missing, ''] : []),
  ...(advised?.length ? ['Advised:', ...advised, ''] : []),
  `${settingsLookedAt} settings, the database, the disk and backups were looked at: ${missing?.length} missing, ${advised?.length} advised.`,
]
process.stdout.write(`${parts.join('\n')}\n`)
if (missing?.length) process.exitCode = 1

async function checkDatabase({
  databaseUrl,
  databaseReadUrl,
  dataDir,
}: Deployment): Promise<readonly Finding[]> {
  // One that isn't there yet would be made by looking.
  if (!databaseUrl && !existsSync(join(dataDir, 'postgres'))) return []
  const database = await openDatabase({ url: databaseUrl, dataDir })
  const db = dbOn(openPool({ url: database.url, poolSize: 1 }))
  try {
    return [
      ...(await checkDatabaseServer(db)),
      ...(await checkAccounts(db)),
      ...(databaseReadUrl === undefined ? [] : await checkReads(databaseReadUrl, db)),
    ]
  } catch (error) {
    return [{ about: 'database', essential: true, why: `It can’t be asked: ${reasonOf(error)}.` }]
  } finally {
    await db.destroy()
    await database.close()
  }
}

async function checkReads(url: string, primary: Db): Promise<readonly Finding[]> {
  const db = dbOn(openPool({ url, poolSize: 1 }))
  try {
    return await checkReplica(db, primary)
  } catch (error) {
    const why = `It can’t be asked: ${reasonOf(error)}. Reads come from the primary.`
    return [{ about: 'replica', essential: false, why }]
  } finally {
    await db.destroy()
  }
}

function reasonOf(error: unknown): unknown {
  return error instanceof Error ? error.message || error.name : error
}

async function checkAccounts(db: Db): Promise<readonly Finding[]> {
  const hasDemo = await hasDemoAccounts(db).catch(() => undefined)
  if (hasDemo === undefined)
    return [{ about: 'database', essential: false, why: 'It’s empty: the first start makes its tables.' }]
  const unguarded = await administratorsWithoutFactor(db)
  const accountFindings: (Finding | false)[] = [
    hasDemo && {
      about: 'demo accounts',
      essential: true,
      why: 'The database has accounts of the demo, with a password that everybody knows: it isn’t served unless `DEMO_DATA=true`. Begin with an empty database.',
    },
    unguarded > 0 && {
      about: 'administrators',
      essential: false,
      why: `${unguarded} without a second factor. Each can set one up in the settings of the account.`,
    },
  ]
  return accountFindings.filter((finding) => finding !== false)
}

/** Of the folders that the server writes to. A database elsewhere watches its own. */
async function checkDisk({ databaseUrl, dataDir, settings }: Deployment): Promise<readonly Finding[]> {
  const folders = [settings.kybFolder, ...(databaseUrl ? [] : [dataDir])]
  const diskFindings: Finding[] = []
  for (const folder of folders) {
    const { bavail, blocks } = await statfs(existing(folder))
    if (bavail / blocks < leastFreeShare)
      diskFindings.push({
        about: 'disk',
        essential: true,
        why: `${folder} has ${Math.floor((100 * bavail) / blocks)} % left. A full disk stops every payment and call.`,
      })
  }
  return diskFindings
}

function existing(folder: string): string {
  return existsSync(folder) ? folder : existing(dirname(folder))
}

async function checkBackups({ backupFolder }: Deployment): Promise<readonly Finding[]> {
  if (backupFolder === undefined) return []
  const newest = await newestBackup(backupFolder)
  const days = newest && (Date.now() - newest.getTime()) / dayMs
  if (days !== undefined && days < 2) return []
  const age = days === undefined ? 'There’s no backup' : `The newest backup is ${Math.floor(days)} days old`
  return [{ about: 'backups', essential: true, why: `${age} in ${backupFolder}. See docs/backup.md.` }]
}
