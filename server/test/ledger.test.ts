import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Posting, postToLedger } from '../src/modules/ledger/post.ts'
import { openDb } from '../src/platform/db/client.ts'
import { newDatabase, type TestDatabase } from './support/database.ts'
import { newWallet, sumsOf } from './support/wallets.ts'

const now = new Date('2026-11-21T01:42:00Z')
let database: TestDatabase
let other: ReturnType<typeof openDb>
let userId: string

beforeAll(async () => {
  database = await newDatabase()
  other = openDb({ url: database.url })
})
afterAll(async () => {
  await other.destroy()
  await database.close()
})
beforeEach(async () => {
  userId = await newWallet(database.db, now)
})

const posting = (amount: number, key: string, rest: Partial<Posting> = {}): Posting => ({
  userId,
  kind: amount > 0 ? 'TOPUP' : 'USAGE',
  amount,
  description: 'x',
  reference: key,
  actor: 'USER',
  key,
  now,
  ...rest,
})
const post = (amount: number, key: string, rest?: Partial<Posting>) =>
  postToLedger(database.db, posting(amount, key, rest))

const sums = () => sumsOf(database.db, userId)

test('200 parallel debits from two servers: exactly as many succeed as can be paid, and every sum agrees', async () => {
  await post(100_50, 'in')
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      postToLedger(index % 2 ? other : database.db, posting(-1_50, `debit-${index}`)),
    ),
  )
  expect(answers.filter(Boolean)).toHaveLength(67)
  expect(await sums()).toMatchObject({ balance: 0, ledger: 0, lots: 0, gaps: 0 })
})

test('a posting that waited for another is told no earlier: rows have one order, by time and by balance', async () => {
  const earlier = new Date(now.getTime() - 500)
  await post(20_00, 'free', { validUntil: '2026-11-20', now: new Date('2026-11-20T01:00:00Z') })
  await post(10_00, 'first')
  await post(10_00, 'waited', { now: earlier })
  await post(-1_00, 'spent', { now: earlier })
  expect(await sums()).toMatchObject({ balance: 19_00, ledger: 19_00, gaps: 0, backwards: 0 })
  expect((await post(1_00, 'next', { now: new Date(now.getTime() + 1) }))?.created_at).toEqual(
    new Date(now.getTime() + 1),
  )
})

test('fifty parallel copies of one posting move the balance once, and all get the same row', async () => {
  const rows = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      postToLedger(index % 2 ? other : database.db, posting(10_00, 'webhook')),
    ),
  )
  expect(new Set(rows.map((row) => row?.id)).size).toBe(1)
  expect(await sums()).toMatchObject({ balance: 1000, ledger: 1000, lots: 1000, gaps: 0 })
})

test('free credits are spent first, the soonest to end before the others', async () => {
  await post(10_00, 'paid')
  await post(5_00, 'late', { validUntil: '2026-12-31' })
  await post(5_00, 'soon', { validUntil: '2026-11-30' })
  await post(-7_00, 'spend')
  const lots = await database.db
    .selectFrom('lots')
    .select(['valid_until', 'remaining'])
    .where('user_id', '=', userId)
    .execute()
  expect(lots).toEqual(
    expect.arrayContaining([
      { valid_until: '2026-11-30', remaining: 0 },
      { valid_until: '2026-12-31', remaining: 300 },
      { valid_until: null, remaining: 1000 },
    ]),
  )
})

test('credits of one kind leave only lots of that kind, and never more than those hold', async () => {
  await post(10_00, 'paid')
  await post(3_00, 'late', { validUntil: '2026-12-31' })
  await post(2_00, 'soon', { validUntil: '2026-11-30' })
  expect(await post(-10_01, 'too-much-paid', { lots: 'PAID' })).toBeUndefined()
  expect(await post(-5_01, 'too-much-free', { lots: 'FREE' })).toBeUndefined()
  await post(-2_50, 'free', { lots: 'FREE' })
  await post(-4_00, 'bought', { lots: 'PAID' })
  const lots = await database.db
    .selectFrom('lots')
    .select(['valid_until', 'remaining'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  expect(lots).toEqual([
    { valid_until: null, remaining: 600 },
    { valid_until: '2026-12-31', remaining: 250 },
    { valid_until: '2026-11-30', remaining: 0 },
  ])
  expect(await sums()).toMatchObject({ balance: 850, ledger: 850, lots: 850 })
})

test('a wallet without lots of the kind is short, and so is a wallet with none at all', async () => {
  expect(await post(-1, 'nothing', { lots: 'PAID' })).toBeUndefined()
  await post(1_00, 'free', { validUntil: '2026-12-31' })
  expect(await post(-1, 'paid', { lots: 'PAID' })).toBeUndefined()
  expect(await sums()).toMatchObject({ balance: 100, ledger: 100, lots: 100 })
})

test('fifty parallel debits of one kind from two servers: as many as the lots of that kind can pay', async () => {
  await post(10_00, 'paid')
  await post(10_00, 'free', { validUntil: '2026-12-31' })
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      postToLedger(index % 2 ? other : database.db, posting(-1_00, `debit-${index}`, { lots: 'FREE' })),
    ),
  )
  expect(answers.filter(Boolean)).toHaveLength(10)
  expect(await sums()).toMatchObject({ balance: 1000, ledger: 1000, lots: 1000 })
})

test.each([
  ['changed', sql`UPDATE ledger SET amount = 1`],
  ['taken away', sql`DELETE FROM ledger`],
  ['emptied', sql`TRUNCATE ledger`],
])('a row of the ledger cannot be %s', async (_how, statement) => {
  await post(1_00, 'in')
  await expect(statement.execute(database.db)).rejects.toThrow('immutable')
})

test.each([
  ['a balance is changed', sql`UPDATE wallets SET balance = balance + 1`],
  [
    'a balance is changed with something else',
    sql`UPDATE wallets SET threshold1 = 1, balance = 1 WHERE user_id = 'nobody'`,
  ],
  [
    'a wallet begins with credits',
    sql`INSERT INTO wallets (user_id, balance) VALUES ('usr_with_credits', 1)`,
  ],
  ['a lot is filled', sql`UPDATE lots SET remaining = remaining + 1`],
  [
    'a lot is added',
    sql`INSERT INTO lots (user_id, remaining, created_at) SELECT user_id, 1, now() FROM wallets`,
  ],
  ['a lot is taken away', sql`DELETE FROM lots`],
  ['lots are emptied', sql`TRUNCATE lots`],
  [
    'a row is written',
    sql`INSERT INTO ledger (id, user_id, kind, amount, balance_after, description, reference, actor, idempotency_key, created_at)
      SELECT 'txn_' || user_id, user_id, 'TOPUP', 1, 1, 'x', 'x', 'USER', 'x', now() FROM wallets`,
  ],
])('the database refuses it when %s past the functions of the ledger', async (_what, statement) => {
  await post(1_00, 'in')
  await expect(statement.execute(database.db)).rejects.toMatchObject({
    code: '42501',
    message: expect.stringContaining('functions of the ledger'),
  })
  expect(await sums()).toEqual({ balance: 100, ledger: 100, lots: 100, gaps: 0, backwards: 0 })
})

test('marks and reminders, which move nothing, are written by others', async () => {
  await post(1_00, 'in', { validUntil: '2026-12-31' })
  await database.db.updateTable('wallets').set({ threshold1: 1 }).where('user_id', '=', userId).execute()
  await database.db.updateTable('lots').set({ end_told_at: now }).where('user_id', '=', userId).execute()
  expect(await sums()).toMatchObject({ balance: 100, lots: 100 })
})

test('the leave to write ends with the function, also when that fails', async () => {
  await post(1_00, 'in')
  await expect(post(0, 'nothing')).rejects.toThrow('ledger_amount_check')
  const after = database.db.transaction().execute(async (tx) => {
    await postToLedger(tx, posting(1_00, 'in as well'))
    await sql`UPDATE wallets SET balance = 5`.execute(tx)
  })
  await expect(after).rejects.toThrow('functions of the ledger')
  expect(await sums()).toMatchObject({ balance: 100 })
})

test('a balance below zero is refused by the database itself', async () => {
  const below = database.db.transaction().execute(async (tx) => {
    await sql`SET LOCAL switchboard.ledger = 'on'`.execute(tx)
    await tx.updateTable('wallets').set({ balance: -1 }).where('user_id', '=', userId).execute()
  })
  await expect(below).rejects.toThrow('wallets_balance_check')
})

test('debits that name the kind of their credits keep balance = sum of rows = sum of lots', async () => {
  let seed = 42
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % below
  }
  for (let step = 0; step < 500; step += 1) {
    const amount = random(2) ? random(900) + 1 : -(random(900) + 1)
    const validUntil = amount > 0 && random(2) ? `2026-12-${10 + random(20)}` : undefined
    const lots = amount < 0 ? ([undefined, 'PAID', 'FREE'] as const)[random(3)] : undefined
    await post(amount, `step-${random(450)}`, { ...(validUntil && { validUntil }), ...(lots && { lots }) })
  }
  const { balance, ledger, lots } = (await sums()) ?? {}
  expect([ledger, lots]).toEqual([balance, balance])
})
