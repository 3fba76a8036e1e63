// Migrations while calls go on: calls don’t wait for the locks that a migration waits for.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Db } from '../src/platform/db/client.ts'
import { functions } from '../src/platform/db/functions.ts'
import { outsideTransaction, runMigrations } from '../src/platform/db/migrate.ts'
import { newDatabase, type TestDatabase } from './support/database.ts'
import { eventually } from './support/eventually.ts'

let database: TestDatabase
let folder: string
beforeEach(async () => {
  database = await newDatabase()
  folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  await sql`TRUNCATE migrations`.execute(database.db)
})
afterEach(async () => {
  await release()
  rmSync(folder, { recursive: true })
  await database.close()
})

const write = (files: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
}
const run = (attempts?: number) =>
  runMigrations(database.db, {
    folder,
    functions,
    last: async () => {},
    ...(attempts !== undefined && { attempts }),
  })
const applied = async (db: Db) =>
  (await sql<{ name: string }>`SELECT name FROM migrations ORDER BY name`.execute(db)).rows.map(
    ({ name }) => name,
  )
const waiting = () =>
  eventually(async () => {
    const { rows } = await sql<{ pid: number }>`SELECT pid FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(database.db)
    expect(rows).toHaveLength(1)
    return rows[0]?.pid
  })

let release = async () => {}
/** Another transaction on the table, until it is released. */
async function holdTable(table: string): Promise<void> {
  const client = await database.pool.connect()
  await client.query(`BEGIN; SELECT FROM ${table} LIMIT 1`)
  release = async () => {
    release = async () => {}
    await client.query('COMMIT')
    client.release()
  }
}

test('calls go on while a migration waits for a table that a long transaction reads', async () => {
  write({ '0001_one.sql': 'ALTER TABLE wallets ADD COLUMN colour text' })
  await holdTable('wallets')
  const migrated = run()
  await waiting()
  // Behind a migration that only waited, this would take as long as the transaction.
  await sql`SET LOCAL statement_timeout = 5000; UPDATE wallets SET threshold1 = threshold1`.execute(
    database.db,
  )
  expect(await applied(database.db)).toEqual([])
  await release()
  await migrated
  expect(await applied(database.db)).toEqual(['0001_one.sql'])
})

test('a lock that never comes is named with the transaction that is oldest, and nothing was done', async () => {
  write({
    '0001_one.sql': 'ALTER TABLE users ADD COLUMN colour text; ALTER TABLE wallets ADD COLUMN colour text',
  })
  await holdTable('wallets')
  await expect(run(1)).rejects.toThrow(
    /^0001_one\.sql didn’t get its lock .* oldest transaction is that of process \d+/,
  )
  await release()
  expect(await applied(database.db)).toEqual([])
  await run(1)
})

test('a migration that is killed goes on where it was: what was done before isn’t done again', async () => {
  write({
    '0001_one.sql': 'CREATE TABLE one (id integer)',
    '0002_two.sql': 'CREATE TABLE two (id integer); LOCK TABLE wallets',
  })
  await holdTable('wallets')
  const killed = expect(run()).rejects.toThrow(/terminat/i)
  await sql`SELECT pg_terminate_backend(${await waiting()})`.execute(database.db)
  await killed
  await release()
  expect(await applied(database.db)).toEqual(['0001_one.sql'])
  await run()
  expect(await applied(database.db)).toEqual(['0001_one.sql', '0002_two.sql'])
})

test('two that start at once: one makes an index beside the calls, the other waits and finds it', async () => {
  write({
    '0001_one.sql': `${outsideTransaction}
DROP INDEX CONCURRENTLY IF EXISTS ledger_by_reason;
CREATE INDEX CONCURRENTLY ledger_by_reason ON ledger (reason);
`,
  })
  await Promise.all([run(), run()])
  expect(await applied(database.db)).toEqual(['0001_one.sql'])
  const { rows } =
    await sql`SELECT FROM pg_index WHERE indexrelid = 'ledger_by_reason'::regclass AND indisvalid`.execute(
      database.db,
    )
  expect(rows).toHaveLength(1)
})
