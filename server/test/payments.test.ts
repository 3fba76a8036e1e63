import { beforeAll, describe, expect, test } from 'vitest'
import { expirePayments } from '../src/modules/payments/settle-payment.ts'
import { pay, startedPayment, tell, topUpOf300 } from './support/payments.ts'
import { serverOfFile, startServer } from './support/server.ts'

const server = await serverOfFile({ settings: { publicUrl: 'https://portal.example' } })
let token: string
beforeAll(async () => {
  token = (await server.signIn('user')).access_token
})

const bill = { amount: '1.00', currency: 'PHP', payment: 'BANK', source: 'BILLING', invoices: ['inv_x'] }
const get = (kind: string, id: string, by = token) =>
  server.ask('GET', `/portal-api/api/transactions/${kind}?transactionId=${id}`, { token: by })
const status = (id: string, by?: string) => get('transactions-status', id, by)
const audits = async (subject: string) => {
  const rows = await server.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject', '=', subject)
    .orderBy('id')
    .execute()
  return rows.map(({ action }) => action)
}

describe('createPayment', () => {
  test('201: a payment that waits for its checkout, for an hour', async () => {
    const { status: code, body } = await pay(server, token)
    expect(code).toBe(201)
    const { transaction_id, reference_number } = body.data
    expect(reference_number.slice(4)).toBe(transaction_id.slice(4))
    expect(body.data).toEqual({
      transaction_id,
      reference_number,
      status: 'PENDING',
      amount: '300.00',
      currency: 'PHP',
      amount_php: '300.00',
      payment: 'CARD',
      source: 'TOPUP',
      credits: '300.00',
      api_product_id: null,
      invoices: [],
      checkout_url: `https://portal.example/sandbox-pay/${reference_number}`,
      created_at: '2026-11-21T01:42:00.000Z',
      expires_at: '2026-11-21T02:42:00.000Z',
    })
    expect(await audits(transaction_id)).toEqual(['payment.start'])
  })

  test.each([
    ['100', '100.00'],
    ['300', '300.00'],
    ['999.99', '999.99'],
    ['1000', '980.00'],
    ['1000.01', '1000.01'],
    ['5000', '4750'],
    ['20000', '18000.0'],
    ['100000', '100000'],
  ])('201: %s credits cost %s', async (credits, amount) => {
    expect((await pay(server, token, { ...topUpOf300, credits, amount })).status).toBe(201)
  })

  test('201: in dollars, at the rate of the deployment', async () => {
    const body = { ...topUpOf300, currency: 'USD', amount: '17.50', amount_php: '980.00', credits: '1000' }
    const response = await pay(server, token, body)
    expect(response.body.data).toMatchObject({ amount: '17.50', currency: 'USD', amount_php: '980.00' })
  })

  test('201: started from a product, which is recorded', async () => {
    const response = await pay(server, token, { ...topUpOf300, api_product_id: 'prd_messaging-call' })
    expect(response.body.data).toMatchObject({ api_product_id: 'prd_messaging-call' })
  })

  test('201 once: twenty parallel copies of one intent start one payment', async () => {
    const headers = { 'Idempotency-Key': 'one-intent' }
    const copies = Array.from({ length: 20 }, () =>
      server.ask('POST', '/portal-api/api/payment', { token, body: topUpOf300, headers }),
    )
    const ids = (await Promise.all(copies)).map(({ body }) => body.data.transaction_id)
    expect(new Set(ids).size).toBe(1)
  })

  test('404: a statement that is not there', async () => {
    expect((await pay(server, token, bill)).body).toMatchObject({
      status: 404,
      detail: 'You have no statement inv_x. No payment was started.',
    })
  })

  const { credits: _credits, ...withoutCredits } = topUpOf300
  const { invoices: _invoices, ...withoutInvoices } = bill
  test.each([
    ['too few', { ...topUpOf300, credits: '99.99', amount: '99.99' }, '#/credits', 'below_minimum'],
    ['too many', { ...topUpOf300, credits: '100000.01', amount: '1' }, '#/credits', 'above_maximum'],
    ['no credits', withoutCredits, '#/credits', 'required'],
    ['no statements', withoutInvoices, '#/invoices', 'required'],
    ['another amount', { ...topUpOf300, amount: '299.99' }, '#/amount', 'amount_differs'],
    [
      'the list price of a pack',
      { ...topUpOf300, credits: '1000', amount: '1000' },
      '#/amount',
      'amount_differs',
    ],
    ['other pesos', { ...topUpOf300, amount_php: '301' }, '#/amount_php', 'amount_differs'],
    ['a top-up with statements', { ...topUpOf300, invoices: ['inv_x'] }, '#/invoices', 'not_taken'],
    ['statements with credits', { ...bill, credits: '100' }, '#/credits', 'not_taken'],
    ['statements of a product', { ...bill, api_product_id: 'prd_x' }, '#/api_product_id', 'not_taken'],
    ['statements in dollars', { ...bill, currency: 'USD' }, '#/currency', 'other_currency'],
    ['one statement twice', { ...bill, invoices: ['inv_x', 'inv_x'] }, '#/invoices', 'unique_items'],
  ])('422: %s', async (_what, body, pointer, code) => {
    const response = await pay(server, token, body)
    expect([response.status, response.body.errors]).toMatchObject([422, [{ pointer, code }]])
  })

  test('422: the message names the price', async () => {
    const { body } = await pay(server, token, { ...topUpOf300, credits: '1000', amount: '1000' })
    expect(body.errors).toMatchObject([
      { message: '1,000 credits cost PHP 980.00. Check the new price, then try again.' },
    ])
  })
})

describe('listPayments', () => {
  test('200: what is open has its checkout; what was left alone is EXPIRED by the clock', async () => {
    const other = await startServer()
    const signIn = async () => (await other.signIn('user')).access_token
    const { transaction_id, checkout_url } = await startedPayment(other, await signIn())
    const ask = async (status: string) =>
      (await other.ask('GET', `/portal-api/api/payments?status=${status}`, { token: await signIn() })).body
        .data
    expect(await ask('PENDING')).toMatchObject([
      { transaction_id, checkout_url, source: 'TOPUP', credits: '300.00', invoices: [], paid_at: null },
    ])
    other.advance(3600)
    expect(await ask('PENDING')).toEqual([])
    expect(await ask('EXPIRED')).toMatchObject([{ transaction_id, status: 'EXPIRED', checkout_url: null }])
    await other.close()
    await other.database.close()
  })
})

describe('getTransactionStatus', () => {
  test('200: a row of the ledger names the payment that bought its credits; other rows name none', async () => {
    const { transaction_id, reference_number: reference } = await startedPayment(server, token)
    await tell(server, { reference })
    const { body } = await server.ask('GET', '/portal-api/api/transactions?limit=200', { token })
    const rows = body.data as { reference: string; kind: string; payment_id: string | null }[]
    expect(rows.find((row) => row.reference === reference)?.payment_id).toBe(transaction_id)
    expect(new Set(rows.filter(({ kind }) => kind !== 'TOPUP').map(({ payment_id }) => payment_id))).toEqual(
      new Set([null]),
    )
  })
})

test('a checkout left alone is EXPIRED after its hour: by the clock at once, in the books when the job comes', async () => {
  const { transaction_id, reference_number } = await startedPayment(server, token)
  const written = async () => {
    const { status } = await server.db
      .selectFrom('payments')
      .select('status')
      .where('transaction_id', '=', transaction_id)
      .executeTakeFirstOrThrow()
    return status
  }
  server.advance(3599)
  token = (await server.signIn('user')).access_token
  await expirePayments(server.parts)
  expect((await status(transaction_id)).body.data).toMatchObject({ status: 'PENDING' })
  server.advance(1)
  expect(await written()).toBe('PENDING')
  const expired = { status: 'EXPIRED', checkout_url: null, failure_reason: null, paid_at: null }
  expect((await status(transaction_id)).body.data).toMatchObject(expired)
  const headers = { 'Idempotency-Key': 'resend-late' }
  const body = { reference_number }
  const late = await server.ask('POST', '/portal-api/api/payment/resend', { token, body, headers })
  expect(late.body.code).toBe('payment_ended')

  await Promise.all(Array.from({ length: 5 }, () => expirePayments(server.parts)))
  expect(await written()).toBe('EXPIRED')
  expect((await status(transaction_id)).body.data).toMatchObject(expired)
  expect(await audits(transaction_id)).toEqual(['payment.start', 'payment.expired'])
})

test('createPayment 501 not_offered: where no provider is set up, and nobody can forge one', async () => {
  const bare = await startServer({ settings: { paymentProvider: 'none' } })
  try {
    const { access_token } = await bare.signIn('user')
    const response = await pay(bare, access_token)
    expect([response.status, response.body.code]).toEqual([501, 'not_offered'])
    expect((await tell(bare, { reference: 'pay_x' })).status).toBe(401)
    expect((await bare.ask('GET', '/sandbox-pay/pay_x')).body.code).toBe('not_found')
  } finally {
    await bare.close()
    await bare.database.close()
  }
})
