import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from '../src/migrate.ts'
import { functions } from '../src/platform/db/functions.ts'
import { runMigrations } from '../src/platform/db/migrate.ts'
import { newDatabase, type TestDatabase } from './support/database.ts'
import { repo } from './support/world.ts'

let database: TestDatabase
let folder: string
beforeEach(async () => {
  database = await newDatabase('seeded')
  folder = mkdtempSync(join(tmpdir(), 'migrations-'))
})
afterEach(async () => {
  rmSync(folder, { recursive: true })
  await database.close()
})

const names = async (): Promise<readonly string[]> =>
  (await sql<{ name: string }>`SELECT name FROM migrations ORDER BY name`.execute(database.db)).rows.map(
    ({ name }) => name,
  )

test('a migration that was changed after it ran stops the start, and nothing is run', async () => {
  const { db, pool } = database
  await sql`UPDATE migrations SET checksum = 'of another text' WHERE name = '0002_catalogue.sql'`.execute(db)
  await expect(migrate(db, pool)).rejects.toThrow(
    /^0002_catalogue\.sql was changed after it ran on this database/,
  )
})

test('a database that other migrations have prepared stops the start, and nothing is run', async () => {
  const { db, pool } = database
  await sql`UPDATE migrations SET name = '0001_accounts.sql' WHERE name = '0001_people.sql'`.execute(db)
  await expect(migrate(db, pool)).rejects.toThrow('prepared by other migrations')
  expect(await names()).not.toContain('0001_people.sql')
})

const run = () => runMigrations(database.db, { folder, functions, last: async () => {} })

test('a file that is touched is told from one that has other line ends', async () => {
  cpSync(join(repo, 'server/src/migrations'), folder, { recursive: true })
  const next = `${String((await names()).length + 1).padStart(4, '0')}_more.sql`
  writeFileSync(join(folder, next), 'CREATE TABLE more (\n  id integer\n);\n')
  await run()
  writeFileSync(join(folder, next), 'CREATE TABLE more (\r\n  id integer\r\n);\r\n')
  await run()
  writeFileSync(join(folder, next), 'CREATE TABLE more (\n  id bigint\n);\n')
  await expect(run()).rejects.toThrow(`${next} was changed`)
})

test.each([
  ['a gap', ['0001_one.sql', '0003_three.sql'], '0003_three.sql should begin with 0002_'],
  ['a number twice', ['0001_one.sql', '0001_two.sql'], '0001_two.sql should begin with 0002_'],
])('%s in the numbers stops the start', async (_what, files, message) => {
  for (const file of files) writeFileSync(join(folder, file), 'SELECT 1')
  await expect(run()).rejects.toThrow(message)
})
