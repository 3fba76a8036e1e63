// For operators, before production and after each change of its settings: `npm run doctor`. It changes nothing. See docs/operation.md.
import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { contentIn } from '../modules/content/read-content.ts'
import { readChecklist, readFacts } from '../modules/setup/checklist.ts'
import { startBrand } from '../platform/brand/brand.ts'
import { checkReplica } from '../platform/db/check-replica.ts'
import { checkDatabaseServer } from '../platform/db/check-server.ts'
import { type Db, dbOn, openPool } from '../platform/db/client.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import { checkSettings, type Finding, line, settingsLookedAt } from '../platform/settings/checklist.ts'
import { type Deployment, readDeployment } from '../platform/settings/deployment.ts'
import { orExit } from '../platform/settings/read-environment.ts'
import type { Settings } from '../platform/settings/settings.ts'
import { hasDemoAccounts } from '../seed/demo-accounts.ts'

const leastFreeShare = 0.1
const marks = { done: 'done   ', open: 'open   ', unknown: 'unknown' } as const

const deployment = orExit(() => readDeployment(process.env))
const { settings, backupFolder, brandFolder: folder } = deployment
startBrand({ folder, settings }, () => {})
const ofSettings = checkSettings(deployment)
const database = await checkDatabase(deployment)
const findings = [
  ...ofSettings,
  ...checkContent(settings),
  ...database.findings,
  ...(await checkDisk(deployment)),
]
const { facts } = database
const items = await readChecklist({ settings, findings: ofSettings, backupFolder, facts, now: new Date() })
const [missing, advised] = [true, false].map((essential) =>
  findings.filter((finding) => finding.essential === essential).map(line),
)
const parts = [
  'Setting up:',
  ...items.map(({ state, title, finding }) => `  ${marks[state]}  ${title}: ${finding}`),
  '',
  ...(missing?.length ? ['Missing for production:', ...missing, ''] : []),
  ...(advised?.length ? ['Advised:', ...advised, ''] : []),
  `${settingsLookedAt} settings, the database, the disk and backups were looked at: ${missing?.length} missing, ${advised?.length} advised.`,
]
process.stdout.write(`${parts.join('\n')}\n`)
if (missing?.length || items.some(({ state, required }) => state === 'open' && required)) process.exitCode = 1

interface DatabaseReport {
  readonly findings: readonly Finding[]
  readonly facts?: Awaited<ReturnType<typeof readFacts>> | undefined
}

async function checkDatabase({ databaseUrl, databaseReadUrl, dataDir }: Deployment): Promise<DatabaseReport> {
  // One that isn't there yet would be made by looking.
  if (!databaseUrl && !existsSync(join(dataDir, 'postgres'))) return { findings: [] }
  const database = await openDatabase({ url: databaseUrl, dataDir })
  const db = dbOn(openPool({ url: database.url, poolSize: 1 }))
  try {
    const findings = [
      ...(await checkDatabaseServer(db)),
      ...(await checkAccounts(db)),
      ...(databaseReadUrl === undefined ? [] : await checkReads(databaseReadUrl, db)),
    ]
    return { findings, facts: await readFacts(db).catch(() => undefined) }
  } catch (error) {
    const why = `It can’t be asked: ${reasonOf(error)}.`
    return { findings: [{ about: 'database', essential: true, why }] }
  } finally {
    await db.destroy()
    await database.close()
  }
}

function checkContent({ contentFolder }: Settings): readonly Finding[] {
  try {
    contentIn(contentFolder)
    return []
  } catch (error) {
    return [{ about: 'CONTENT_DIR', essential: true, why: `${reasonOf(error)}` }]
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
  return hasDemo
    ? [
        {
          about: 'demo accounts',
          essential: true,
          why: 'The database has accounts of the demo, with a password that everybody knows: it isn’t served unless `DEMO_DATA=true`. Begin with an empty database.',
        },
      ]
    : []
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
