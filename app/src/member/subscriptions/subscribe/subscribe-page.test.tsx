import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakePortal, json, problem, unreachable } from '../../../../test/fake-portal.ts'
import { jun } from '../../../../test/profiles.ts'
import { createTestApp, renderApp } from '../../../../test/render-app.tsx'
import { createKeyReveal } from '../../../domain/keys/key-reveal.ts'
import { KitScope } from '../../../layouts/kit-scope.tsx'
import type { AppServices } from '../../../lib/services.ts'
import { answersOf, api, created, product, subscription } from '../test/data.ts'
import { SubscriptionsPage } from './subscriptions-page.tsx'

beforeEach(() => sessionStorage.clear())
const apps: AppServices[] = []
afterEach(() => {
  // The dialog stands outside of what is drawn here.
  for (const app of apps.splice(0)) act(() => app.stateOf(createKeyReveal).stored())
  history.replaceState(null, '', '/')
})

function appOfJun(): AppServices {
  const app = createTestApp(jun)
  apps.push(app)
  return app
}

const create = 'POST /api/user-subscription'
const secret = created.api_key
const monthly = {
  ...product,
  product_id: 'prd_simMon1',
  name: 'SIM Swap monthly',
  plan_type: 'POSTPAID',
  kyb_required: true,
}
const plan = {
  plan_id: 'pln_payg01',
  limits: { calls_per_second: 100, calls_per_minute: null, calls_per_day: null, calls_per_month: 5000 },
  plan_type: 'PREPAID',
  plan_name: 'Pay as you go',
  description: '',
  scope: 'ACCOUNT',
  period: 'NONE',
  price: '0.00',
  currency: 'PHP',
  included_credits: '0.00',
  kyb_required: false,
  product_id: product.product_id,
  current: false,
}

const answers = {
  ...answersOf(),
  'GET /api/user-subscription/products': json({
    data: [product, monthly],
    meta: { page: 1, limit: 50, total: 2 },
  }),
  'POST /api/get-service-plan': json({
    data: [
      plan,
      {
        ...plan,
        product_id: 'prd_simMon1',
        plan_name: 'SIM Swap monthly',
        scope: 'API',
        period: 'MONTHLY',
        price: '1700.00',
        included_credits: '2000.00',
      },
    ],
  }),
  'POST /api/get-user-plan': json({ data: null }),
  'GET /api/user-subscription/kyb': json({ data: [] }),
  'GET /api/wallet/credits': json({
    data: {
      wallet_credits: '0.00',
      settled_credits: '0.00',
      in_flight_credits: '0.00',
      free_credits: [],
      starter_credits: '0.00',
    },
  }),
}

function renderPage(search: string, over: Parameters<typeof fakePortal>[0] = {}) {
  history.replaceState(null, '', `/subscriptions${search}`)
  let subscribed = false
  const portal = fakePortal({
    ...answers,
    'GET /api/user-subscription': () => json({ data: subscribed ? [subscription] : [] })(),
    [create]: () => {
      subscribed = true
      return json({ data: { subscription, keys: [created] } }, 201)()
    },
    ...over,
  })
  const drawn = renderApp(
    <KitScope>
      <SubscriptionsPage />
    </KitScope>,
    appOfJun(),
  )
  return { ...portal, ...drawn }
}

const review = '?api=sim-swap&product=prd_simPay1'
const subscribe = () => screen.findByRole('button', { name: 'Subscribe' })
const dialog = () => screen.findByRole('alertdialog', { name: 'Store your key' })

test('products are chosen among, and the choice is in the address', async () => {
  renderPage('?api=sim-swap')
  await userEvent.click(await screen.findByRole('button', { name: 'Choose SIM Swap, pay per call' }))
  expect(location.search).toBe(review)
  expect(await subscribe()).toBeEnabled()
})

test('the review names what it costs, and each thing that is missing with the way to it', async () => {
  renderPage('?api=sim-swap&product=prd_simMon1')
  const cost = within(await screen.findByRole('region', { name: 'What it costs' }))
  expect(cost.getByText('PHP 1,700 a month')).toBeVisible()
  expect(cost.getByText('2,000 credits')).toBeVisible()
  expect(cost.getByText(/is for this API alone/)).toBeVisible()
  expect(await subscribe()).toBeDisabled()
  expect(screen.getByRole('link', { name: 'Verify your business' })).toHaveAttribute(
    'href',
    '/kyb/lumina/sim-swap',
  )
})

test('an empty wallet is told, and stops nobody', async () => {
  renderPage(review)
  expect(await subscribe()).toBeEnabled()
  expect(screen.getByRole('link', { name: 'Top up' })).toHaveAttribute(
    'href',
    '/dashboard/wallet/topup?product=prd_simPay1',
  )
})

test('new keys are left only by the word that they are stored', async () => {
  renderPage(review)
  await userEvent.click(await subscribe())
  await dialog()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  const unload = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(unload)
  expect(unload.defaultPrevented).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'I stored it' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(await screen.findByRole('heading', { level: 1, name: 'SIM Swap' })).toBeVisible()
  expect(location.search).toBe('?api=sim-swap')
})

test('a secret is in no cache, storage, address or log', async () => {
  const log = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => {}),
  )
  const { services } = renderPage(review)
  await userEvent.click(await subscribe())
  await dialog()
  await screen.findByRole('button', { name: 'Copy test key' })
  const { queryClient } = services
  const cached = {
    queries: queryClient
      .getQueryCache()
      .getAll()
      .map(({ state, queryKey }) => [queryKey, state]),
    mutations: queryClient
      .getMutationCache()
      .getAll()
      .map(({ state }) => state),
    storages: [{ ...localStorage }, { ...sessionStorage }],
    cookies: document.cookie,
    address: [location.href, history.state],
    log: log.map(({ mock }) => mock.calls),
  }
  expect(cached.mutations).toEqual([])
  expect(JSON.stringify(cached)).not.toContain(secret)
})

test('keys that nobody stored are shown again after a reload, by the same Idempotency-Key', async () => {
  const keys: (string | null)[] = []
  const first = renderPage(review)
  const { fetch } = globalThis
  const watch = (request: Request) => {
    if (request.method === 'POST' && request.url.endsWith('/api/user-subscription')) {
      keys.push(request.headers.get('Idempotency-Key'))
    }
    return fetch(request)
  }
  vi.stubGlobal('fetch', watch)
  await userEvent.click(await subscribe())
  await dialog()
  first.unmount()
  // As a reload does: the memory of the page is gone, the storage of the tab is not.
  const storedItems = { ...sessionStorage }
  act(() => first.services.stateOf(createKeyReveal).stored())
  for (const [name, value] of Object.entries(storedItems)) sessionStorage.setItem(name, value)
  renderApp(
    <KitScope>
      <SubscriptionsPage />
    </KitScope>,
    appOfJun(),
  )
  await dialog()
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
  await userEvent.click(screen.getByRole('button', { name: 'I stored it' }))
  expect(sessionStorage).toHaveLength(0)
})

test('an answer that was lost is asked for again, not anew', async () => {
  const keys: (string | null)[] = []
  let lost = true
  renderPage(review, {
    [create]: () => (lost ? unreachable() : json({ data: { subscription, keys: [created] } }, 201)()),
  })
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (request: Request) => {
    if (request.headers.has('Idempotency-Key')) keys.push(request.headers.get('Idempotency-Key'))
    return fetch(request)
  })
  await userEvent.click(await subscribe())
  await screen.findByText('You weren’t subscribed.')
  lost = false
  await userEvent.click(await subscribe())
  await dialog()
  expect(new Set(keys).size).toBe(1)
})

test('who has subscribed in another tab is shown that subscription', async () => {
  let elsewhere = false
  renderPage(review, {
    'GET /api/user-subscription': () => json({ data: elsewhere ? [subscription] : [] })(),
    [create]: () => {
      elsewhere = true
      return problem(409, { code: 'already_subscribed', detail: 'You subscribed to SIM Swap today.' })()
    },
  })
  await userEvent.click(await subscribe())
  expect(await screen.findByRole('heading', { level: 1, name: 'SIM Swap' })).toBeVisible()
  expect(sessionStorage).toHaveLength(0)
})

test('a prepared subscription is started from its page', async () => {
  const prepared = {
    ...subscription,
    status: 'PENDING' as const,
    keys: [],
    live_blocker: {
      code: 'subscription_pending' as const,
      reason: 'It is set up but not started.',
      route: null,
    },
  }
  const { sent } = renderPage('?api=sim-swap', { 'GET /api/user-subscription': json({ data: [prepared] }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Start' }))
  await dialog()
  expect(sent.find(({ operation }) => operation === create)?.body).toEqual({
    api: 'sim-swap',
    user_subscription_id: 'sub_test01',
    status: 'ACTIVE',
  })
})

test('an API that ends takes nobody new, and its page says when', async () => {
  renderPage('?api=sim-swap', { 'GET /api/catalogue': json({ data: [{ ...api, status: 'DEPRECATED' }] }) })
  expect(await screen.findByText('No new subscriptions')).toBeVisible()
  expect(screen.getByRole('link', { name: /When it ends/ })).toHaveAttribute(
    'href',
    '/api/lumina/sim-swap/v1',
  )
  expect(screen.queryByRole('button', { name: /^Choose/ })).toBeNull()
})
