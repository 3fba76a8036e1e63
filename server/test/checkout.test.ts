// The sandbox's hosted checkout, from the portal's call to the credits in the wallet.
import { beforeAll, describe, expect, test } from 'vitest'
import { balanceOf, type StartedPayment, startedPayment } from './support/payments.ts'
import { until } from './support/process.ts'
import { serverOfFile } from './support/server.ts'

const portal = 'https://portal.example'
const server = await serverOfFile({ settings: { publicUrl: portal } })
let token: string
beforeAll(async () => {
  token = (await server.signIn('user')).access_token
})

const addressOf = ({ checkout_url }: StartedPayment) => checkout_url.replace(portal, server.url)
const open = (payment: StartedPayment) => fetch(addressOf(payment))
async function press(payment: StartedPayment, choice: string) {
  const response = await fetch(addressOf(payment), {
    method: 'POST',
    body: new URLSearchParams({ choice }),
    redirect: 'manual',
  })
  return { status: response.status, to: response.headers.get('Location')?.replace(portal, '') }
}
async function standOf({ transaction_id }: StartedPayment) {
  const path = `/portal-api/api/transactions/transactions-status?transactionId=${transaction_id}`
  return (await server.ask('GET', path, { token })).body.data as Record<string, string>
}

test('Pay: the person goes to the result page, the event comes by itself, the credits are there', async () => {
  const before = await balanceOf(server, 'usr_jun7Q2')
  const payment = await startedPayment(server, token)
  expect(await press(payment, 'pay')).toEqual({
    status: 303,
    to: `/payment/success/${payment.transaction_id}`,
  })
  expect((await standOf(payment)).status).toBe('PENDING')
  await server.runJobs()
  expect(await standOf(payment)).toMatchObject({ status: 'PAID', paid_at: '2026-11-21T01:42:00.000Z' })
  expect(await balanceOf(server, 'usr_jun7Q2')).toBe(before + 300_00)
  const { body } = await server.ask('GET', '/portal-api/api/transactions?limit=1', { token })
  expect(body.data).toMatchObject([
    {
      kind: 'TOPUP',
      credits: '300.00',
      description: 'Top-up by card',
      reference: payment.reference_number,
      actor: 'USER',
    },
  ])
})

test('Decline: the person goes to the other page and reads why', async () => {
  const payment = await startedPayment(server, token)
  expect(await press(payment, 'decline')).toEqual({
    status: 303,
    to: `/payment/failed/${payment.transaction_id}`,
  })
  await server.runJobs()
  expect(await standOf(payment)).toMatchObject({
    status: 'FAILED',
    failure_reason: 'The bank declined the card. Try another card or another way to pay.',
  })
})

test('Cancel: back to where it began, and the checkout stays open', async () => {
  const payment = await startedPayment(server, token)
  expect(await press(payment, 'cancel')).toEqual({ status: 303, to: '/dashboard/wallet/topup' })
  expect((await press(payment, 'anything')).to).toBe('/dashboard/wallet/topup')
  await server.runJobs()
  expect((await standOf(payment)).status).toBe('PENDING')
  expect((await press(payment, 'pay')).to).toContain('/payment/success/')
})

test('the first choice counts: twenty presses at once are one event', async () => {
  const payment = await startedPayment(server, token)
  const pages = await Promise.all(
    Array.from({ length: 20 }, (_, index) => press(payment, index % 2 ? 'pay' : 'decline')),
  )
  expect(new Set(pages.map(({ to }) => to)).size).toBe(1)
  await server.runJobs()
  const events = await server.db
    .selectFrom('payment_events')
    .select('event_id')
    .where('transaction_id', '=', payment.transaction_id)
    .execute()
  expect(events).toEqual([{ event_id: `evt_${payment.reference_number}` }])
})

test('an event that was not heard is sent again', async () => {
  const payment = await startedPayment(server, token)
  await press(payment, 'pay')
  await server.database.pool.query(
    `UPDATE graphile_worker._private_jobs SET payload =
       jsonb_set(payload::jsonb, '{webhookUrl}', to_jsonb((payload->>'webhookUrl') || '/elsewhere'))::json
     WHERE payload->>'reference' = $1`,
    [payment.reference_number],
  )
  await server.runJobs()
  expect((await standOf(payment)).status).toBe('PENDING')
  // graphile-worker awaits nothing while it notes a failure, and with it when to try again.
  await until('the failure is written down', async () => {
    const { rowCount } = await server.database.pool.query(
      "SELECT 1 FROM graphile_worker._private_jobs WHERE payload->>'reference' = $1 AND attempts > 0 AND locked_at IS NULL",
      [payment.reference_number],
    )
    return rowCount === 1
  })
  await server.database.pool.query(
    `UPDATE graphile_worker._private_jobs SET run_at = now(), payload =
       jsonb_set(payload::jsonb, '{webhookUrl}', to_jsonb(replace(payload->>'webhookUrl', '/elsewhere', '')))::json
     WHERE payload->>'reference' = $1`,
    [payment.reference_number],
  )
  await server.runJobs()
  expect((await standOf(payment)).status).toBe('PAID')
})

describe('the page', () => {
  test('200: says what is paid, to whom and how, without a script', async () => {
    const body = { amount: '17.50', currency: 'USD', payment: 'EWALLET', source: 'TOPUP', credits: '1000' }
    const payment = await startedPayment(server, token, body)
    const response = await open(payment)
    const text = await response.text()
    const facts = ['USD 17.50', 'PHP 980.00', '1,000 credits', 'Switchboard', 'E-wallet', '10:42 Manila time']
    for (const words of [...facts, payment.reference_number, 'Decline', 'Cancel']) {
      expect(text).toContain(words)
    }
    expect(text).not.toMatch(/<script|style=|\son\w+=/)
    expect(response.headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; style-src 'self'; form-action 'self' https://portal.example; base-uri 'none'; frame-ancestors 'none'",
    )
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer')
  })

  test('200: its style sheet', async () => {
    const response = await fetch(`${server.url}/sandbox-pay/checkout.css`)
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/css; charset=utf-8'])
  })

  test('404: an unknown checkout, whatever is pressed', async () => {
    const nobody = { checkout_url: `${portal}/sandbox-pay/pay_%3Cb%3E` } as StartedPayment
    const page = await open(nobody)
    expect([page.status, await page.text()]).toEqual([404, expect.stringContaining('Checkout not found')])
    expect((await press(nobody, 'pay')).status).toBe(404)
  })

  test('200: nothing is left to choose once it was chosen, settled or too late', async () => {
    const payment = await startedPayment(server, token)
    await press(payment, 'pay')
    expect(await (await open(payment)).text()).toContain('Payment submitted')
    await server.runJobs()
    expect(await (await open(payment)).text()).toContain('Already paid')
    const refused = await startedPayment(server, token)
    await press(refused, 'decline')
    await server.runJobs()
    expect(await (await open(refused)).text()).toContain('didn’t go through')

    const abandoned = await startedPayment(server, token)
    server.advance(3600)
    expect(await (await open(abandoned)).text()).toContain('This checkout is closed')
    expect((await press(abandoned, 'pay')).status).toBe(200)
    token = (await server.signIn('user')).access_token
    await server.runJobs()
    expect((await standOf(abandoned)).status).toBe('EXPIRED')
  })
})
