import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { countLedgerDays } from '../src/modules/ledger/days-repo.ts'
import { setMarketZone } from '../src/modules/ledger/market-zone.ts'
import { postToLedger } from '../src/modules/ledger/post.ts'
import { startOfDay } from '../src/modules/pricing/period.ts'
import { countLedger, readLedgerPages } from '../src/modules/wallet/repo.ts'
import { checkRules } from '../src/platform/backup/check-rules.ts'
import { dayIn } from '../src/platform/time/days.ts'
import { serverOfFile } from './support/server.ts'

const mara = 'usr_mara3K'
const server = await serverOfFile()
const { access_token: token } = await server.signIn('business')

const read = async (path: string) => (await server.ask('GET', `/portal-api/api/${path}`, { token })).body
/** Calls that no gateway made break other rules. */
const miscounted = async () =>
  (await checkRules(server.db)).filter((fault) => fault.includes('is counted with'))
/** All that is read from days. */
const answers = async () => ({
  wallet: await read('wallet/statements?limit=200'),
  billing: await read('billing-statements'),
  credits: await read('wallet/credits'),
  totals: await Promise.all(
    [
      'view=all',
      'view=usage',
      'view=adjustment&start_date=2026-11-02',
      'start_date=2026-10-05&end_date=2026-11-03',
    ].map(async (filter) => (await read(`transactions?limit=1&${filter}`)).meta),
  ),
})
const counted = async () =>
  (
    await sql<{
      rows: number
    }>`SELECT coalesce(sum(rows), 0)::bigint AS rows FROM ledger_days WHERE user_id = ${mara}`.execute(
      server.db,
    )
  ).rows[0]?.rows

test('what is read of a wallet is the same before its days are counted, after, and with rows that came since', async () => {
  const before = await answers()
  expect(await counted()).toBe(0)
  await countLedgerDays(server.parts)
  expect(await counted()).toBeGreaterThan(200)
  expect(await answers()).toEqual(before)
  await postToLedger(server.db, {
    userId: mara,
    kind: 'USAGE',
    amount: -60,
    description: 'x',
    reference: 'x',
    actor: 'USER',
    api: 'messaging',
    key: 'since',
    now: server.parts.clock(),
  })
  const since = await answers()
  await sql`TRUNCATE ledger_days, ledger_counted`.execute(server.db)
  expect(await answers()).toEqual(since)
  expect(since).not.toEqual(before)
})

test('rows that are posted while days are counted are counted once', async () => {
  let posted = 0
  const post = async () => {
    for (let number = 0; number < 60; number += 1) {
      posted += 1
      await postToLedger(server.db, {
        userId: mara,
        kind: posted % 3 === 0 ? 'REFUND' : 'USAGE',
        amount: posted % 3 === 0 ? 60 : -60,
        description: 'x',
        reference: 'x',
        actor: 'USER',
        api: 'messaging',
        key: `meanwhile-${posted}`,
        now: server.parts.clock(),
      })
    }
  }
  let isPosting = true
  const posting = Promise.all([post(), post(), post(), post()]).finally(() => {
    isPosting = false
  })
  while (isPosting) await countLedgerDays(server.parts)
  await posting
  await countLedgerDays(server.parts)
  expect(await miscounted()).toEqual([])
  const { rows } = await sql<{
    all: number
  }>`SELECT count(*) AS all FROM ledger WHERE user_id = ${mara}`.execute(server.db)
  expect(await countLedger(server.db, { userId: mara, view: 'all', timeZone: 'Asia/Manila' })).toBe(
    rows[0]?.all,
  )
})

test('another zone has other days: they are counted anew', async () => {
  await setMarketZone(server.db, 'Asia/Manila')
  expect(await counted()).toBeGreaterThan(0)
  await setMarketZone(server.db, 'America/New_York')
  expect(await counted()).toBe(0)
  await countLedgerDays(server.parts)
  expect(await miscounted()).toEqual([])
  await setMarketZone(server.db, 'Asia/Manila')
})

/** Midnights that clocks skip or show twice, and a day that a zone leaves out: oldest first, as a wallet’s rows come. */
const firstMoments = [
  ['Pacific/Apia', '2011-12-31', '2011-12-30T10:00:00.000Z'],
  ['America/Asuncion', '2023-10-01', '2023-10-01T04:00:00.000Z'],
  ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00.000Z'],
  ['America/Nuuk', '2026-03-29', '2026-03-29T01:00:00.000Z'],
  ['America/Santiago', '2026-04-05', '2026-04-05T04:00:00.000Z'],
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
  ['Asia/Beirut', '2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['Atlantic/Azores', '2026-10-25', '2026-10-25T00:00:00.000Z'],
  ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z'],
] as const
const [before, after] = [
  [-61, -46, -31, -16, -1],
  [0, 16, 31, 46, 61],
]

test('the rows of a day are those since its first moment, in each zone and however they are counted', async () => {
  const { rows } = await sql<{ user_id: string }>`SELECT user_id FROM wallets
    WHERE NOT EXISTS (SELECT FROM ledger WHERE ledger.user_id = wallets.user_id) LIMIT 1`.execute(server.db)
  const userId = rows[0]?.user_id ?? ''
  const moments = firstMoments.flatMap(([zone, day, begin]) =>
    [...before, ...after, 62].map((minutes) => ({
      key: `${zone} ${day} ${minutes}`,
      now: new Date(Date.parse(begin) + minutes * 60_000),
    })),
  )
  for (const { key, now } of moments.sort((one, other) => one.now.getTime() - other.now.getTime()))
    await postToLedger(server.db, {
      userId,
      kind: 'TOPUP',
      amount: 60,
      description: 'x',
      reference: 'x',
      actor: 'USER',
      key,
      now,
    })
  const read = async (zone: string, day: string, [start, end]: readonly [string, string]) => {
    const filter = { userId, view: 'all', timeZone: zone, start, end } as const
    const keys: string[] = []
    for await (const rows of readLedgerPages(server.db, filter))
      keys.push(...rows.map((row) => row.idempotency_key))
    expect([zone, start, end, await countLedger(server.db, filter)]).toEqual([zone, start, end, keys.length])
    const prefix = `${zone} ${day} `
    return keys.filter((key) => key.startsWith(prefix)).map((key) => Number(key.slice(prefix.length)))
  }
  for (const isCounted of [false, true])
    for (const [zone, day, begin] of firstMoments) {
      await setMarketZone(server.db, zone)
      if (isCounted) await countLedgerDays(server.parts)
      const yesterday = dayIn(zone, new Date(Date.parse(begin) - 1))
      const of = async (...days: readonly [string, string]) => [zone, await read(zone, day, days)]
      expect(await of(yesterday, yesterday)).toEqual([zone, before.toReversed()])
      expect(await of(day, day)).toEqual([zone, [62, ...after.toReversed()]])
      expect(startOfDay(zone, day).toISOString()).toBe(begin)
    }
  await setMarketZone(server.db, 'Asia/Manila')
})
