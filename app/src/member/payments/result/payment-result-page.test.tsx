import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakePortal, json, problem } from '../../../../test/fake-portal.ts'
import { jun } from '../../../../test/profiles.ts'
import { createTestApp, renderApp } from '../../../../test/render-app.tsx'
import { creditsQuery } from '../../../domain/wallet/queries.ts'
import { KitScope } from '../../../layouts/kit-scope.tsx'
import type { PathName } from '../../../paths.ts'
import { PaymentResultPage, pauseOf } from './payment-result-page.tsx'

beforeEach(() => sessionStorage.clear())

const topUp = {
  transaction_id: 'txn_1',
  reference_number: 'pay_1',
  status: 'PAID',
  amount: '17.50',
  currency: 'USD',
  amount_php: '980.00',
  payment: 'EWALLET',
  credits: '1000.00',
  balance_after: '1346.00',
  checkout_url: null,
  created_at: '2026-11-22T03:00:00Z',
  expires_at: '2026-11-22T04:00:00Z',
  paid_at: '2026-11-22T03:01:00Z',
  failure_reason: null,
}
const pending = {
  ...topUp,
  status: 'PENDING',
  balance_after: null,
  paid_at: null,
  checkout_url: 'https://pay.example/pay_1',
}
const failed = {
  ...topUp,
  status: 'FAILED',
  balance_after: null,
  paid_at: null,
  failure_reason: 'The bank refused the card.',
}
const { credits: _credits, balance_after: _after, ...common } = topUp
const bill = {
  ...common,
  currency: 'PHP',
  amount: '12480.00',
  statements: [{ invoice_id: 'inv_1', month: '2026-10', amount_due: '12480.00' }],
}
const top = 'GET /api/transactions/transactions-status'
const billing = 'GET /api/transactions/billing-transactions-status'

function renderPage(answers: Parameters<typeof fakePortal>[0], name: PathName = 'paymentSuccess') {
  const { sent } = fakePortal(answers)
  const services = createTestApp(jun)
  renderApp(
    <KitScope>
      <PaymentResultPage name={name} params={{ slug: 'txn_1' }} />
    </KitScope>,
    services,
  )
  return { services, sent }
}
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )

test('a paid top-up has a receipt: credits, both amounts, reference, account and the balance after', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  renderPage({ [top]: json({ data: topUp }) })
  await title('Payment received')
  expect(screen.getByText('1,000 credits are in your wallet.')).toBeVisible()
  expect(facts()).toMatchObject({
    For: '1,000 credits',
    Amount: 'USD 17.50',
    'In pesos': 'PHP 980.00',
    'Paid with': 'E-wallet',
    Reference: 'pay_1',
    Account: 'Jun Dela Cruz, jun@example.com',
    'Balance after': '1,346.00 credits',
  })
  expect(screen.getByRole('link', { name: 'See your wallet' })).toHaveAttribute('href', '/dashboard/wallet')
  await userEvent.click(screen.getByRole('button', { name: 'Print receipt' }))
  expect(print).toHaveBeenCalled()
})

test('of credits that paid a debt, none is said to be in the wallet', async () => {
  renderPage({ [top]: json({ data: { ...topUp, debt_credits: '1000.00', balance_after: '0.00' } }) })
  await title('Payment received')
  expect(screen.getByText('1,000 of 1,000 credits paid your debt.')).toBeVisible()
  expect(facts()).toMatchObject({ 'Debt paid': '1,000.00 credits', 'Balance after': '0.00 credits' })
})

test('the end is waited for, and what it changes is read anew', async () => {
  const answers = [pending, topUp]
  const { services } = renderPage({
    [top]: () => json({ data: answers.length > 1 ? answers.shift() : answers[0] })(),
  })
  services.queryClient.setQueryData(creditsQuery(services.portal).queryKey, {} as never)
  await title('Confirming your payment')
  expect(screen.getByText(/updates by itself/)).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Payment received' }, { timeout: 4000 })).toBeVisible()
  await expect
    .poll(() => services.queryClient.getQueryState(creditsQuery(services.portal).queryKey)?.isInvalidated)
    .toBe(true)
})

test('at the address of a success, a failed payment tells the truth and is tried again with the same choice', async () => {
  renderPage({ [top]: json({ data: failed }) })
  await title('Payment failed')
  expect(screen.getByText('The bank refused the card.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Print receipt' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    '/dashboard/wallet/topup?credits=1000&currency=USD&payment=EWALLET&step=review',
  )
})

test('at the address of a failure, a paid one is received', async () => {
  renderPage({ [top]: json({ data: topUp }) }, 'paymentFailed')
  await title('Payment received')
})

test('a checkout that closed', async () => {
  renderPage({ [top]: json({ data: { ...failed, status: 'EXPIRED', failure_reason: null } }) })
  await title('Checkout closed')
  expect(screen.getByText('The checkout closed before it was paid.')).toBeVisible()
})

test('a payment of statements is found at each of the addresses', async () => {
  renderPage({ [top]: problem(404), [billing]: json({ data: bill }) }, 'paymentFailed')
  await title('Payment received')
  expect(facts()).toMatchObject({ For: 'Statements: October 2026', Amount: 'PHP 12,480.00' })
  expect(screen.getByRole('link', { name: 'See your statements' })).toBeVisible()
})

test('a payment that nobody knows', async () => {
  renderPage({ [top]: problem(404), [billing]: problem(404) }, 'billingSuccess')
  expect(await screen.findByRole('heading', { name: 'We can’t find this payment' })).toBeVisible()
})

test('it is asked about in growing pauses, and no more once it has ended', () => {
  const after = (dataUpdateCount: number, status = 'PENDING') =>
    pauseOf({ state: { data: { data: { status } }, dataUpdateCount } })
  expect([1, 3, 6, 50].map((count) => after(count))).toEqual([1000, 2000, 8000, 20_000])
  expect(after(1, 'PAID')).toBe(false)
})
