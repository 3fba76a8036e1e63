import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setMarketZone } from '../src/modules/ledger/market-zone.ts'
import { tellOfEndingCredits } from '../src/modules/wallet/ending-credits.ts'
import { expireCredits } from '../src/modules/wallet/expire-credits.ts'
import { moveCredits } from '../src/modules/wallet/move-credits.ts'
import { type Db, openDb } from '../src/platform/db/client.ts'
import { race } from './support/race.ts'
import { serverOfFile } from './support/server.ts'
import { newWallet, sumsOf } from './support/wallets.ts'
import { start } from './support/world.ts'

const server = await serverOfFile()
let other: Db
beforeAll(async () => {
  other = openDb({ url: server.database.url })
})
afterAll(async () => {
  await other.destroy()
})

const lastMoment = new Date('2026-11-30T15:59:59.999Z')
const midnight = new Date('2026-11-30T16:00:00Z')

interface Move {
  readonly end?: string
  readonly now?: Date
  readonly key?: string
}
function move(userId: string, amount: number, { end, now = start, key = `${amount}` }: Move = {}) {
  const about = { description: 'x', reference: key, actor: 'SYSTEM', key, now } as const
  const kind = amount < 0 ? 'USAGE' : end ? 'ADJUSTMENT' : 'TOPUP'
  return moveCredits(server.db, { userId, kind, amount, ...about, ...(end && { validUntil: end }) })
}

async function walletOf(...credits: [amount: number, end?: string][]): Promise<string> {
  const userId = await newWallet(server.db, start)
  for (const [amount, end] of credits) await move(userId, amount, end ? { end } : {})
  return userId
}
const rowsOf = (userId: string) =>
  server.db.selectFrom('ledger').selectAll().where('user_id', '=', userId).orderBy('sequence').execute()
const expire = (now: Date, db = server.db) => expireCredits({ db, clock: () => now })
const agreed = (sum: number) => ({ balance: sum, ledger: sum, lots: sum, gaps: 0, backwards: 0 })

test('free credits are spent until the last moment of their day in the market, and not one later', async () => {
  const [early, late] = [await walletOf([20_00, '2026-11-30']), await walletOf([20_00, '2026-11-30'])]
  expect(await move(early, -20_00, { now: lastMoment })).toMatchObject({ balance_after: 0 })
  expect(await move(late, -1, { now: midnight })).toBeUndefined()
})

test('a debit after midnight ends what is over first, though the job has not run: one row for each lot', async () => {
  const userId = await walletOf([5_00, '2026-11-29'], [7_00, '2026-11-30'], [9_00, '2026-12-01'], [10_00])
  expect(await move(userId, -15_00, { now: midnight })).toMatchObject({ balance_after: 4_00 })
  expect((await rowsOf(userId)).slice(-3)).toMatchObject([
    { kind: 'EXPIRY', amount: -5_00, balance_after: 26_00, actor: 'SYSTEM', created_at: midnight },
    { kind: 'EXPIRY', amount: -7_00, balance_after: 19_00, reference: expect.stringMatching(/^lot_/) },
    { kind: 'USAGE', amount: -15_00, balance_after: 4_00 },
  ])
  expect(await sumsOf(server.db, userId)).toEqual(agreed(4_00))
  await expire(midnight)
  expect(await rowsOf(userId)).toHaveLength(7)
})

test('the job writes off what is left, once, also when two servers run it at once and again', async () => {
  const userId = await walletOf([30_00, '2026-11-30'], [10_00])
  await move(userId, -4_00)
  await expire(lastMoment)
  expect(await sumsOf(server.db, userId)).toEqual(agreed(36_00))
  const runs = await race({
    db: server.db,
    lock: sql`SELECT 1 FROM wallets WHERE user_id = ${userId} FOR UPDATE`,
    start: () => Array.from({ length: 12 }, (_, index) => expire(midnight, index % 2 ? other : server.db)),
  })
  expect(runs.filter(({ status }) => status === 'rejected')).toEqual([])
  await expire(midnight)
  const ended = (await rowsOf(userId)).filter(({ kind }) => kind === 'EXPIRY')
  expect(ended).toMatchObject([{ amount: -26_00, balance_after: 10_00, actor: 'SYSTEM', request_id: null }])
  expect(await sumsOf(server.db, userId)).toEqual(agreed(10_00))
})

test('jobs and debits in parallel keep every sum', async () => {
  const userId = await walletOf([30_00, '2026-11-30'], [10_00])
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      index % 3 ? move(userId, -1_00, { now: midnight, key: `debit-${index}` }) : expire(midnight, other),
    ),
  )
  expect(answers.filter((row) => row && 'id' in row)).toHaveLength(10)
  expect(await sumsOf(server.db, userId)).toEqual(agreed(0))
})

test('an end that takes the wallet below its mark is told of', async () => {
  const userId = await walletOf([500_00], [50_00, '2026-11-30'])
  await server.db.deleteFrom('notifications').where('user_id', '=', userId).execute()
  await expire(midnight)
  const { message } = await server.db
    .selectFrom('notifications')
    .select('message')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  expect(message).toBe('Credits are low: 500.00 left, at or below your 500.00-credit alert.')
})

test('a debit that is refused because credits have ended tells of the mark that their end has crossed', async () => {
  const userId = await walletOf([500_00], [100_00, '2026-11-30'])
  await server.db.deleteFrom('notifications').where('user_id', '=', userId).execute()
  expect(await move(userId, -550_00, { now: midnight })).toBeUndefined()
  const notices = server.db.selectFrom('notifications').select('message').where('user_id', '=', userId)
  expect(await notices.execute()).toEqual([
    { message: 'Credits are low: 500.00 left, at or below your 500.00-credit alert.' },
  ])
})

test('lots that are over end in the order of their days, not in that of their coming', async () => {
  const userId = await walletOf([7_00, '2026-11-30'], [5_00, '2026-11-29'], [6_00, '2026-11-30'])
  await expire(midnight)
  expect((await rowsOf(userId)).slice(-3).map(({ amount }) => amount)).toEqual([-5_00, -7_00, -6_00])
})

test('getWalletCredits 200: credits whose day is over are not shown as spendable before the job has run', async () => {
  const { access_token: token } = await server.signIn('user')
  const credits = async () => (await server.ask('GET', '/portal-api/api/wallet/credits', { token })).body.data
  await move('usr_jun7Q2', 12_34, { end: '2026-11-21' })
  expect(await credits()).toMatchObject({
    wallet_credits: '1262.84',
    free_credits: [{ credits: '12.34', validity_date: '2026-11-21' }],
  })
  server.advance(14 * 3600 + 18 * 60)
  const { access_token } = await server.signIn('user')
  const { body } = await server.ask('GET', '/portal-api/api/wallet/credits', { token: access_token })
  expect(body.data).toMatchObject({
    wallet_credits: '1250.50',
    settled_credits: '1250.50',
    free_credits: [],
  })
  await expireCredits(server.parts)
  const after = await server.ask('GET', '/portal-api/api/wallet/credits', { token: access_token })
  expect(after.body).toEqual(body)
})

test('an end is told of a week ahead, once, when it is worth it', async () => {
  const week = new Date('2026-11-23T16:00:00Z')
  const userId = await walletOf(
    [10_00, '2026-12-01'],
    [9_99, '2026-12-01'],
    [50_00, '2026-12-02'],
    [60_00, '2026-11-23'],
    [70_00],
  )
  const tell = (now: Date, db = server.db) => tellOfEndingCredits({ db, clock: () => now })
  await tell(new Date(week.getTime() - 1))
  const messages = () =>
    server.db
      .selectFrom('notifications')
      .select(['message', 'important', 'link'])
      .where('user_id', '=', userId)
      .where('message', 'like', '%expire on%')
      .execute()
  expect((await messages()).map(({ message }) => message)).toEqual([
    '60.00 credits expire on 23 November 2026. They’re used first until then.',
  ])
  await race({
    db: server.db,
    lock: sql`SELECT 1 FROM lots WHERE user_id = ${userId} FOR UPDATE`,
    start: () => Array.from({ length: 8 }, (_, index) => tell(week, index % 2 ? other : server.db)),
  })
  await tell(week)
  expect((await messages()).slice(1)).toEqual([
    {
      message: '10.00 credits expire on 1 December 2026. They’re used first until then.',
      important: false,
      link: '/dashboard/wallet',
    },
  ])
})

test('another market has other midnights, and a zone that nobody knows is refused at the start', async () => {
  const userId = await walletOf([20_00, '2026-11-30'])
  await setMarketZone(server.db, 'America/New_York')
  expect(await move(userId, -1_00, { now: midnight })).toMatchObject({ balance_after: 19_00 })
  await expect(setMarketZone(server.db, 'Nowhere/City')).rejects.toThrow('Nowhere/City')
  await setMarketZone(server.db, 'Asia/Manila')
})
