import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db, Tx } from './client.ts'

const lock = 7_021_956

interface Migrations {
  /** Each file is run once, in the order of their numbers: `0001_people.sql`, without a gap. */
  readonly folder: string
  /** Functions and views, each file as it is now: it is run again whenever it changes. */
  readonly repeatable: readonly RepeatableFile[]
  /** Migrates parts that others own, while no other process migrates. */
  readonly last: () => Promise<void>
}

interface RepeatableFile {
  /** Its name in the database. */
  readonly name: string
  readonly path: string
}

interface Migration {
  readonly name: string
  readonly text: string
  readonly checksum: string
}

/** Told to the operator: nothing was run. */
export class UnusableMigrations extends Error {
  override readonly name = 'UnusableMigrations'
}

/** Brings the database to the newest migration. Several servers may start concurrently: one migrates, the others wait. */
export async function runMigrations(db: Db, { folder, repeatable, last }: Migrations): Promise<void> {
  const migrations = readMigrations(folder)
  await db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${sql.lit(lock)})`.execute(tx)
    const applied = await readApplied(tx)
    if (applied.size > 0 && migrations[0] && !applied.has(migrations[0].name)) throw foreign()
    for (const migration of migrations) {
      const checksum = applied.get(migration.name)
      if (checksum === undefined) await runOnce(tx, migration)
      else if (checksum !== migration.checksum) throw changed(migration.name)
    }
    for (const file of repeatable) await runIfChanged(tx, file)
    await last()
  })
}

function readMigrations(folder: string): readonly Migration[] {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
  for (const [index, name] of names.entries()) {
    const number = String(index + 1).padStart(4, '0')
    if (name.startsWith(`${number}_`)) continue
    throw new UnusableMigrations(
      `Migrations are numbered without gaps or repeats: ${name} should begin with ${number}_.`,
    )
  }
  return names.map((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    return { name, text, checksum: checksumOf(text) }
  })
}

/** Git may write other line ends on another system. */
const checksumOf = (text: string): string =>
  createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')

/** Applied migrations with their checksums at that time. */
async function readApplied(tx: Tx): Promise<ReadonlyMap<string, string>> {
  await sql`CREATE TABLE IF NOT EXISTS migrations
    (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now(), checksum text)`.execute(tx)
  await sql`CREATE TABLE IF NOT EXISTS repeatable_migrations (file text PRIMARY KEY, checksum text NOT NULL)`.execute(
    tx,
  )
  const { rows } = await sql<{
    name: string
    checksum: string
  }>`SELECT name, checksum FROM migrations`.execute(tx)
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

async function runOnce(tx: Tx, { name, text, checksum }: Migration): Promise<void> {
  await sql.raw(text).execute(tx)
  await sql`INSERT INTO migrations (name, checksum) VALUES (${name}, ${checksum})`.execute(tx)
}

const foreign = (): UnusableMigrations =>
  new UnusableMigrations(
    'This database was prepared by other migrations than those of this version. Start with a new database: name another one, or remove the folder of the embedded one.',
  )

const changed = (name: string): UnusableMigrations =>
  new UnusableMigrations(
    `${name} was changed after it ran on this database, so the two differ. Restore the file, and change the database with a new migration.`,
  )

async function runIfChanged(tx: Tx, { name, path }: RepeatableFile): Promise<void> {
  const text = readFileSync(path, 'utf8')
  const checksum = createHash('sha256').update(text).digest('hex')
  const { numAffectedRows } =
    await sql`INSERT INTO repeatable_migrations AS known (file, checksum) VALUES (${name}, ${checksum})
    ON CONFLICT (file) DO UPDATE SET checksum = excluded.checksum WHERE known.checksum <> excluded.checksum`.execute(
      tx,
    )
  if (numAffectedRows !== 0n) await sql.raw(text).execute(tx)
}
