import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { fakePortal, json, problem } from '../../../../test/fake-portal.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { KitScope } from '../../../layouts/kit-scope.tsx'
import { answersOf, api, product, subscription } from '../test/data.ts'
import { PlanPage } from './plan-page.tsx'
import { PlansPage } from './plans-page.tsx'

afterEach(() => history.replaceState(null, '', '/'))

const own = {
  plan_id: 'pln_simMon1',
  limits: { calls_per_second: 100, calls_per_minute: null, calls_per_day: null, calls_per_month: 5000 },
  plan_type: 'POSTPAID',
  plan_name: 'SIM Swap monthly',
  scope: 'API',
  status: 'ACTIVE',
  period: 'MONTHLY',
  price: '1700.00',
  currency: 'PHP',
  included_credits: '2000.00',
  included_left: '1357.40',
  plan_consumption: '642.60',
  period_started_at: '2026-10-31T16:00:00Z',
  renews_at: '2026-11-30T00:00:00Z',
  ends_at: null,
}
const payg = {
  ...own,
  plan_id: 'pln_payg01',
  limits: { calls_per_second: 100, calls_per_minute: null, calls_per_day: null, calls_per_month: 5000 },
  plan_type: 'PREPAID',
  plan_name: 'Pay as you go',
  scope: 'ACCOUNT',
  period: 'NONE',
  price: '0.00',
  included_credits: '0.00',
  included_left: '0.00',
  plan_consumption: '312.40',
  renews_at: null,
}
const offer = { description: 'For steady checking.', kyb_required: false }
const offered = [
  { ...payg, ...offer, product_id: product.product_id, current: true },
  { ...own, ...offer, kyb_required: true, product_id: 'prd_simMon1', current: false },
]

function renderPage(Page: typeof PlansPage, over: Parameters<typeof fakePortal>[0] = {}, search = '') {
  history.replaceState(null, '', `/plans${search}`)
  const portal = fakePortal({
    ...answersOf(subscription),
    'POST /api/get-service-plan': json({ data: offered }),
    'POST /api/get-user-plan': json({ data: payg }),
    'GET /api/user-subscription/kyb': json({ data: [] }),
    ...over,
  })
  renderApp(
    <KitScope>
      <Page />
    </KitScope>,
  )
  return portal
}

/** A subscription that is charged by a plan of its API. */
const withOwnPlan = {
  'GET /api/user-subscription': json({
    data: [
      { ...subscription, plan: { plan_id: own.plan_id, plan_type: 'POSTPAID', plan_name: own.plan_name } },
    ],
  }),
}

test('plans stand side by side, the present one marked, the others with the way to them', async () => {
  renderPage(PlansPage)
  const [first, second] = (await screen.findAllByRole('heading', { level: 2 })).map((heading) =>
    within(heading.closest('li') as HTMLElement),
  )
  if (!first || !second) throw new Error('two plans')
  expect(first.getByText('Your plan')).toBeVisible()
  expect(first.getByText('No fee')).toBeVisible()
  expect(first.queryByRole('link', { name: /^Choose/ })).toBeNull()
  expect(second.getByText('PHP 1,700 a month', { selector: 'p' })).toBeVisible()
  expect(second.getByRole('heading', { name: 'What changes on your bill' })).toBeVisible()
  expect(second.getByText('2,000 credits')).toBeVisible()
  expect(second.getByText('SIM Swap only')).toBeVisible()
  expect(second.getByRole('link', { name: 'Verify your business' })).toHaveAttribute(
    'href',
    '/kyb/lumina/sim-swap',
  )
  expect(second.getByRole('link', { name: 'Choose SIM Swap monthly' })).toHaveAttribute(
    'href',
    '/subscriptions?api=sim-swap&product=prd_simMon1',
  )
})

test('a business that another publisher verified can take a plan of its account, and verifies for an API’s own', async () => {
  const verified = { publisher: 'another', tag: null, state: 'APPROVED' }
  const accountPlan = { ...offered[1], ...{ plan_id: 'pln_growth', plan_name: 'Growth', scope: 'ACCOUNT' } }
  renderPage(PlansPage, {
    'GET /api/catalogue': json({ data: [{ ...api, kyb_required: true }] }),
    'GET /api/user-subscription/kyb': json({ data: [verified] }),
    'POST /api/get-service-plan': json({ data: [accountPlan, offered[1]] }),
  })
  const cards = (await screen.findAllByRole('heading', { level: 2 })).map((heading) => heading.closest('li'))
  await waitFor(() => expect(cards[0]).not.toHaveTextContent('Verify your business'))
  expect(cards[1]).toHaveTextContent('Verify your business')
})

test('an account that has a plan changes it on the page of its plan; a newcomer subscribes', async () => {
  const both = [offered[0], { ...offered[1], scope: 'ACCOUNT' }]
  renderPage(PlansPage, { 'POST /api/get-service-plan': json({ data: both }) })
  const choice = { name: 'Choose SIM Swap monthly' }
  expect(await screen.findByRole('link', choice)).toHaveAttribute('href', '/plans/view')
  cleanup()
  renderPage(PlansPage, {
    'POST /api/get-service-plan': json({ data: both }),
    'GET /api/account-plan': json({ data: { current: null, upcoming: null, offers: [] } }),
  })
  expect(await screen.findByRole('link', choice)).toHaveAttribute(
    'href',
    '/subscriptions?api=sim-swap&product=prd_simMon1',
  )
})

test.each([
  ['an API without plans', '', 'No plans yet'],
  ['an API that is not published', '?api=sim-swop', 'API not found'],
])('%s says so', async (_what, search, title) => {
  renderPage(PlansPage, { 'POST /api/get-service-plan': json({ data: [] }) }, search)
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
})

test('an API’s own plan is given up once, with what that means said first', async () => {
  let plan: object = own
  const giveUp = 'POST /api/unsubscribe-plan'
  const { sent } = renderPage(PlanPage, {
    ...withOwnPlan,
    'POST /api/get-user-plan': () => json({ data: plan })(),
    [giveUp]: () => {
      plan = { ...own, status: 'ENDING', renews_at: null, ends_at: '2026-11-30T00:00:00Z' }
      return json({ data: plan })()
    },
  })
  expect(await screen.findByText('642.60 of 2,000')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel plan' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel SIM Swap monthly?' }))
  expect(dialog.getByText(/PHP 1,700 a month/)).toBeVisible()
  expect(dialog.getByText(/1,357\.40 included credits/)).toBeVisible()
  const button = dialog.getByRole('button', { name: 'Cancel plan' })
  fireEvent.click(button)
  fireEvent.click(button)
  expect(await screen.findByText('SIM Swap monthly ends on 30 Nov 2026.')).toBeVisible()
  expect(sent.filter(({ operation }) => operation === giveUp)).toHaveLength(1)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel plan' })).toBeNull())
})

test('a plan that was given up elsewhere says so', async () => {
  renderPage(PlanPage, {
    ...withOwnPlan,
    'POST /api/get-user-plan': json({ data: own }),
    'POST /api/unsubscribe-plan': problem(409, { code: 'plan_ending', detail: 'It ends on 30 November.' }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel plan' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel plan' }))
  expect(await screen.findByText('It ends on 30 November.')).toBeVisible()
})
