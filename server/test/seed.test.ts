import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDb } from '../src/db/client.ts'
import { migrate } from '../src/db/migrate.ts'
import { personas } from '../src/seed/personas.ts'
import { seed } from '../src/seed/seed.ts'
import { defaultSettings } from '../src/settings.ts'
import { newDatabase, type TestDatabase } from './support/database.ts'
import { repo, start } from './support/server.ts'

let database: TestDatabase
let other: ReturnType<typeof openDb>
beforeAll(async () => {
  database = await newDatabase()
  other = openDb({ url: database.url })
  const seeding = { clock: () => start, settings: defaultSettings, products: join(repo, 'mocks/dist') }
  await Promise.all([seed(database.db, seeding), seed(other, seeding), migrate(database.db), migrate(other)])
})
afterAll(async () => {
  await other.destroy()
  await database.close()
})

test('two servers that seed and migrate at once make one set of accounts', async () => {
  const users = await database.db.selectFrom('users').select('id').execute()
  expect(users.map(({ id }) => id).sort()).toEqual(personas.map(({ id }) => id).sort())
})

test.each(personas.filter(({ role }) => role !== 'ADMIN'))(
  '$name: balance, sum of rows and sum of lots agree, and each row follows the one before it',
  async ({ id, balance, held = 0 }) => {
    const { rows } = await sql<Record<string, number>>`
      SELECT balance, held, (SELECT coalesce(sum(amount), 0)::bigint FROM ledger WHERE user_id = ${id}) AS ledger,
        (SELECT coalesce(sum(remaining), 0)::bigint FROM lots WHERE user_id = ${id}) AS lots,
        (SELECT count(*) FROM (SELECT balance_after - amount - lag(balance_after, 1, 0::bigint)
          OVER (ORDER BY sequence) AS gap FROM ledger WHERE user_id = ${id}) AS steps WHERE gap <> 0) AS gaps
      FROM wallets WHERE user_id = ${id}`.execute(database.db)
    expect(rows).toEqual([{ balance, held, ledger: balance, lots: balance, gaps: 0 }])
  },
)

test('nothing is charged or called after now', async () => {
  const { rows } = await sql<{
    late: number
  }>`SELECT count(*) AS late FROM ledger WHERE created_at > ${start}`.execute(database.db)
  expect(rows).toEqual([{ late: 0 }])
  const { last } = await database.db
    .selectFrom('usage_days')
    .select(({ fn }) => fn.max('day').as('last'))
    .executeTakeFirstOrThrow()
  expect(last).toBe('2026-11-21')
})
