import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakePortal, json, problem, unreachable } from '../../../../test/fake-portal.ts'
import { createTestApp, renderApp } from '../../../../test/render-app.tsx'
import { KitScope } from '../../../layouts/kit-scope.tsx'
import { TopUpPage } from './top-up-page.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(() => history.replaceState(null, '', '/'))

const pack = (name: string, credits: string, amount: string) => ({
  sku_id: `sku_${name}`,
  name,
  credits,
  amount,
  currency: 'PHP',
  amount_php: amount,
})
const prices = {
  plan_type: 'PREPAID',
  plan_name: 'Pay as you go',
  currency: 'PHP',
  credit_price: '1.00',
  min_credits: '100.00',
  max_credits: '100000.00',
  packs: [pack('Starter', '300.00', '300.00'), pack('Small', '1000.00', '980.00')],
  rates: [{ currency: 'USD', pesos: '56.00' }],
  skus: [],
}
const wallet = {
  wallet_credits: '346.00',
  settled_credits: '346.00',
  in_flight_credits: '0.00',
  free_credits: [],
  starter_credits: '0.00',
}
const open = {
  transaction_id: 'txn_1',
  reference_number: 'pay_1',
  status: 'PENDING',
  source: 'TOPUP',
  amount: '980.00',
  currency: 'PHP',
  amount_php: '980.00',
  payment: 'CARD',
  credits: '1000.00',
  invoices: [],
  checkout_url: 'https://pay.example/pay_1',
  created_at: '2026-11-22T03:00:00Z',
  expires_at: '2026-11-22T04:00:00Z',
  paid_at: null,
  failure_reason: null,
}
const pay = 'POST /api/payment'
const payments = 'GET /api/payments'
const status = 'GET /api/transactions/transactions-status'
const list = (...data: object[]) => json({ data, meta: { page: 1, limit: 3, total: data.length } })
const answers = {
  'GET /api/sku': json({ data: prices }),
  'GET /api/wallet/credits': json({ data: wallet }),
  [payments]: list(),
  [pay]: json({ data: { ...open, api_product_id: null } }, 201),
}

function renderPage(over: Parameters<typeof fakePortal>[0] = {}, search = '') {
  history.replaceState(null, '', `/dashboard/wallet/topup${search}`)
  const { sent } = fakePortal({ ...answers, ...over })
  const keys: (string | null)[] = []
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (request: Request) => {
    if (request.method === 'POST') keys.push(request.headers.get('Idempotency-Key'))
    return fetch(request)
  })
  const goTo = vi.fn()
  const draw = () =>
    renderApp(
      <KitScope>
        <TopUpPage />
      </KitScope>,
      { ...createTestApp(), goTo },
    )
  const { unmount } = draw()
  return {
    goTo,
    keys,
    sent: (operation: string) => sent.filter((call) => call.operation === operation),
    /** As a reload does: the page begins anew, the tab's storage stays. */
    reload() {
      unmount()
      draw()
    },
  }
}

const review = '?credits=1000&step=review'
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )

test('a package is chosen, reviewed with the balance before and after, and paid once for two presses', async () => {
  const { goTo, sent } = renderPage()
  await userEvent.click(await screen.findByRole('radio', { name: /1,000 credits/ }))
  await press('Review')
  expect(location.search).toBe('?credits=1000&step=review')
  expect(facts()).toEqual({
    'You buy': '1,000 credits (Small)',
    'Price per credit': 'PHP 0.98',
    'Pay with': 'Card',
    Total: 'PHP 980.00',
    'Balance now': '346.00',
    'Balance after': '1,346.00',
  })
  await userEvent.dblClick(screen.getByRole('button', { name: 'Pay PHP 980.00' }))
  await expect.poll(() => goTo.mock.calls).toEqual([['https://pay.example/pay_1']])
  expect(sent(pay).map(({ body }) => body)).toEqual([
    {
      source: 'TOPUP',
      credits: '1000.00',
      amount: '980.00',
      amount_php: '980.00',
      currency: 'PHP',
      payment: 'CARD',
    },
  ])
})

test('what the wallet owes is paid first, and the balance afterwards says so', async () => {
  const owing = (debt_credits: string) => ({
    'GET /api/wallet/credits': json({ data: { ...wallet, wallet_credits: '0.00', debt_credits } }),
  })
  renderPage(owing('200.00'), '?credits=1000')
  expect(await screen.findByText('Balance after: 800.00')).toBeVisible()
  await press('Review')
  expect(facts()).toMatchObject({ 'Balance now': '0.00', 'Debt paid': '200.00', 'Balance after': '800.00' })
  cleanup()
  renderPage(owing('1200.00'), review)
  await screen.findByText('You owe 1,200 credits.')
  expect(facts()).toMatchObject({ 'Debt paid': '1,000.00', 'Balance after': '0.00' })
})

test('in dollars, the pesos stand beside them', async () => {
  renderPage({}, `${review}&currency=USD&payment=BANK`)
  await screen.findByRole('button', { name: 'Pay USD 17.50' })
  expect(facts()).toMatchObject({ Total: 'USD 17.50', 'In pesos': 'PHP 980.00', 'Pay with': 'Bank transfer' })
})

test('credits bought for one product name it', async () => {
  const { sent } = renderPage({}, `${review}&product=prd_simPay1`)
  await press('Pay PHP 980.00')
  await expect
    .poll(() => sent(pay).map(({ body }) => body))
    .toMatchObject([{ api_product_id: 'prd_simPay1' }])
})

test('a slip is told, and stays as it was typed', async () => {
  renderPage()
  await press('Review')
  expect(await screen.findByText('Choose a pack or enter an amount.')).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: /Custom amount/ }))
  await userEvent.type(await screen.findByLabelText('Credits'), '99')
  await press('Review')
  expect(await screen.findByText('Buy at least 100 credits.')).toBeVisible()
  expect(screen.getByLabelText('Credits')).toHaveValue('99')
  expect(location.search).toBe('?credits=99')
  await userEvent.type(screen.getByLabelText('Credits'), '9{Enter}')
  expect(await screen.findByRole('button', { name: 'Pay PHP 999.00' })).toBeVisible()
})

test('an answer that was lost is asked for again under the same key, also after a reload', async () => {
  let tries = 0
  const { goTo, keys, reload } = renderPage(
    {
      [pay]: () => {
        tries += 1
        return tries < 3 ? unreachable() : (answers[pay]?.() ?? Response.error())
      },
    },
    review,
  )
  await press('Pay PHP 980.00')
  expect(await screen.findByText('Your payment wasn’t started.')).toBeVisible()
  await press('Pay PHP 980.00')
  reload()
  await press('Pay PHP 980.00')
  await expect.poll(() => goTo.mock.calls.length).toBe(1)
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
})

test('something else is another payment, under another key', async () => {
  const { keys } = renderPage({ [pay]: problem(503) }, review)
  await press('Pay PHP 980.00')
  await screen.findByText('Your payment wasn’t started.')
  await press('Change')
  await userEvent.click(await screen.findByRole('radio', { name: /300 credits/ }))
  await press('Review')
  await press('Pay PHP 300.00')
  await expect.poll(() => new Set(keys).size).toBe(2)
})

test('a checkout that another tab has begun is shown before one is begun beside it', async () => {
  let others: object[] = []
  const { goTo, sent } = renderPage({ [payments]: () => list(...others)() }, review)
  await screen.findByRole('button', { name: 'Pay PHP 980.00' })
  others = [open]
  await press('Pay PHP 980.00')
  expect(await screen.findByRole('heading', { name: 'You have an unfinished payment' })).toBeVisible()
  expect(sent(pay)).toEqual([])
  await press('Continue to checkout')
  expect(goTo.mock.calls).toEqual([['https://pay.example/pay_1']])
})

test('an unfinished payment: its link is mailed, or it is left alone for another', async () => {
  const resend = 'POST /api/payment/resend'
  const { sent, goTo } = renderPage(
    {
      [payments]: list(open),
      [resend]: json({ data: { message: 'The link goes to jun@example.com.' } }, 202),
    },
    review,
  )
  await press('Email me the link')
  expect(await screen.findByText('The link goes to jun@example.com.')).toBeVisible()
  expect(sent(resend).map(({ body }) => body)).toEqual([{ reference_number: 'pay_1' }])
  await press('Choose another amount')
  await press('Pay PHP 980.00')
  await expect.poll(() => goTo.mock.calls.length).toBe(1)
})

test('who comes back to what is paid is told, and pays it again only by asking for it', async () => {
  const { goTo, keys, reload } = renderPage(
    { [status]: json({ data: { ...open, status: 'PAID', checkout_url: null, balance_after: '1346.00' } }) },
    review,
  )
  await press('Pay PHP 980.00')
  await expect.poll(() => goTo.mock.calls.length).toBe(1)
  reload()
  await press('Pay PHP 980.00')
  expect(await screen.findByText('You’ve already paid for this.')).toBeVisible()
  expect(goTo).toHaveBeenCalledTimes(1)
  await press('Pay PHP 980.00 again')
  await expect.poll(() => new Set(keys).size).toBe(2)
})

test('a price that has changed is told in the server’s words', async () => {
  const message = '1,000 credits cost PHP 990.00. Check the new price, then try again.'
  renderPage(
    {
      [pay]: problem(422, {
        detail: message,
        errors: [{ pointer: '#/amount', code: 'amount_differs', message }],
      }),
    },
    review,
  )
  await press('Pay PHP 980.00')
  expect(await screen.findByText(message)).toBeVisible()
})

test('a number of credits that the server rejects is shown again, with its reason at the field', async () => {
  const message = 'Buy at least 500 credits.'
  renderPage(
    { [pay]: problem(422, { errors: [{ pointer: '#/credits', code: 'minimum', message }] }) },
    '?credits=450&step=review',
  )
  await press('Pay PHP 450.00')
  expect(await screen.findByText(message)).toBeVisible()
  const field = screen.getByLabelText('Credits')
  expect(field).toHaveValue('450')
  expect(field).toHaveFocus()
  await userEvent.type(field, '0')
  expect(screen.queryByText(message)).toBeNull()
  await press('Review')
  expect(await screen.findByRole('button', { name: 'Pay PHP 4,500.00' })).toBeVisible()
})
