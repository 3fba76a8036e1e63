import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from '../src/migrate.ts'
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

/** As the first release named them; later ones have other numbers. */
const firstRelease = [
  '0001_accounts.sql',
  '0002_ledger.sql',
  '0003_catalogue.sql',
  '0004_usage.sql',
  '0005_calls.sql',
  '0006_prices.sql',
  '0007_accounts.sql',
  '0008_plans.sql',
  '0010_payments.sql',
  '0012_site.sql',
  '0013_wallet.sql',
  '0014_kyb.sql',
  '0015_reference.sql',
  '0016_document_json.sql',
  '0017_search.sql',
  '0018_publishing.sql',
  '0019_gateway.sql',
  '0020_sign_in_networks.sql',
]

interface Row {
  readonly name: string
  readonly checksum: string | null
}
const rows = async (): Promise<readonly Row[]> =>
  (await sql<Row>`SELECT name, checksum FROM migrations ORDER BY name`.execute(database.db)).rows

test('a database of the first release is brought up to date, and that release still knows it', async () => {
  const { db, pool } = database
  const now = await rows()
  await sql`ALTER TABLE migrations DROP COLUMN checksum`.execute(db)
  for (const [index, name] of firstRelease.entries())
    await sql`UPDATE migrations SET name = ${name} WHERE name = ${now[index]?.name}`.execute(db)
  const users = await db.selectFrom('users').select('id').execute()
  await migrate(db, pool)
  const then = await rows()
  const known = ({ name }: Row) => firstRelease.includes(name)
  expect(then.filter(known).map(({ name }) => name)).toEqual(firstRelease)
  expect(then.filter((row) => !known(row))).toEqual(now.slice(firstRelease.length))
  expect(then.filter(known).map(({ checksum }) => checksum)).toEqual(
    now.slice(0, firstRelease.length).map(({ checksum }) => checksum),
  )
  expect(await db.selectFrom('users').select('id').execute()).toEqual(users)
})

test('a migration that was changed after it ran stops the start, and nothing is run', async () => {
  const { db, pool } = database
  await sql`UPDATE migrations SET checksum = 'of another text' WHERE name = '0003_catalogue.sql'`.execute(db)
  await expect(migrate(db, pool)).rejects.toThrow(
    /^0003_catalogue\.sql was changed after it ran on this database/,
  )
})

const run = () => runMigrations(database.db, { folder, renamed: {}, repeatable: [], last: async () => {} })

test('a file that is touched is told from one that has other line ends', async () => {
  cpSync(join(repo, 'server/src/migrations'), folder, { recursive: true })
  const next = `${String((await rows()).length + 1).padStart(4, '0')}_more.sql`
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
