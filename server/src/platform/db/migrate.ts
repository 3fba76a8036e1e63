import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db, Queries, Tx } from './client.ts'
import { type Functions, searchPathOf, withoutReturns } from './functions.ts'
import { isLocked, type ShortLocksOptions, withShortLocks } from './short-locks.ts'

const lock = 7_021_956
const askAgainMs = 200

interface Migrations extends ShortLocksOptions {
  /** Each file is run once, in the order of their numbers: `0001_people.sql`, without a gap. */
  readonly folder: string
  readonly functions: Functions
  /** Migrates parts that others own, while no other process migrates. */
  readonly last: () => Promise<void>
}

interface Migration {
  readonly name: string
  readonly text: string
  readonly checksum: string
}

/** Told to the operator. */
export class UnusableMigrations extends Error {
  override readonly name = 'UnusableMigrations'
}

/**
 * Brings the database to the newest migration, while servers of the release before work on it: decision 0099. Several may start
 * concurrently: one migrates, the others wait. Each file is a transaction, so that what was killed goes on where it was.
 */
export async function runMigrations(
  db: Db,
  { folder, functions, last, ...options }: Migrations,
): Promise<void> {
  const migrations = readMigrations(folder)
  await alone(db, async (connection) => {
    const next = newOnes(migrations, await readApplied(connection))
    await withShortLocks(connection, (tx) => dropUnused(tx, functions), options)
    for (const migration of next) await runOnce(connection, migration, options)
    await withShortLocks(connection, (tx) => install(tx, functions), options)
    await last()
  })
}

/**
 * Under a lock of the connection, which ends with it. It is asked for again and again: a statement that waits is a transaction, which
 * CREATE INDEX CONCURRENTLY of the one that has the lock would wait for.
 */
async function alone(db: Db, work: (connection: Db) => Promise<void>): Promise<void> {
  await db.connection().execute(async (connection) => {
    const take = sql<{ taken: boolean }>`SELECT pg_try_advisory_lock(${sql.lit(lock)}) AS taken`
    while (!(await take.execute(connection)).rows[0]?.taken) await pause(askAgainMs)
    try {
      await work(connection)
    } finally {
      // A connection that is lost has lost its lock, too.
      await sql`SELECT pg_advisory_unlock(${sql.lit(lock)})`.execute(connection).catch(() => {})
    }
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
    const text = withoutReturns(readFileSync(join(folder, name), 'utf8'))
    return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
  })
}

/** Applied migrations with their checksums at that time. Those of a later release are among them after a way back. */
async function readApplied(db: Queries): Promise<ReadonlyMap<string, string>> {
  await sql`CREATE TABLE IF NOT EXISTS public.migrations
    (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now(), checksum text)`.execute(db)
  const { rows } = await sql<{
    name: string
    checksum: string
  }>`SELECT name, checksum FROM migrations`.execute(db)
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

function newOnes(
  migrations: readonly Migration[],
  applied: ReadonlyMap<string, string>,
): readonly Migration[] {
  if (applied.size > 0 && migrations[0] && !applied.has(migrations[0].name)) throw foreign()
  const other = migrations.find(({ name, checksum }) => (applied.get(name) ?? checksum) !== checksum)
  if (other) throw changed(other.name)
  return migrations.filter(({ name }) => !applied.has(name))
}

/** The first line of a file whose statements can’t be part of a transaction. It has to bear being run again after a kill. */
export const outsideTransaction = '-- outside a transaction'

async function runOnce(
  db: Db,
  { name, text, checksum }: Migration,
  options: ShortLocksOptions,
): Promise<void> {
  const note = sql`INSERT INTO public.migrations (name, checksum) VALUES (${name}, ${checksum})`
  if (text.startsWith(outsideTransaction)) {
    // They take no lock that a call would wait for, and may take their time.
    for (const statement of text.split(/;$/m)) if (statement.trim()) await sql.raw(statement).execute(db)
    await note.execute(db)
    return
  }
  const work = async (tx: Tx) => {
    await sql`SET LOCAL search_path = public`.execute(tx)
    await sql.raw(text).execute(tx)
    await note.execute(tx)
  }
  await withShortLocks(db, work, options).catch(async (error) => {
    throw isLocked(error) ? await lockHeld(db, name) : error
  })
}

const functionSchemas = sql`CREATE TABLE IF NOT EXISTS public.function_schemas
  (name text PRIMARY KEY, used_at timestamptz NOT NULL)`

/**
 * Functions that neither the release before nor an open connection has. Before migrations: their views would keep columns that the
 * release before has no use for any more.
 */
async function dropUnused(tx: Tx, { schema }: Functions): Promise<void> {
  await functionSchemas.execute(tx)
  const { rows } = await sql<{
    name: string
    used: boolean
  }>`SELECT name, EXISTS (SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = name) AS used
    FROM function_schemas WHERE name <> ${schema} ORDER BY used_at DESC OFFSET 1`.execute(tx)
  for (const { name } of rows.filter(({ used }) => !used)) {
    await sql`DROP SCHEMA IF EXISTS ${sql.ref(name)} CASCADE`.execute(tx)
    await sql`DELETE FROM function_schemas WHERE name = ${name}`.execute(tx)
  }
}

/** Whole or not at all. */
async function install(tx: Tx, functions: Functions): Promise<void> {
  const { schema, text } = functions
  const namespaces = await sql`SELECT FROM pg_namespace WHERE nspname = ${schema}`.execute(tx)
  if (namespaces.rows.length === 0) {
    await sql`CREATE SCHEMA ${sql.ref(schema)}`.execute(tx)
    await sql`SET LOCAL search_path = ${sql.raw(searchPathOf(functions))}`.execute(tx)
    await sql.raw(text).execute(tx)
  }
  await sql`INSERT INTO function_schemas (name, used_at) VALUES (${schema}, clock_timestamp())
    ON CONFLICT (name) DO UPDATE SET used_at = excluded.used_at`.execute(tx)
}

const foreign = (): UnusableMigrations =>
  new UnusableMigrations(
    'This database was prepared by other migrations than those of this version. Start with a new database: name another one, or remove the folder of the embedded one.',
  )

const changed = (name: string): UnusableMigrations =>
  new UnusableMigrations(
    `${name} was changed after it ran on this database, so the two differ. Restore the file, and change the database with a new migration.`,
  )

async function lockHeld(db: Db, name: string): Promise<UnusableMigrations> {
  const { rows } = await sql<{
    pid: number
    since: Date
  }>`SELECT pid, xact_start AS since FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL ORDER BY xact_start LIMIT 1`.execute(
    db,
  )
  const oldest = rows[0]
  const who = oldest
    ? ` The oldest transaction is that of process ${oldest.pid}, since ${oldest.since.toISOString()}.`
    : ''
  return new UnusableMigrations(
    `${name} didn’t get its lock of a table, which another transaction holds. Nothing of it was done. End that transaction and start again.${who}`,
  )
}
