import type { components } from '@switchboard/sdk'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { serverOfFile } from './support/server.ts'
import { type Subscriber, subscriber } from './support/subscribers.ts'
import { start } from './support/world.ts'

type CreditsChanged = components['schemas']['AdminCreditsChanged']

const server = await serverOfFile({ settings: { secondPersonAbove: 1_000_000_00 } })
let admin: Subscriber
let tess: Subscriber
beforeAll(async () => {
  admin = await subscriber(server, 'admin')
  tess = await subscriber(server, 'lowBalance')
})

const description = 'For the calls lost on 20 November.'
const usual = { user_id: 'usr_tess8L', type: 'PAID', credits: '10', description }
const add = (body: object = {}, key?: string) =>
  admin.ask('POST', 'admin/add-credits', { ...usual, ...body }, key)
const deduct = (body: object = {}, key?: string) =>
  admin.ask('POST', 'admin/deduct-credits', { ...usual, ...body }, key)
const changedOf = ({ body }: { body: { data?: object } }) => body.data as CreditsChanged
const fieldOf = ({ status, body }: { status: number; body: { errors?: { pointer: string }[] } }) => [
  status,
  body.errors?.[0],
]

async function sums() {
  const { rows } = await sql<{ balance: number; ledger: number; lots: number; free: number }>`
    SELECT balance, (SELECT sum(amount)::bigint FROM ledger WHERE user_id = 'usr_tess8L') AS ledger,
      (SELECT sum(remaining)::bigint FROM lots WHERE user_id = 'usr_tess8L') AS lots,
      (SELECT coalesce(sum(remaining), 0)::bigint FROM lots WHERE user_id = 'usr_tess8L'
        AND valid_until IS NOT NULL) AS free
    FROM wallets WHERE user_id = 'usr_tess8L'`.execute(server.db)
  const [row] = rows
  if (!row) throw new Error('Tess has a wallet.')
  expect([row.ledger, row.lots]).toEqual([row.balance, row.balance])
  return { balance: row.balance, free: row.free }
}

// 300 paid credits and 50 free ones.
beforeEach(async () => {
  const { balance, free } = await sums()
  if (balance - free > 0) await deduct({ credits: ((balance - free) / 100).toFixed(2) })
  if (free > 0) await deduct({ type: 'FREE', credits: (free / 100).toFixed(2) })
  await add({ credits: '300' })
  await add({ type: 'FREE', credits: '50', validity_date: '2026-12-31' })
})

describe('adminAddCredits', () => {
  test('201 PAID: the row, and the wallet after it', async () => {
    const { status, body } = await add({ credits: '100.5' })
    expect([status, body.data]).toMatchObject([
      201,
      {
        transaction: {
          kind: 'ADJUSTMENT',
          description: 'Credits added',
          credits: '100.50',
          balance_before: '350.00',
          balance_after: '450.50',
          reason: description,
          actor: 'ADMIN',
        },
        wallet: { wallet_credits: '450.50', free_credits: [{ credits: '50.00' }] },
      },
    ])
    expect(await sums()).toEqual({ balance: 450_50, free: 50_00 })
  })

  test('201 FREE: to be spent until a day', async () => {
    const { wallet } = changedOf(await add({ type: 'FREE', validity_date: '2026-11-22' }))
    expect(wallet.free_credits).toEqual([
      { credits: '10.00', validity_date: '2026-11-22' },
      { credits: '50.00', validity_date: '2026-12-31' },
    ])
  })

  test('201: both people are told', async () => {
    await add({ type: 'FREE', validity_date: '2027-01-31' })
    expect((await tess.notices()).map(({ message }) => message)).toContain(
      '10.00 free credits were added. You can use them until 31 January 2027.',
    )
    expect((await admin.notices()).map(({ message }) => message)).toContain(
      'You added 10.00 free credits to Tess Villanueva, valid until 31 January 2027.',
    )
  })

  test.each([
    ['required', { type: 'FREE' }],
    ['not_in_future', { type: 'FREE', validity_date: '2026-11-21' }],
    ['not_in_future', { type: 'FREE', validity_date: '2025-12-31' }],
    ['not_allowed', { type: 'PAID', validity_date: '2026-12-31' }],
    ['format', { type: 'FREE', validity_date: '2026-02-30' }],
  ])('422 %s: #/validity_date', async (code, body) => {
    expect(fieldOf(await add(body))).toMatchObject([422, { pointer: '#/validity_date', code }])
    expect(await sums()).toEqual({ balance: 350_00, free: 50_00 })
  })

  test('422 not_in_future: tomorrow is counted by the day of the market, not of Greenwich', async () => {
    const night = await server.twin()
    night.advance(15 * 3600)
    const iris = await subscriber(night, 'admin')
    const body = { ...usual, type: 'FREE', validity_date: '2026-11-22' }
    const response = await iris.ask('POST', 'admin/add-credits', body)
    night.advance(-15 * 3600)
    await night.close()
    expect(fieldOf(response)).toMatchObject([422, { message: 'Choose 23 November 2026 or later.' }])
  })
})

describe('adminDeductCredits', () => {
  test('201 PAID: only bought ones leave', async () => {
    const { transaction, wallet } = changedOf(await deduct({ credits: '300' }))
    expect(transaction).toMatchObject({ credits: '-300.00', description: 'Credits deducted', actor: 'ADMIN' })
    expect(wallet).toMatchObject({ wallet_credits: '50.00', free_credits: [{ credits: '50.00' }] })
    expect(await sums()).toEqual({ balance: 50_00, free: 50_00 })
  })

  test('201 FREE: only free ones leave, the soonest to expire first', async () => {
    await add({ type: 'FREE', credits: '5', validity_date: '2026-11-30' })
    const { wallet } = changedOf(await deduct({ type: 'FREE', credits: '6.50' }))
    expect(wallet.free_credits).toEqual([{ credits: '48.50', validity_date: '2026-12-31' }])
    expect(await sums()).toEqual({ balance: 348_50, free: 48_50 })
  })

  test.each([
    ['PAID', '300.01', 'Deduct at most 300.00 paid ones.'],
    ['FREE', '50.01', 'Deduct at most 50.00 free ones.'],
  ])('422 insufficient_credits: %s', async (type, credits, advice) => {
    expect(fieldOf(await deduct({ type, credits }))).toEqual([
      422,
      {
        pointer: '#/credits',
        code: 'insufficient_credits',
        message: `The wallet holds 350.00 credits, 50.00 of them free. ${advice}`,
      },
    ])
    expect(await sums()).toEqual({ balance: 350_00, free: 50_00 })
  })

  test('422 insufficient_credits: forty parallel deductions take no more than there is', async () => {
    const responses = await Promise.all(
      Array.from({ length: 40 }, () => deduct({ type: 'FREE', credits: '2' })),
    )
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(25)
    expect(responses.filter(({ status }) => status === 422)).toHaveLength(15)
    expect(await sums()).toEqual({ balance: 300_00, free: 0 })
  })

  test('201: credits in flight are left alone', async () => {
    const call = {
      request_id: 'req_flying',
      user_id: 'usr_tess8L',
      credits: 200,
      started_at: start,
      refund_after: start,
    }
    await server.db.insertInto('calls_in_flight').values(call).execute()
    expect(changedOf(await deduct()).wallet).toMatchObject({
      wallet_credits: '340.00',
      settled_credits: '342.00',
      in_flight_credits: '2.00',
    })
    await server.db.deleteFrom('calls_in_flight').execute()
  })

  test('201: both people are told, the owner with emphasis', async () => {
    await deduct({ credits: '7.77' })
    expect(await tess.notices()).toContainEqual(
      expect.objectContaining({
        message: '7.77 paid credits were deducted by an administrator. See the reason in your transactions.',
        important: true,
      }),
    )
    expect((await admin.notices()).map(({ message }) => message)).toContain(
      'You deducted 7.77 paid credits from Tess Villanueva.',
    )
  })
})
