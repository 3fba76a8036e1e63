import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { countLedgerDays } from '../src/modules/ledger/days-repo.ts'
import { setMarketZone } from '../src/modules/ledger/market-zone.ts'
import { postToLedger } from '../src/modules/ledger/post.ts'
import { countLedger } from '../src/modules/wallet/repo.ts'
import { checkRules } from '../src/platform/backup/check-rules.ts'
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
