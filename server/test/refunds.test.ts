// Top-ups that go back: refunds by administrators, disputes by banks, and the debts that stay.
import type { components } from '@switchboard/sdk'
import { beforeEach, describe, expect, test } from 'vitest'
import { sendRefund } from '../src/modules/payments/refunds/send-refund.ts'
import { addChoice } from '../src/modules/payments/sandbox/repo.ts'
import { checkData } from '../src/platform/backup/check-data.ts'
import type { Tx } from '../src/platform/db/client.ts'
import { providerWith } from './support/auto-top-up.ts'
import { balanceOf, send, signed, startedPayment, tell, topUpOf300 } from './support/payments.ts'
import { serverOfFile, twinOfFile } from './support/server.ts'
import { type Subscriber, subscriber } from './support/subscribers.ts'
import { sumsOf } from './support/wallets.ts'

type Schemas = components['schemas']

const server = await serverOfFile()
const twin = await twinOfFile(server)
const jun = 'usr_jun7Q2'
let admin: Subscriber
let payer: Subscriber
let token: string
let adminToken: string
let payment: { readonly transaction_id: string; readonly reference_number: string }
beforeEach(async () => {
  admin ??= await subscriber(server, 'admin')
  payer ??= await subscriber(server, 'user')
  token ??= (await server.signIn('user')).access_token
  adminToken ??= (await server.signIn('admin')).access_token
  payment = await paid()
})

async function paid(body?: object, amount = 300_00) {
  const started = await startedPayment(server, token, body && { ...topUpOf300, ...body })
  await choose(started.reference_number)
  expect((await tell(server, { reference: started.reference_number, amount })).status).toBe(200)
  return started
}

/** As the payer does on the sandbox’s page. */
const choose = (reference_number: string) =>
  addChoice(server.db as Tx, { reference_number, choice: 'pay', chosen_at: server.parts.clock() })

const refund = (credits: string, { transaction_id }: { transaction_id: string } = payment) =>
  admin.ask('POST', 'admin/payments/refund', { transaction_id, credits, reason: 'Bought by mistake.' })
/** Moves credits of the wallet away, the oldest bought ones first. */
const spend = (credits: string) =>
  admin.ask('POST', 'admin/deduct-credits', { user_id: jun, type: 'PAID', credits, description: 'Spent.' })
const spendAll = async () => spend(((await bought()) / 100).toFixed(2))
async function bought(): Promise<number> {
  const lots = await server.db
    .selectFrom('lots')
    .select('remaining')
    .where('user_id', '=', jun)
    .where('valid_until', 'is', null)
    .execute()
  return lots.reduce((sum, { remaining }) => sum + remaining, 0)
}
const arrivalOf = async ({ transaction_id }: typeof payment) =>
  (await payer.ask('GET', `transactions/transactions-status?transactionId=${transaction_id}`)).body.data
const recordOf = async (id = payment.transaction_id) => {
  const { body } = await payer.ask('GET', 'payments?limit=100')
  return (body.data as Schemas['PaymentRecord'][]).find(({ transaction_id }) => transaction_id === id)
}
const walletOf = async () => (await payer.ask('GET', 'wallet/credits')).body.data as Schemas['WalletCredits']
const expectSound = async () => {
  const { balance, ledger, lots, gaps } = await sumsOf(server.db, jun)
  expect([ledger, lots, gaps]).toEqual([balance, balance, 0])
  expect((await checkData({ db: server.db, kybFolder: server.parts.settings.kybFolder })).faults).toEqual([])
}

describe('a refund', () => {
  test('takes the credits at once, pays their share of the price, and says so to the payer', async () => {
    const before = await balanceOf(server, jun)
    const { status, body } = await refund('100.00')
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ refunds: [{ status: 'PENDING', amount: '100.00' }] })
    expect(await balanceOf(server, jun)).toBe(before - 100_00)
    await server.runJobs()
    expect(await recordOf()).toMatchObject({
      status: 'PAID',
      refunds: [{ status: 'REFUNDED', credits: '100.00' }],
    })
    const { body: rows } = await payer.ask('GET', 'transactions?limit=1')
    expect(rows.data).toMatchObject([
      { kind: 'ADJUSTMENT', payment_part: 'REFUND', credits: '-100.00', reason: 'Bought by mistake.' },
    ])
    await expectSound()
  })

  test('is of what the top-up itself has left, whatever else the wallet holds', async () => {
    await spendAll()
    const other = await paid()
    const spent = await refund('0.01')
    expect([spent.status, spent.body.errors?.[0]?.code]).toEqual([422, 'insufficient_credits'])
    expect((await refund('300.00', other)).status).toBe(201)
    expect((await refund('0.01', other)).status).toBe(422)
    await expectSound()
  })

  test('in parts adds up to the price, to the centavo', async () => {
    const dollars = await startedPayment(server, token, {
      ...topUpOf300,
      currency: 'USD',
      amount: '5.36',
    })
    await tell(server, { reference: dollars.reference_number, amount: 5_36, currency: 'USD' })
    for (const part of ['100.00', '100.00', '100.00']) expect((await refund(part, dollars)).status).toBe(201)
    const amounts = (await recordOf(dollars.transaction_id))?.refunds?.map(({ amount }) => Number(amount))
    expect(amounts?.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(5.36, 10)
    await expectSound()
  })

  test('of twenty at two servers, three find credits of it', async () => {
    const twenty = Array.from({ length: 20 }, (_, index) =>
      (index % 2 ? twin : server).ask('POST', '/portal-api/api/admin/payments/refund', {
        token: adminToken,
        body: { transaction_id: payment.transaction_id, credits: '100.00', reason: 'Twice is once.' },
      }),
    )
    const answers = await Promise.all(twenty)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(17)
    await Promise.all([server.runJobs(), twin.runJobs()])
    await expectSound()
  })

  test('whose process ends before or after the provider heard of it is requested for again, under the same ID', async () => {
    await refund('100.00')
    const [open] = await server.db.selectFrom('refunds').selectAll().where('status', '=', 'PENDING').execute()
    const requested: string[] = []
    const dying = providerWith(server, {
      async refund({ refundId }: { refundId: string }) {
        requested.push(refundId)
        throw new Error('killed')
      },
    })
    const payload = { refundId: open?.refund_id ?? '' }
    await expect(sendRefund(payload, server.parts, dying)).rejects.toThrow('killed')
    await server.runJobs()
    await sendRefund(payload, twin.parts, dying)
    expect(requested).toEqual([payload.refundId])
    expect((await recordOf())?.refunds).toMatchObject([{ status: 'REFUNDED' }])
    await expectSound()
  })

  test('that the provider rejects gives the credits back to the same top-up', async () => {
    const before = await balanceOf(server, jun)
    await refund('100.00')
    await server.db
      .deleteFrom('sandbox_choices')
      .where('reference_number', '=', payment.reference_number)
      .execute()
    await server.runJobs()
    expect(await balanceOf(server, jun)).toBe(before)
    expect((await recordOf())?.refunds).toMatchObject([{ status: 'FAILED' }])
    await choose(payment.reference_number)
    expect((await refund('300.00')).status).toBe(201)
    await server.runJobs()
    expect((await recordOf())?.refunds?.map(({ status }) => status).toSorted()).toEqual([
      'FAILED',
      'REFUNDED',
    ])
    await expectSound()
  })

  test('409: a payment that isn’t a paid top-up; 404: none', async () => {
    const { transaction_id } = await startedPayment(server, token)
    const pending = await refund('1.00', { transaction_id })
    expect([pending.status, pending.body.code]).toEqual([409, 'not_refundable'])
    expect((await refund('1.00', { transaction_id: 'txn_nobodyHasIt1' })).status).toBe(404)
  })
})

describe('a dispute', () => {
  let number = 0
  beforeEach(() => {
    number += 1
  })
  const dispute = async (stage: 'opened' | 'won' | 'lost', amount = 300_00) => {
    const event = {
      ...{
        id: `evt_${stage}_${number}`,
        type: 'dispute',
        reference: payment.reference_number,
        amount,
        currency: 'PHP',
      },
      ...{ dispute_id: `dp_${number}`, stage },
    }
    const body = JSON.stringify(event)
    return send(server, body, await signed(server, body))
  }

  test('holds the credits, and gives them back once it is won', async () => {
    const before = await balanceOf(server, jun)
    for (const stage of ['opened', 'opened', 'won', 'lost'] as const) {
      expect((await dispute(stage)).status).toBe(200)
      expect(await balanceOf(server, jun)).toBe(stage === 'opened' ? before - 300_00 : before)
      if (stage === 'opened') expect((await refund('1.00')).body.code).toBe('not_refundable')
    }
    expect((await recordOf())?.dispute).toMatchObject({ status: 'WON', held_credits: '300.00' })
    expect((await refund('300.00')).status).toBe(201)
    await server.runJobs()
    await expectSound()
  })

  test('that is lost leaves what was spent as a debt, which the next top-ups pay first', async () => {
    await spendAll()
    await dispute('opened')
    expect((await recordOf())?.dispute).toMatchObject({ status: 'OPEN', held_credits: '0.00' })
    await dispute('lost')
    expect((await walletOf()).debt_credits).toBe('300.00')
    const before = await balanceOf(server, jun)
    const small = await paid({ credits: '100', amount: '100.00' }, 100_00)
    expect((await walletOf()).debt_credits).toBe('200.00')
    expect(await balanceOf(server, jun)).toBe(before)
    const balance_after = (before / 100).toFixed(2)
    expect(await arrivalOf(small)).toMatchObject({ credits: '100.00', debt_credits: '100.00', balance_after })
    expect(await arrivalOf(payment)).not.toHaveProperty('debt_credits')
    expect(JSON.stringify((await payer.ask('GET', 'notifications')).body)).toContain(
      '100 credits arrived in your wallet; 100 of them paid your debt.',
    )
    await paid()
    expect(await walletOf()).not.toHaveProperty('debt_credits')
    expect(await balanceOf(server, jun)).toBe(before + 100_00)
    const { body } = await payer.ask('GET', 'transactions?limit=2')
    expect(body.data).toMatchObject([{ payment_part: 'DEBT', credits: '-200.00' }, { kind: 'TOPUP' }])
    await expectSound()
  })

  test('told in the wrong order ends as its last word says', async () => {
    await dispute('lost')
    await dispute('opened')
    expect((await recordOf())?.dispute).toMatchObject({ status: 'LOST', held_credits: '300.00' })
    await expectSound()
  })

  test('of a part concerns that part of the credits, and none that were refunded', async () => {
    await refund('200.00')
    await server.runJobs()
    const before = await balanceOf(server, jun)
    await dispute('lost', 150_00)
    expect(await balanceOf(server, jun)).toBe(before - 100_00)
    expect(await walletOf()).not.toHaveProperty('debt_credits')
    await expectSound()
  })

  test.each([
    ['opened', 300_00],
    ['lost', 0],
  ] as const)('that is %s claims the credits of a refund that fails afterwards', async (stage, gross) => {
    const before = await balanceOf(server, jun)
    await refund('100.00')
    await dispute(stage)
    // A provider refunds nothing of a payment that the bank has.
    const { reference_number } = payment
    await server.db.deleteFrom('sandbox_choices').where('reference_number', '=', reference_number).execute()
    await server.runJobs()
    expect(await recordOf()).toMatchObject({
      refunds: [{ status: 'FAILED' }],
      dispute: { held_credits: '300.00' },
    })
    expect(await balanceOf(server, jun)).toBe(before - 300_00)
    const documents = await server.db
      .selectFrom('tax_documents')
      .select('gross')
      .where('reference', '=', reference_number)
      .execute()
    expect(documents.reduce((sum, { gross }) => sum + gross, 0)).toBe(gross)
    await expectSound()
  })

  test('that is won leaves no more to refund than was paid, whichever credits it held', async () => {
    await spendAll()
    await paid()
    payment = await paid()
    await refund('100.00')
    await server.runJobs()
    await dispute('opened', 200_00)
    await dispute('won', 200_00)
    expect((await refund('200.01')).body.errors?.[0]?.code).toBe('insufficient_credits')
    expect((await refund('200.00')).status).toBe(201)
    await server.runJobs()
    expect((await recordOf())?.refunds?.map(({ status }) => status)).toEqual(['REFUNDED', 'REFUNDED'])
    await expectSound()
  })
})
