import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../src/migrate.ts'
import { documentKind } from '../src/modules/kyb/documents.ts'
import { openCardToken } from '../src/modules/payments/auto-top-up/repo.ts'
import { dbOn, openPool } from '../src/platform/db/client.ts'
import { addLatencies, noLatencies, percentileOf } from '../src/platform/time/latency.ts'
import { personas } from '../src/seed/personas.ts'
import { seed } from '../src/seed/seed.ts'
import { newDatabase, type TestDatabase } from './support/database.ts'
import { products, start, testSettings } from './support/world.ts'

let database: TestDatabase
let otherPool: ReturnType<typeof openPool>
let other: ReturnType<typeof dbOn>
beforeAll(async () => {
  database = await newDatabase()
  otherPool = openPool({ url: database.url })
  other = dbOn(otherPool)
  const seeding = { clock: () => start, settings: testSettings, products }
  await Promise.all([
    seed(database.db, seeding),
    seed(other, seeding),
    migrate(database.db, database.pool),
    migrate(other, otherPool),
  ])
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
  async ({ id, plan, balance }) => {
    const { rows } = await sql<Record<string, number>>`
      SELECT balance, (SELECT coalesce(sum(amount), 0)::bigint FROM ledger WHERE user_id = ${id}) AS ledger,
        (SELECT coalesce(sum(remaining), 0)::bigint FROM lots WHERE user_id = ${id}) AS lots,
        (SELECT count(*) FROM (SELECT balance_after - amount - lag(balance_after, 1, 0::bigint)
          OVER (ORDER BY sequence) AS gap FROM ledger WHERE user_id = ${id}) AS steps WHERE gap <> 0) AS gaps
      FROM wallets WHERE user_id = ${id}`.execute(database.db)
    const end = plan === 'POSTPAID' ? rows[0]?.balance : balance
    expect(rows).toEqual([{ balance: end, ledger: end, lots: end, gaps: 0 }])
  },
)

test('Jun has a card that the sandbox can charge, and no automatic top-up yet', async () => {
  const { db } = database
  const on = { db, settings: testSettings }
  const token = await openCardToken(on, 'usr_jun7Q2')
  const cards = await db.selectFrom('sandbox_cards').select(['token', 'number']).execute()
  expect(cards).toEqual([{ token, number: '4242 4242 4242 4242' }])
  expect(await db.selectFrom('auto_top_ups').selectAll().execute()).toEqual([])
})

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

test('a verification in review has its documents', async () => {
  const documents = await database.db
    .selectFrom('kyb_documents')
    .innerJoin('kyb_submissions', 'kyb_submissions.id', 'submission_id')
    .select(['submission_id', 'field', 'file', 'bytes', 'state'])
    .orderBy('field')
    .execute()
  const fields = ['proof_of_address', 'registration_certificate', 'representative_id']
  expect(documents).toMatchObject(
    fields.map((field) => ({ submission_id: 'kyb_mara9Bc', field, state: 'IN_REVIEW' })),
  )
  for (const { file, bytes } of documents) {
    const content = await readFile(join(testSettings.kybFolder, file))
    expect([content.length, await documentKind(content)]).toEqual([bytes, 'application/pdf'])
  }
})

test('two months differ in more than their size, and APIs in their time to respond', async () => {
  const rows = await database.db
    .selectFrom('usage_days')
    .select(['day', 'api', 'calls', 'latencies'])
    .where('user_id', '=', 'usr_mara3K')
    .orderBy('day')
    .execute()
  const perDay = [...Map.groupBy(rows, ({ day }) => day).values()].map((day) =>
    day.reduce((sum, { calls }) => sum + calls, 0),
  )
  const shares = perDay.slice(30).map((calls, index) => Math.round((10 * (perDay[index] ?? 0)) / calls))
  expect(new Set(shares).size).toBeGreaterThan(5)
  const medians = [...Map.groupBy(rows, ({ api }) => api).values()].map((days) =>
    percentileOf(
      days.reduce((sum, day) => addLatencies(sum, day.latencies.map(Number)), noLatencies()),
      50,
    ),
  )
  expect(new Set(medians).size).toBe(medians.length)
})

test('who has an empty wallet has calls that were rejected for it, and nobody else has', async () => {
  const { rows } =
    await sql`SELECT user_id, call_outcome(status, free) AS outcome, free, min(credits) > 0 AS charged
    FROM api_calls WHERE status = 402 GROUP BY 1, 2, 3`.execute(database.db)
  expect(rows).toEqual([{ user_id: 'usr_paolo0', outcome: 'REJECTED', free: true, charged: false }])
  const counted = await sql`SELECT count(*) AS faults FROM (
      SELECT user_id, day, api, sum(calls) AS calls FROM api_call_days GROUP BY 1, 2, 3
    ) AS logged JOIN usage_days AS days USING (user_id, day, api) WHERE days.calls <> logged.calls`.execute(
    database.db,
  )
  expect(counted.rows).toEqual([{ faults: 0 }])
})

test('the dates of an API are those that its document says, in every clone', async () => {
  const rows = await database.db
    .selectFrom('apis')
    .select(['api', 'version', 'released_on', 'updated_at', 'deprecated_on'])
    .orderBy('released_on', 'desc')
    .execute()
  expect(rows.map(({ api, version, released_on }) => [api, version, released_on])).toEqual([
    ['device-location', 'v0', '2026-11-10'],
    ['messaging', 'v1', '2026-10-27'],
    ['sim-swap', 'v1', '2026-10-06'],
    ['number-verification', 'v2', '2026-09-15'],
    ['one-time-password', 'v1', '2026-08-25'],
    ['quality-on-demand', 'v1', '2026-07-14'],
    ['number-verification', 'v1', '2026-01-13'],
  ])
  for (const { released_on, updated_at } of rows)
    expect(updated_at.toISOString()).toBe(`${released_on}T00:00:00.000Z`)
  expect(rows.flatMap(({ deprecated_on }) => deprecated_on ?? [])).toEqual(['2026-09-15'])
})
