import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { fakePortal, json, problem } from '../../../test/fake-portal.ts'
import { renderApp } from '../../../test/render-app.tsx'
import { KitScope } from '../../layouts/kit-scope.tsx'
import { WalletPage } from './wallet-page.tsx'

afterEach(() => history.replaceState(null, '', '/'))

const autoTopUp = {
  enabled: false,
  state: 'NO_CARD',
  threshold: '100.00',
  credits: '1000.00',
  amount: '980.00',
  monthly_cap: '3000.00',
  currency: 'PHP',
  month: '2026-11',
  spent_this_month: '0.00',
  card: null,
  declines: 0,
  next_try_at: null,
  off_reason: null,
  cool_off_minutes: 60,
  last_run: null,
  used_last_30_days: '2500.00',
}
const packs = {
  plan_type: 'PREPAID',
  plan_name: 'Pay as you go',
  currency: 'PHP',
  credit_price: '1.00',
  min_credits: '100.00',
  max_credits: '100000.00',
  packs: [],
  rates: [],
  skus: [],
}
const wallet = {
  wallet_credits: '346.00',
  settled_credits: '348.00',
  in_flight_credits: '2.00',
  free_credits: [{ credits: '50.00', validity_date: '2026-12-31' }],
  starter_credits: '0.00',
}
const row = {
  transaction_id: 'txn_1',
  created_at: '2026-11-20T03:15:00Z',
  kind: 'ADJUSTMENT',
  description: 'Credits added',
  credits: '20.00',
  balance_before: '326.00',
  balance_after: '346.00',
  reference: 'adj_1',
  reason: 'Goodwill for an outage.',
  actor: 'ADMIN',
  acted_by: null,
  key: null,
  api: null,
  request_id: null,
}
const list = (data: object[], total = data.length) => json({ data, meta: { page: 1, limit: 20, total } })
const answers = {
  'GET /api/wallet/credits': json({ data: wallet }),
  'GET /api/wallet/threshold': json({
    data: { threshold1: '500.00', threshold2: '250.00', threshold3: '100.00', active: true },
  }),
  'GET /api/wallet/balances': json({
    data: [
      { day: '2026-11-19', balance: '326.00' },
      { day: '2026-11-20', balance: '346.00' },
    ],
  }),
  'GET /api/transactions': list([row]),
  'GET /api/wallet/auto-top-up': json({ data: autoTopUp }),
  'GET /api/sku': json({ data: packs }),
  'GET /api/limits/caps': json({ data: [] }),
}

function renderPage(over: Parameters<typeof fakePortal>[0] = {}, search = '') {
  history.replaceState(null, '', `/dashboard/wallet${search}`)
  const portal = fakePortal({ ...answers, ...over })
  renderApp(
    <KitScope>
      <WalletPage />
    </KitScope>,
  )
  return portal
}

test('the balance is told apart: paid, free with its last day, and on hold', async () => {
  renderPage()
  const balance = within(await screen.findByRole('region', { name: 'Available now' }))
  expect(balance.getByText('346.00')).toBeVisible()
  const parts = balance.getAllByRole('term').map((term) => term.parentElement?.textContent)
  expect(parts).toEqual([
    'Settled · without holds348.00',
    'Paid · never expires296.00',
    'Free · expires 31 Dec 202650.00',
    'On hold · calls in progress2.00',
  ])
  await userEvent.click(balance.getByText('How this adds up'))
  expect(balance.getByText(/^We hold a live call’s price.*2\.00 are on hold now\.$/)).toBeVisible()
  expect(await screen.findByText('Credits are low.')).toBeVisible()
})

test('what is owed for a lost payment is said before anything is bought', async () => {
  renderPage({ 'GET /api/wallet/credits': json({ data: { ...wallet, debt_credits: '300.00' } }) })
  expect(await screen.findByText('You owe 300 credits.')).toBeVisible()
})

test('a row says who moved the credits, why, and the balance before and after', async () => {
  renderPage()
  await screen.findByText('Credits added')
  const cells = screen.getAllByRole('cell')
  expect(cells.slice(1).map(({ textContent }) => textContent)).toEqual([
    'Credits addedGoodwill for an outage.',
    'Adjustment',
    '+20.00',
    '326.00',
    '346.00',
    'Administrator',
    'adj_1',
  ])
})

test.each([
  [
    'a colleague',
    { acted_by: { user_id: 'usr_ben7Bi', name: 'Ben Aguilar', email: 'b@l.example' } },
    'Ben Aguilar',
  ],
  [
    'who has given no name',
    { acted_by: { user_id: 'usr_x', name: null, email: 'x@l.example' } },
    'x@l.example',
  ],
  ['who is gone', { acted_by: { user_id: 'usr_x', name: null, email: null } }, 'A deleted account'],
  [
    'a key',
    { kind: 'USAGE', key: { key_id: 'key_1', name: 'Billing job', last_four: 'm7Ky' } },
    'Billing job …m7Ky',
  ],
  [
    'Switchboard, which gives back what a key was charged',
    { kind: 'REFUND', actor: 'SYSTEM', key: { key_id: 'key_1', name: 'Live key', last_four: 'm7Ky' } },
    'Switchboard',
  ],
  ['nobody who is known', {}, 'You'],
])('a row is by %s', async (_who, over, by) => {
  renderPage({ 'GET /api/transactions': list([{ ...row, actor: 'USER', ...over }]) })
  await screen.findByText('Credits added')
  expect(screen.getAllByRole('cell')[6]).toHaveTextContent(by)
})

test('the balance by day is told in words, and as a table', async () => {
  renderPage()
  await userEvent.click(await screen.findByRole('tab', { name: 'Balance' }))
  expect(location.search).toBe('?tab=balance')
  const chart = await screen.findByRole('figure', { name: 'Balance by day' })
  expect(chart).toHaveAccessibleDescription('Most: 346.00. Least: 326.00. Now: 346.00.')
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }))
  const rows = within(chart).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'DayCredits',
    '20 Nov 2026346.00',
    '19 Nov 2026326.00',
  ])
})

test('a link to a limit opens its tab, and all else stays a tab away', async () => {
  const cap = { member_id: null, credits: null, credits_this_month: '2.00', rejects_calls: false }
  renderPage({ 'GET /api/limits/caps': json({ data: [cap] }) }, '?tab=limits')
  expect(await screen.findByRole('heading', { name: 'Spend cap Off' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Automatic top-up' })).toBeVisible()
  await userEvent.click(screen.getByRole('tab', { name: 'Transactions' }))
  expect(await screen.findByText('Credits added')).toBeVisible()
  expect(location.search).toBe('')
})

test('a charge leads to its call, and one call alone is shown with a way back to all', async () => {
  const ofCall = {
    ...row,
    kind: 'USAGE',
    description: 'SIM Swap, check',
    request_id: 'req_1',
    credits: '-2.00',
  }
  renderPage({ 'GET /api/transactions': list([ofCall]) }, '?call=req_1')
  expect(await screen.findByRole('link', { name: 'SIM Swap, check' })).toHaveAttribute(
    'href',
    '/subscriptions/usage?tab=log&call=req_1',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Show all calls' }))
  expect(location.search).toBe('')
})

test('bought credits lead to their payment, and the page to all payments', async () => {
  const bought = { kind: 'TOPUP', description: 'Automatic top-up', reference: 'pay_1', payment_id: 'txn_9' }
  renderPage({ 'GET /api/transactions': list([{ ...row, ...bought }]) })
  const link = await screen.findByRole('link', { name: 'Automatic top-up' })
  expect(link).toHaveAttribute('href', '/payment/success/txn_9')
  expect(screen.getByRole('link', { name: 'Payments and statements' })).toHaveAttribute(
    'href',
    '/dashboard/pay',
  )
})

test('the first alert is changed, and a refused one keeps what was typed', async () => {
  const set = 'PUT /api/wallet/threshold'
  const { sent } = renderPage({
    [set]: problem(422, {
      errors: [{ pointer: '#/threshold1', code: 'pattern', message: 'Too many for this wallet.' }],
    }),
  })
  const field = await screen.findByLabelText('First alert, in credits')
  expect(field).toHaveValue('500')
  await userEvent.clear(field)
  await userEvent.type(field, '0')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Check the number of credits.')).toBeVisible()
  await userEvent.type(field, '.5')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Too many for this wallet.')).toBeVisible()
  expect(field).toHaveValue('0.5')
  expect(sent.filter(({ operation }) => operation === set).map(({ body }) => body)).toEqual([
    { threshold1: '0.5' },
  ])
})

test('starter credits are offered while they are there to be had', async () => {
  const redeem = 'POST /api/redeem-starter'
  const { sent } = renderPage({
    'GET /api/wallet/credits': json({ data: { ...wallet, starter_credits: '50.00' } }),
    [redeem]: json({ data: wallet }),
  })
  await screen.findByText('50 free credits are waiting for you.')
  await userEvent.click(screen.getByRole('button', { name: 'Redeem' }))
  await expect.poll(() => sent.filter(({ operation }) => operation === redeem)).toHaveLength(1)
})

test('what is exported is what is listed', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} }))
  const queries: string[] = []
  renderPage(
    {
      'GET /api/transactions': list([row], 45),
      'GET /api/transactions/export': () => new Response('a,b'),
    },
    '?view=usage&from=2026-11-01&to=2026-11-22&page=2',
  )
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (request: Request) => {
    queries.push(new URL(request.url).search)
    return fetch(request)
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Export 45 rows' }))
  await expect.poll(() => queries.at(-1)).toBe('?view=usage&start_date=2026-11-01&end_date=2026-11-22')
  expect(await screen.findByRole('button', { name: 'Export 45 rows' })).toBeEnabled()
})

test('another view begins with its first page and keeps the days', async () => {
  renderPage({ 'GET /api/transactions': list([row], 45) }, '?from=2026-11-01&to=2026-11-22&page=2')
  await userEvent.click(await screen.findByRole('radio', { name: 'Top-ups' }))
  expect(location.search).toBe('?from=2026-11-01&to=2026-11-22&view=topup')
})

test.each([
  ['', 'No transactions yet'],
  ['?view=topup', 'No transactions here'],
])('nothing at all and nothing that fits are told apart: %s', async (search, title) => {
  renderPage({ 'GET /api/transactions': list([]) }, search)
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled()
})

test('a part that fails leaves the others, with the words of the specification', async () => {
  renderPage({ 'GET /api/wallet/credits': problem(500) })
  const banner = await screen.findByRole('alert')
  expect(banner).toHaveTextContent(
    'We couldn’t load your wallet. Sorry, we encountered an issue while processing the request. Please try again.',
  )
  expect(await screen.findByText('Not loaded: your credits.')).toBeVisible()
  expect(await screen.findByText('Credits added')).toBeVisible()
})
