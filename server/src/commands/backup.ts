// For operators: `npm run backup -- <folder>`, while the server runs or not. See docs/backup.md.

import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { baseBackup } from '../platform/backup/base-backup.ts'
import { copyFolder, keepOwner } from '../platform/backup/copy-folder.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import { readToolSettings } from '../platform/settings/deployment.ts'
import { orExit } from '../platform/settings/read-environment.ts'

const { databaseUrl, dataDir, kybFolder } = orExit(() => readToolSettings(process.env))
const [named] = process.argv.slice(2)
const refusal = refusalOf()
if (refusal) {
  console.error(refusal)
  process.exit(1)
}
const target = resolve(named ?? '')

function refusalOf(): string | undefined {
  if (!named) return 'Usage: npm run backup -- <folder>. The folder is created, so it must not exist yet.'
  if (existsSync(named)) return `${named} already exists. Name a folder that doesn’t.`
  if (!databaseUrl) return undefined
  return 'DATABASE_URL points to a database of your own. Back it up with pg_dump or pg_basebackup, then copy KYB_DIR. See docs/backup.md.'
}

// Under another name until it is whole, so that a backup that broke off is never taken for one.
const draft = `${target}.part`
await rm(draft, { recursive: true, force: true })
await mkdir(join(draft, 'postgres'), { recursive: true })
// It holds secrets and people's documents, but the database's own user has to get through it when it is restored.
await chmod(draft, 0o711)
const database = await openDatabase({ url: undefined, dataDir })
try {
  const from = join(dataDir, 'postgres')
  const { lsn } = await baseBackup({
    url: database.url,
    data: join(from, 'data'),
    target: join(draft, 'postgres/data'),
  })
  await copyFile(join(from, 'password'), join(draft, 'postgres/password'))
  for (const name of ['', 'password']) await keepOwner(join(from, name), join(draft, 'postgres', name))
  // After the database: each document was written before the row that names it, and none that is named goes away.
  const documents = existsSync(kybFolder) ? await copyFolder({ from: kybFolder, to: join(draft, 'kyb') }) : 0
  const about = { finished_at: new Date().toISOString(), lsn, documents }
  await writeFile(join(draft, 'backup.json'), `${JSON.stringify(about, null, 2)}\n`)
  await mkdir(dirname(target), { recursive: true })
  await rename(draft, target)
  process.stdout.write(`${target}: the database up to ${lsn}, and ${documents} documents.\n`)
} finally {
  await database.close()
}
