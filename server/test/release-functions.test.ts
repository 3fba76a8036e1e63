// Each release has functions of its own, so that servers of two releases work on one database: decision 0099.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPool } from '../src/platform/db/client.ts'
import { type Functions, functions, functionsOf, searchPathOf } from '../src/platform/db/functions.ts'
import { runMigrations } from '../src/platform/db/migrate.ts'
import { newDatabase, type TestDatabase } from './support/database.ts'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await newDatabase()
  folder = mkdtempSync(join(tmpdir(), 'migrations-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await database.close()
})

const install = (functions: Functions) =>
  runMigrations(database.db, { folder, functions, last: async () => {} })

/** A server of that release. */
async function connect(functions: Functions) {
  const client = new pg.Client({ connectionString: database.url, application_name: functions.schema })
  await client.connect()
  await client.query(`SET search_path = ${searchPathOf(functions)}`)
  return {
    price: async () => (await client.query('SELECT price()')).rows[0].price,
    end: () => client.end(),
  }
}

const release = (type: string, price: string) =>
  functionsOf(`CREATE FUNCTION price() RETURNS ${type} LANGUAGE sql AS $$ SELECT ${price} $$;
    CREATE FUNCTION doubled(p_credits ${type}) RETURNS ${type} LANGUAGE sql AS $$ SELECT p_credits $$;`)
const [first, second, third, fourth] = [
  release('integer', '1'),
  release('text', "'two'"),
  release('bigint', '3'),
  release('numeric', '4'),
] as const

test('a function that returns something else leaves that of the release before in place', async () => {
  await install(first)
  const old = await connect(first)
  await install(second)
  const updated = await connect(second)
  expect([await old.price(), await updated.price()]).toEqual([1, 'two'])
  await old.end()
  await updated.end()
})

test('functions go with the update after the next, or when the last connection that has them is closed', async () => {
  const slow = await connect(first)
  await install(third)
  expect(await slow.price()).toBe(1)
  await slow.end()
  const before = await connect(third)
  await install(fourth)
  expect(await before.price()).toBe('3')
  await before.end()
  const { rows } = await database.pool.query(
    `SELECT nspname AS name FROM pg_namespace WHERE nspname = ANY ($1)`,
    [[first, second, third, fourth].map(({ schema }) => schema)],
  )
  expect(rows.map(({ name }) => name).sort()).toEqual([third.schema, fourth.schema].sort())
})

test('a column goes when the release before has no view of it any more', async () => {
  await database.pool.query('ALTER TABLE wallets ADD COLUMN colour text; TRUNCATE migrations')
  await install(functionsOf('CREATE VIEW colours AS SELECT colour FROM wallets'))
  await install(functionsOf('CREATE VIEW colours AS SELECT user_id FROM wallets'))
  writeFileSync(join(folder, '0001_colour.sql'), 'ALTER TABLE wallets DROP COLUMN colour')
  await install(functionsOf('CREATE VIEW colours AS SELECT balance FROM wallets'))
})

test('a server finds its functions, and is found by them, whatever the URL says', async () => {
  const pool = openPool({ url: `${database.url}?application_name=portal&options=-c%20work_mem%3D5MB` })
  const { rows } = await pool.query(`SELECT current_setting('search_path') AS path,
    current_setting('application_name') AS name, current_setting('work_mem') AS memory`)
  await pool.end()
  expect(rows).toEqual([{ path: searchPathOf(functions), name: functions.schema, memory: '5MB' }])
})

test('no table needs a function of one release: it would be lost with it', async () => {
  const { rows } =
    await database.pool.query(`SELECT tgname FROM pg_trigger JOIN pg_proc ON pg_proc.oid = tgfoid
    JOIN pg_namespace ON pg_namespace.oid = pronamespace WHERE nspname LIKE 'functions_%'
    UNION ALL SELECT classid::regclass::text FROM pg_depend JOIN pg_proc ON pg_proc.oid = refobjid
    JOIN pg_namespace ON pg_namespace.oid = pronamespace
    WHERE nspname LIKE 'functions_%' AND refclassid = 'pg_proc'::regclass AND classid <> 'pg_rewrite'::regclass`)
  expect(rows).toEqual([])
})
