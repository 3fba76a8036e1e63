import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Db, dbOn, openPool } from '../src/platform/db/client.ts'
import { newDatabase, type TestDatabase } from './support/database.ts'

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await newDatabase()
  db = dbOn(openPool({ url: database.url, poolSize: 1 }))
  await sql`CREATE TABLE things (id int, name text)`.execute(db)
  await sql`INSERT INTO things VALUES (1, 'one')`.execute(db)
})
afterAll(async () => {
  await db.destroy()
  await database.close()
})

const things = async (on = db) => (await sql`SELECT id, name FROM things WHERE id = ${1}`.execute(on)).rows
const prepared = async () => {
  const { rows } = await sql<{ uses: number }>`SELECT generic_plans + custom_plans AS uses
    FROM pg_prepared_statements WHERE statement LIKE 'SELECT id, name FROM things%'`.execute(db)
  return rows.map(({ uses }) => uses)
}

test('a statement is prepared once for a connection, however often it is run', async () => {
  for (let run = 0; run < 3; run += 1) expect(await things()).toEqual([{ id: 1, name: 'one' }])
  expect(await prepared()).toEqual([3])
})

test.each([
  ['SELECT * FROM things WHERE id = '],
  ['SELECT name AS also, * FROM things WHERE id = '],
  ['SELECT "things".* FROM things WHERE id = '],
  ['UPDATE things SET id = id RETURNING *, '],
])('a table gets a column under a transaction that reads all of them: %s…', async (text) => {
  const column = `c${Math.random().toString(36).slice(2)}`
  const read = (on: Db) => sql`${sql.raw(text)}${1}::int`.execute(on)
  await read(db)
  await sql`ALTER TABLE things ADD COLUMN ${sql.ref(column)} text`.execute(db)
  const { rows } = await db.transaction().execute((tx) => read(tx))
  expect(rows).toEqual([expect.objectContaining({ id: 1, name: 'one', [column]: null })])
})

test('a column that is named and changes its type loses the transaction that meets it, and no other', async () => {
  await things()
  await sql`ALTER TABLE things ALTER COLUMN id TYPE smallint`.execute(db)
  expect(await things()).toEqual([{ id: 1, name: 'one' }])
  await sql`ALTER TABLE things ALTER COLUMN id TYPE int`.execute(db)
  await expect(db.transaction().execute((tx) => things(tx as never))).rejects.toMatchObject({ code: '0A000' })
  expect(await db.transaction().execute((tx) => things(tx as never))).toEqual([{ id: 1, name: 'one' }])
})

test('texts that vary without end on one connection leave those of another prepared', async () => {
  const other = dbOn(openPool({ url: database.url, poolSize: 1 }))
  for (let run = 0; run <= 1_000; run += 1)
    await sql`SELECT ${sql.raw(String(run))} + ${1}::int`.execute(other)
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int FROM pg_prepared_statements`.execute(
    other,
  )
  expect(rows).toEqual([{ count: 1_000 }])
  await other.destroy()
  const text = sql.raw('number_of_things')
  for (let run = 0; run < 2; run += 1) await sql`SELECT ${1}::int AS ${text}`.execute(db)
  const { rows: statements } =
    await sql`SELECT 1 FROM pg_prepared_statements WHERE statement LIKE '%number_of_things%'
    AND statement NOT LIKE '%pg_prepared%'`.execute(db)
  expect(statements).toHaveLength(1)
})
