import { beforeEach, expect, test } from 'vitest'
import { closeStatements } from '../src/modules/payments/statements/close-months.ts'
import { toHundredths } from '../src/platform/money/decimals.ts'
import { balanceOf, pay, type StartedPayment, startedPayment, tell } from './support/payments.ts'
import { startServer, type TestServer } from './support/server.ts'
import { type Statement, statementsOf, toDecember } from './support/statements.ts'

const mara = 'usr_mara3K'

let server: TestServer
let twin: TestServer
let token: string
beforeEach(async () => {
  server = await startServer()
  twin = await server.twin()
  token = (await server.signIn('business')).access_token
  return async () => {
    await twin.close()
    await server.close()
    await server.database.close()
  }
})

const list = () => statementsOf(server, token)
async function later(seconds: number): Promise<void> {
  server.advance(seconds)
  token = (await server.signIn('business')).access_token
}

let october: Statement
beforeEach(async () => {
  october = (await list())[1] as Statement
})
const request = (...statements: Statement[]) => ({
  amount: (statements.reduce((sum, one) => sum + toHundredths(one.amount_due), 0) / 100).toFixed(2),
  currency: 'PHP',
  payment: 'BANK',
  source: 'BILLING',
  invoices: statements.map(({ invoice_id }) => invoice_id),
})
const settle = ({ reference_number: reference }: StartedPayment, type = 'paid') =>
  tell(server, { reference, type, amount: toHundredths(october.amount_due) })
const standOf = async ({ transaction_id }: StartedPayment) => {
  const path = `/portal-api/api/transactions/billing-transactions-status?transactionId=${transaction_id}`
  return (await server.ask('GET', path, { token })).body.data
}

test('201, PAID: the statement is settled, and the wallet does not move', async () => {
  const balance = await balanceOf(server, mara)
  const payment = await startedPayment(server, token, request(october))
  expect((await list())[1]).toMatchObject({ status: 'DUE', payment_reference: payment.reference_number })
  expect(await standOf(payment)).toMatchObject({ status: 'PENDING', checkout_url: payment.checkout_url })
  await settle(payment)
  expect(await standOf(payment)).toMatchObject({
    status: 'PAID',
    statements: [{ invoice_id: october.invoice_id, month: '2026-10', amount_due: october.amount_due }],
  })
  expect((await list())[1]).toMatchObject({
    status: 'PAID',
    paid_at: '2026-11-21T01:42:00.000Z',
    payment_reference: payment.reference_number,
  })
  expect(await balanceOf(server, mara)).toBe(balance)
  const [receipt] = await server.mailsTo('mara@lakbay.example')
  expect(receipt?.text).toContain('for the statement of October 2026')
  const again = await pay(server, token, request(october))
  expect(again.body).toMatchObject({
    status: 409,
    code: 'statement_paid',
    detail: 'The statement of October 2026 was paid on 21 November. No payment was started.',
  })
})

test('201: one Idempotency-Key is one payment of the statement, also by copies that come at once', async () => {
  const headers = { 'Idempotency-Key': 'october-once' }
  const send = (to: TestServer) =>
    to.ask('POST', '/portal-api/api/payment', { token, body: request(october), headers })
  const copies = await Promise.all([send(server), send(twin), send(server), send(twin)])
  const responses = [...copies, await send(server)]
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
  expect(new Set(responses.map(({ body }) => body.data.transaction_id)).size).toBe(1)
})

test('409 statement_in_payment: of two payments at once one wins, ten times', async () => {
  for (let round = 0; round < 10; round += 1) {
    const answers = await Promise.all([
      pay(server, token, request(october)),
      pay(twin, token, request(october)),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    const [winner, loser] = answers.toSorted((one, other) => one.status - other.status)
    const payment = winner?.body.data as StartedPayment
    expect(loser?.body).toMatchObject({
      code: 'statement_in_payment',
      detail: `${payment.reference_number} pays the statement of October 2026 and is open until 10:42 Manila time. Finish it, or wait until it closes.`,
    })
    await settle(payment, 'failed')
    expect(await standOf(payment)).toMatchObject({ status: 'FAILED' })
    expect((await list())[1]?.payment_reference).toBeNull()
  }
})

test('a checkout left alone sets its statements free, and its late money settles nothing', async () => {
  const first = await startedPayment(server, token, request(october))
  await later(3600)
  const second = await startedPayment(server, token, request(october))
  await settle(first)
  expect(await standOf(first)).toMatchObject({ status: 'EXPIRED' })
  expect((await list())[1]).toMatchObject({ status: 'DUE', payment_reference: second.reference_number })
  await settle(second)
  expect((await list())[1]).toMatchObject({ status: 'PAID', payment_reference: second.reference_number })
})

test('two statements are paid together, oldest first in the status', async () => {
  await later(toDecember)
  const [, november, again] = await list()
  const payment = await startedPayment(server, token, request(november as Statement, again as Statement))
  expect((await standOf(payment)) as unknown).toMatchObject({
    statements: [{ month: '2026-10' }, { month: '2026-11' }],
  })
  await tell(server, {
    reference: payment.reference_number,
    amount: toHundredths((november as Statement).amount_due) + toHundredths((again as Statement).amount_due),
  })
  expect((await list()).map(({ status }) => status)).toEqual(['OPEN', 'PAID', 'PAID', 'PAID'])
})

test('money for a statement that was settled meanwhile is looked at by people', async () => {
  const payment = await startedPayment(server, token, request(october))
  await server.db
    .updateTable('statements')
    .set({ paid_at: server.parts.clock() })
    .where('invoice_id', '=', october.invoice_id)
    .execute()
  await settle(payment)
  expect(await standOf(payment)).toMatchObject({ status: 'PAID' })
  const review = await server.db
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'payment.review')
    .execute()
  expect(review).toEqual([{ details: { why: 'one of its statements was settled before' } }])
})

test('404: the running month, and somebody else’s', async () => {
  const [open] = await list()
  expect((await pay(server, token, request(open as Statement))).status).toBe(404)
  const other = (await server.signIn('user')).access_token
  const response = await pay(server, other, request(october))
  expect(response.body.detail).toBe(`You have no statement ${october.invoice_id}. No payment was started.`)
})

test('422 amount_differs: a part of it', async () => {
  const response = await pay(server, token, { ...request(october), amount: '1.00' })
  expect(response.body.errors).toMatchObject([{ pointer: '#/amount', code: 'amount_differs' }])
})

test('a month that closes while a statement is overdue lends nothing anew; its payment gives back what the calls took, once', async () => {
  const wallet = async () => (await server.ask('GET', '/portal-api/api/wallet/credits', { token })).body.data
  const november = toHundredths((await list())[0]?.used_credits ?? '')
  const before = await balanceOf(server, mara)
  await later(toDecember)
  await closeStatements(server.parts)
  await server.runJobs()
  expect(await balanceOf(server, mara)).toBe(before)
  const amounts = { line_credits: (before / 100).toFixed(2), withheld_credits: (november / 100).toFixed(2) }
  expect(await wallet()).toMatchObject(amounts)
  const bell = await server.ask('GET', '/portal-api/api/notifications', { token })
  expect(JSON.stringify(bell.body.data)).toContain(
    'A statement is overdue, so your credit line wasn’t renewed.',
  )

  const payment = await startedPayment(server, token, request(october))
  await Promise.all([settle(payment), settle(payment), settle(payment)])
  expect(await balanceOf(server, mara)).toBe(before + november)
  const released = await wallet()
  expect([released.line_credits, released.withheld_credits]).toEqual(['10000.00', undefined])
  const statements = await list()
  expect(statements.map(({ month, status }) => `${month} ${status}`).slice(0, 3)).toEqual([
    '2026-12 OPEN',
    '2026-11 DUE',
    '2026-10 PAID',
  ])
  expect(toHundredths(statements[0]?.closing_credits ?? '')).toBe(before + november)
  expect(statements[0]?.opening_credits).toBe(statements[1]?.closing_credits)
})
