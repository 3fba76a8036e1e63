import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakePortal, json, problem } from '../../../../test/fake-portal.ts'
import { jun, mara } from '../../../../test/profiles.ts'
import { createTestApp, renderApp } from '../../../../test/render-app.tsx'
import { KitScope } from '../../../layouts/kit-scope.tsx'
import type { Profile } from '../../../lib/session/session.ts'
import { PayPage } from './pay-page.tsx'
import { StatementPage } from './statement-page.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  history.replaceState(null, '', '/')
  vi.useRealTimers()
})

const postpaid: Profile = { ...mara, plan_type: 'POSTPAID', plan_name: 'Business monthly' }
const bill = (month: string, rest: object = {}) => ({
  invoice_id: `inv_${month}`,
  month,
  status: 'DUE',
  opening_credits: '9400.00',
  funded_credits: '13380.00',
  used_credits: '12780.00',
  expired_credits: '0.00',
  closing_credits: '10000.00',
  amount_due: '12480.00',
  currency: 'PHP',
  due_date: '2026-11-30',
  paid_at: null,
  payment_reference: null,
  pdf_url: null,
  charges: [
    {
      plan_name: 'Business monthly',
      api: null,
      fee: '1200.00',
      included_credits: '1500.00',
      used_credits: '12780.00',
      credit_price: '1.00',
      extra_credits: '11280.00',
      extra_amount: '11280.00',
      amount: '12480.00',
    },
  ],
  ...rest,
})
const usageLine = (price: string, count: number, credits: string) => ({
  api: 'one-time-password',
  operation_id: 'sendCode',
  operation_name: 'Send a code',
  plan_name: 'Pay as you go',
  price,
  count,
  credits,
})
const otp = [
  'One-Time Password |  | 299 |  | 159.50',
  'Send a code | Pay as you go | 199 | 0.50 | 99.50',
  'Send a code | Pay as you go | 100 | 0.60 | 60.00',
]
const books = {
  month: '2026-10',
  status: 'CLOSED',
  opening_credits: '0.00',
  funded_credits: '1350.00',
  used_credits: '149.50',
  expired_credits: '20.00',
  closing_credits: '1180.50',
  entries: [
    { kind: 'TOPUP', api: null, count: 2, credits: '1300.00' },
    { kind: 'ADJUSTMENT', plan_part: 'FEE', api: 'sim-swap', count: 1, credits: '-300.00' },
    { kind: 'ADJUSTMENT', plan_part: 'INCLUDED', api: 'sim-swap', count: 1, credits: '250.00' },
    { kind: 'USAGE', api: 'one-time-password', count: 299, credits: '-149.50' },
  ],
  usage: [usageLine('0.50', 199, '99.50'), usageLine('0.60', 100, '60.00')],
}
const cellsOf = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
        .join(' | '),
    )
const list = (...data: object[]) => json({ data, meta: { page: 1, limit: 12, total: data.length } })
const pay = 'POST /api/payment'
const bills = 'GET /api/billing-statements'
const months = 'GET /api/wallet/statements'
const taxData = 'GET /api/tax-data'

function renderPage(answers: Parameters<typeof fakePortal>[0], profile = postpaid, month?: string) {
  history.replaceState(null, '', '/dashboard/pay')
  const { sent } = fakePortal({
    'GET /api/payments': list(),
    [taxData]: json({ data: { legal_name: 'Jun Reyes', address: '', tin: null } }),
    'GET /api/user-subscription': json({ data: [{ api: 'one-time-password', name: 'One-Time Password' }] }),
    ...answers,
  })
  const goTo = vi.fn()
  renderApp(
    <KitScope>{month ? <StatementPage name="statement" params={{ month }} /> : <PayPage />}</KitScope>,
    { ...createTestApp(profile), goTo },
  )
  return { goTo, sent: (operation: string) => sent.filter((call) => call.operation === operation) }
}
const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )

test('what is due is added up, chosen, and paid once for two presses', async () => {
  const { goTo, sent } = renderPage({
    [bills]: json({
      data: [
        bill('2026-11', { status: 'OPEN', amount_due: '1280.00' }),
        bill('2026-10'),
        bill('2026-09', { status: 'OVERDUE', amount_due: '9040.00', due_date: '2026-10-31' }),
        bill('2026-08', { status: 'PAID', paid_at: '2026-09-18T02:35:51Z', payment_reference: 'pay_Ag' }),
      ],
    }),
    [pay]: json(
      { data: { source: 'BILLING', transaction_id: 'txn_b', checkout_url: 'https://pay.example/b' } },
      201,
    ),
  })
  expect(await screen.findByRole('button', { name: 'Pay PHP 21,520.00' })).toBeVisible()
  expect(screen.getByText(/overdue since 31 Oct 2026/)).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: /October 2026/ }))
  await userEvent.dblClick(screen.getByRole('button', { name: 'Pay PHP 9,040.00' }))
  await expect.poll(() => goTo.mock.calls).toEqual([['https://pay.example/b']])
  expect(sent(pay).map(({ body }) => body)).toEqual([
    {
      source: 'BILLING',
      invoices: ['inv_2026-09'],
      amount: '9040.00',
      amount_php: '9040.00',
      currency: 'PHP',
      payment: 'BANK',
    },
  ])
  await userEvent.click(screen.getByRole('checkbox', { name: /September 2026/ }))
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1)
  expect(rows.map((row) => within(row).getAllByRole('cell')[1]?.textContent)).toEqual([
    'Open',
    'Due',
    'Overdue',
    'Paid',
  ])
})

test('a statement in payment waits for its checkout, which can be gone on with', async () => {
  const { goTo } = renderPage({
    [bills]: json({ data: [bill('2026-10', { payment_reference: 'pay_b' })] }),
    'GET /api/payments': list({
      transaction_id: 'txn_b',
      reference_number: 'pay_b',
      status: 'PENDING',
      source: 'BILLING',
      amount: '12480.00',
      currency: 'PHP',
      credits: null,
      invoices: ['inv_2026-10'],
      checkout_url: 'https://pay.example/b',
      expires_at: '2026-11-22T04:00:00Z',
    }),
  })
  expect(await screen.findByText('Statements: October 2026')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Due now' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Continue to checkout' }))
  expect(goTo.mock.calls).toEqual([['https://pay.example/b']])
})

test('a refusal is told in the server’s words', async () => {
  renderPage({
    [bills]: json({ data: [bill('2026-10')] }),
    [pay]: problem(409, { detail: 'The statement of October 2026 was paid on 21 November.' }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Pay PHP 12,480.00' }))
  expect(await screen.findByText('The statement of October 2026 was paid on 21 November.')).toBeVisible()
})

test('nothing due', async () => {
  renderPage({
    [bills]: json({ data: [bill('2026-10', { status: 'PAID', paid_at: '2026-11-01T00:00:00Z' })] }),
  })
  expect(await screen.findByText('Nothing is due.')).toBeVisible()
})

test('a prepaid account is told why it has no bills, and has its months', async () => {
  const { sent } = renderPage({ [months]: list(books) }, jun)
  expect(await screen.findByText(/there are no bills/)).toBeVisible()
  expect(await screen.findByRole('link', { name: 'October 2026' })).toHaveAttribute(
    'href',
    '/dashboard/pay/2026-10',
  )
  expect(sent(bills)).toEqual([])
})

test('a bill on paper: who, which period, every charge, the sum, and whether it is paid', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  renderPage(
    {
      [bills]: json({
        data: [
          bill('2026-10', { status: 'PAID', paid_at: '2026-11-21T01:44:30Z', payment_reference: 'pay_b' }),
        ],
      }),
      [months]: list({
        ...books,
        usage: [{ ...usageLine('2.00', 3, '6.00'), on_statement: true }, usageLine('0.50', 2, '1.00')],
      }),
      [taxData]: json({
        data: { legal_name: 'Lakbay Freight Corp.', address: '14 Pier Road, Manila', tin: '009-123-456-000' },
      }),
    },
    postpaid,
    '2026-10',
  )
  await screen.findByRole('heading', { level: 1, name: 'Statement, October 2026' })
  for (const line of ['Lakbay Freight Corp.', '14 Pier Road, Manila', 'TIN 009-123-456-000'])
    expect(await screen.findByText(line)).toBeVisible()
  expect(screen.getByText(/include any VAT/)).toBeVisible()
  expect(facts()).toMatchObject({
    'Statement number': 'inv_2026-10',
    Period: '1–31 Oct 2026 (Asia/Manila)',
    Status: 'Paid',
    'Due date': '30 Nov 2026',
    Payment: 'pay_b',
    'Total, paid': 'PHP 12,480.00',
  })
  const charges = within(screen.getByRole('table', { name: 'Charges' })).getAllByRole('cell')
  expect(charges.map(({ textContent }) => textContent)).toEqual([
    'Business monthly',
    '1,200.00',
    '1,500 of 1,500',
    '11,280.00',
    '11,280.00',
    '12,480.00',
  ])
  await screen.findAllByRole('link', { name: 'One-Time Password' })
  expect(cellsOf('Calls on this statement')).toEqual([
    'One-Time Password |  | 3 |  | 6.00',
    'Send a code | Pay as you go | 3 | 2.00 | 6.00',
  ])
  expect(cellsOf('Calls paid from the wallet').slice(0, 2)).toEqual([
    'One-Time Password |  | 2 |  | 1.00',
    'Send a code | Pay as you go | 2 | 0.50 | 1.00',
  ])
  expect(screen.getAllByRole('link', { name: 'One-Time Password' })[0]).toHaveAttribute(
    'href',
    '/subscriptions/usage?tab=log&api=one-time-password&from=2026-10-01&to=2026-10-31',
  )
  expect(screen.getByRole('link', { name: 'Business monthly' })).toHaveAttribute('href', '/plans')
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalled()
})

test('a month of a prepaid wallet on paper: each price with its quantity, subtotals and no movement of the wallet', async () => {
  renderPage({ [months]: list(books) }, jun, '2026-10')
  expect(await screen.findByText('Paid per call from the wallet')).toBeVisible()
  await screen.findByRole('link', { name: 'One-Time Password' })
  expect(cellsOf('Calls')).toEqual([
    ...otp,
    'Sim swap |  | 0 |  | 50.00',
    'Plan fee |  | 1 |  | 300.00',
    'Included credits |  | 1 |  | −250.00',
  ])
  expect(facts()).toMatchObject({ 'Statement number': '2026-10', Total: '209.50 credits' })
  expect(facts()).not.toHaveProperty('Forecast for 31 Oct 2026')
  expect(screen.queryByText('Top-ups')).toBeNull()
  expect(screen.queryByRole('table', { name: 'Charges' })).toBeNull()
})

test.each([
  ['prepaid, in credits', undefined, 'about 300.00 credits'],
  ['billed, in pesos, with the included credits off', '2000.00', 'about PHP 4,700.00'],
])('a running month says what it comes to by its end: %s', async (_what, used_credits, forecast) => {
  vi.setSystemTime('2026-11-12T04:00:00Z')
  const running = { ...books, month: '2026-11', status: 'OPEN', used_credits: '120.00' }
  const charges = bill('').charges.map((charge) => ({ ...charge, used_credits }))
  renderPage(
    { [months]: list(running), [bills]: json({ data: [bill('2026-11', { status: 'OPEN', charges })] }) },
    used_credits ? postpaid : jun,
    '2026-11',
  )
  await screen.findByText('1–30 Nov 2026 (Asia/Manila)')
  expect(facts()).toMatchObject({ 'Forecast for 30 Nov 2026': forecast })
})

test.each([
  ['2020-01', list()],
  ['october', problem(422)],
])('there is no statement of %s', async (month, answer) => {
  renderPage({ [months]: answer }, jun, month)
  expect(await screen.findByRole('heading', { name: 'There’s no statement for this month' })).toBeVisible()
})
