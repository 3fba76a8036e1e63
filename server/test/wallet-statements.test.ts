import type { components } from '@switchboard/sdk'
import { expect, test } from 'vitest'
import { type Posting, postToLedger } from '../src/modules/ledger/post.ts'
import { listStatements } from '../src/modules/wallet/statements-repo.ts'
import { toHundredths } from '../src/platform/money/decimals.ts'
import { serverOfFile } from './support/server.ts'

type Statement = components['schemas']['WalletStatement']

const leo = 'usr_leo5Nw'
const server = await serverOfFile()
let postings = 0

const post = async (at: string, amount: number, rest: Partial<Posting> = {}) => {
  postings += 1
  await postToLedger(server.db, {
    userId: leo,
    kind: amount > 0 ? 'TOPUP' : 'USAGE',
    amount,
    description: 'x',
    reference: 'x',
    actor: 'USER',
    key: `month-${postings}`,
    now: new Date(at),
    ...rest,
  })
}
/** Of a wallet that the demo leaves empty; its owner has not accepted the terms, so the rule is asked itself. */
const statementsOfLeo = (rest: { month?: string; page?: number; limit?: number } = {}) =>
  listStatements(server.db, {
    userId: leo,
    timeZone: 'Asia/Manila',
    now: server.parts.clock(),
    month: rest.month,
    page: rest.page ?? 1,
    limit: rest.limit ?? 20,
  })
const sums = ({
  opening_credits,
  funded_credits,
  used_credits,
  expired_credits,
  closing_credits,
}: Statement) =>
  [opening_credits, funded_credits, used_credits, expired_credits, closing_credits].map(toHundredths)

test('200: a wallet in which nothing has ever moved has none', async () => {
  expect(await statementsOfLeo()).toEqual({ statements: [], total: 0 })
})

test('200: by kind and API, in months of the market, also those in which nothing moved; page by page', async () => {
  // 30 June in UTC is 1 July in Manila.
  await post('2026-06-30T15:59:59Z', 500_00)
  await post('2026-06-30T16:00:00Z', -20_00, { api: 'sim-swap' })
  await post('2026-07-10T00:00:00Z', -30_00, { api: 'sim-swap' })
  await post('2026-07-11T00:00:00Z', 30_00, { kind: 'REFUND', api: 'sim-swap' })
  await post('2026-07-12T00:00:00Z', -50_00, { kind: 'ADJUSTMENT', actor: 'ADMIN' })
  await post('2026-09-01T00:00:00Z', -400_00, { kind: 'EXPIRY', actor: 'SYSTEM' })

  const { statements: data, total } = await statementsOfLeo()
  expect(total).toBe(6)
  expect(data.map(({ month }) => month)).toEqual([
    '2026-11',
    '2026-10',
    '2026-09',
    '2026-08',
    '2026-07',
    '2026-06',
  ])
  const of = (month: string) => data.find((one) => one.month === month) as Statement
  expect(sums(of('2026-06'))).toEqual([0, 500_00, 0, 0, 500_00])
  expect(sums(of('2026-07'))).toEqual([500_00, -50_00, 20_00, 0, 430_00])
  expect(of('2026-07').entries).toEqual([
    { kind: 'ADJUSTMENT', api: null, count: 1, credits: '-50.00' },
    { kind: 'REFUND', api: 'sim-swap', count: 1, credits: '30.00' },
    { kind: 'USAGE', api: 'sim-swap', count: 2, credits: '-50.00' },
  ])
  expect(sums(of('2026-08'))).toEqual([430_00, 0, 0, 0, 430_00])
  expect(of('2026-08').entries).toEqual([])
  expect(sums(of('2026-09'))).toEqual([430_00, 0, 0, 400_00, 30_00])

  expect((await statementsOfLeo({ month: '2026-07' })).statements).toMatchObject([of('2026-07')])
  expect((await statementsOfLeo({ limit: 2, page: 2 })).statements).toEqual(data.slice(2, 4))
  expect((await statementsOfLeo({ limit: 2, page: 9 })).statements).toEqual([])
})
