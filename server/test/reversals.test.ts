import type { components } from '@switchboard/sdk'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { serverOfFile } from './support/server.ts'
import { type Subscriber, subscriber } from './support/subscribers.ts'

type Schemas = components['schemas']

const server = await serverOfFile({ settings: { secondPersonAbove: 5_000_00 } })
let admin: Subscriber
let otto: Subscriber
let jun: Subscriber
beforeAll(async () => {
  admin = await subscriber(server, 'admin')
  jun = await subscriber(server, 'user')
  otto = await subscriber(server, 'secondAdmin')
})

const user_id = 'usr_jun7Q2'
const post = (path: string, body: object) => admin.ask('POST', `admin/${path}`, { user_id, ...body })
const add = async (body: object = {}) => {
  const response = await post('add-credits', {
    type: 'PAID',
    credits: '10',
    description: 'Given twice.',
    ...body,
  })
  return (response.body.data as Schemas['AdminCreditsChanged']).transaction
}
const reverse = (transaction_id: string, body: object = {}) =>
  post('transactions/reverse', { transaction_id, description: 'Taken back.', ...body })
const rowOf = async (id: string) => {
  const { body } = await jun.ask('GET', 'transactions?limit=200')
  return (body.data as Schemas['Transaction'][]).find(({ transaction_id }) => transaction_id === id)
}
const balance = async () => {
  const { rows } = await sql<{
    balance: number
  }>`SELECT balance FROM wallets WHERE user_id = ${user_id}`.execute(server.db)
  return rows[0]?.balance ?? 0
}

test('201: a change has its kind of reason, OTHER without one, which the user sees', async () => {
  const { transaction_id } = await add({ reason_code: 'GOODWILL' })
  expect(await rowOf(transaction_id)).toMatchObject({ reason_code: 'GOODWILL', reason: 'Given twice.' })
  expect(await rowOf((await add()).transaction_id)).toMatchObject({ reason_code: 'OTHER' })
  const { status, body } = await post('add-credits', {
    type: 'PAID',
    credits: '1',
    description: 'abc',
    reason_code: 'WHIM',
  })
  expect([status, body.errors?.[0]?.pointer]).toEqual([422, '#/reason_code'])
})

test('201: a change is taken back by a new row; each names the other, to the user, too', async () => {
  const before = await balance()
  const { transaction_id } = await add()
  const { status, body } = await reverse(transaction_id)
  const { transaction, wallet } = body.data as Schemas['AdminCreditsChanged']
  expect([status, await balance()]).toEqual([201, before])
  expect(wallet.wallet_credits).toBe((before / 100).toFixed(2))
  expect(await rowOf(transaction.transaction_id)).toMatchObject({
    kind: 'ADJUSTMENT',
    credits: '-10.00',
    reason: 'Taken back.',
    reason_code: 'CORRECTION',
    reverses: transaction_id,
    acted_by: null,
  })
  const reversed = await rowOf(transaction_id)
  expect(reversed).toMatchObject({ credits: '10.00', reversed_by: transaction.transaction_id })
  expect(reversed).not.toHaveProperty('reverses')
  const file = await jun.ask('GET', 'transactions/export')
  expect(String(file.body.text)).toContain(`CORRECTION,${transaction_id},`)
})

test('201: free credits that were deducted come back with a last day', async () => {
  await add({ type: 'FREE', validity_date: '2026-12-31' })
  const { body } = await post('deduct-credits', { type: 'FREE', credits: '5', description: 'By mistake.' })
  const { transaction_id } = (body.data as Schemas['AdminCreditsChanged']).transaction
  const dateless = await reverse(transaction_id)
  expect([dateless.status, dateless.body.errors?.[0]]).toMatchObject([
    422,
    { pointer: '#/validity_date', code: 'required' },
  ])
  const { status } = await reverse(transaction_id, { validity_date: '2026-12-31' })
  expect(status).toBe(201)
})

test('409 not_reversible: of twenty at once, one takes the change back', async () => {
  const { transaction_id } = await add()
  const before = await balance()
  const answers = await Promise.all(Array.from({ length: 20 }, () => reverse(transaction_id)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.code === 'not_reversible')).toHaveLength(19)
  expect(await balance()).toBe(before - 10_00)
})

test('409 not_reversible: a reversal, and what no administrator did', async () => {
  const { transaction_id } = await add()
  const { body } = await reverse(transaction_id)
  const reversal = (body.data as Schemas['AdminCreditsChanged']).transaction.transaction_id
  const again = await reverse(reversal)
  expect([again.status, again.body.code]).toEqual([409, 'not_reversible'])
  const { rows } = await sql<{
    id: string
  }>`SELECT id FROM ledger WHERE user_id = ${user_id} AND kind = 'USAGE' LIMIT 1`.execute(server.db)
  const call = await reverse(rows[0]?.id ?? '')
  expect([call.status, call.body.code]).toEqual([409, 'not_reversible'])
})

test('202: above the limit a second administrator decides, and meanwhile nobody else can reverse it', async () => {
  const large = await post('add-credits', {
    type: 'PAID',
    credits: '6000',
    description: 'Invoice paid.',
    reason_code: 'REFUND',
  })
  const { adjustment_id } = large.body.data as Schemas['AdminAdjustment']
  expect(large.body.data).toMatchObject({ status: 'PENDING', reason_code: 'REFUND' })
  const approve = async (id: string) => {
    const { body } = await otto.ask('POST', 'admin/adjustments/decide', {
      adjustment_id: id,
      decision: 'APPROVE',
    })
    return (body.data as Schemas['AdminAdjustment']).transaction_id ?? ''
  }
  const transaction_id = await approve(adjustment_id)
  expect(await rowOf(transaction_id)).toMatchObject({ reason_code: 'REFUND' })

  const before = await balance()
  const { status, body } = await reverse(transaction_id)
  expect([status, body.data]).toMatchObject([
    202,
    { status: 'PENDING', reverses: transaction_id, direction: 'DEDUCT' },
  ])
  expect(await balance()).toBe(before)
  expect((await reverse(transaction_id)).body.code).toBe('not_reversible')
  const reversal = await approve((body.data as Schemas['AdminAdjustment']).adjustment_id)
  expect(await balance()).toBe(before - 6_000_00)
  expect(await rowOf(transaction_id)).toMatchObject({ reversed_by: reversal })
  expect((await reverse(transaction_id)).body.code).toBe('not_reversible')
})

test('404: a row of somebody else', async () => {
  const { transaction_id } = await add()
  const { status } = await reverse(transaction_id, { user_id: 'usr_tess8L' })
  expect(status).toBe(404)
})

test('422 insufficient_credits: what was spent since', async () => {
  const { transaction_id } = await add({ credits: '20' })
  const paid = await sql<{ paid: number }>`SELECT sum(remaining)::bigint AS paid FROM lots
    WHERE user_id = ${user_id} AND valid_until IS NULL`.execute(server.db)
  for (let left = paid.rows[0]?.paid ?? 0; left > 0; left -= 500_00)
    await post('deduct-credits', {
      type: 'PAID',
      credits: (Math.min(left, 500_00) / 100).toFixed(2),
      description: 'Spent.',
    })
  const { status, body } = await reverse(transaction_id)
  expect([status, body.errors?.[0]]).toMatchObject([
    422,
    { pointer: '#/transaction_id', code: 'insufficient_credits' },
  ])
})
