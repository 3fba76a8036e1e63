import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { fakePortal, json } from '../../../../test/fake-portal.ts'
import { renderApp } from '../../../../test/render-app.tsx'
import { KitScope } from '../../../layouts/kit-scope.tsx'
import type { Subscription } from '../rules.ts'
import { answersOf, api, key, published, subscription } from '../test/data.ts'
import { SubscriptionsPage } from './subscriptions-page.tsx'

afterEach(() => history.replaceState(null, '', '/'))

type Over = Parameters<typeof fakePortal>[0]

function renderPage(subscriptions: Subscription[], search = '', over: Over = {}) {
  history.replaceState(null, '', `/subscriptions${search}`)
  const portal = fakePortal({ ...answersOf(...subscriptions), ...over })
  renderApp(
    <KitScope>
      <SubscriptionsPage />
    </KitScope>,
  )
  return portal
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const ended: Subscription = {
  ...subscription,
  user_subscription_id: 'sub_test02',
  api: 'messaging',
  name: 'Messaging',
  status: 'CANCELLED',
  plan: null,
  keys: [{ ...key, status: 'REVOKED' }],
  cancelled_at: '2026-11-14T00:00:00Z',
}

test('a row tells the API, its plan, how it stands, which keys work, and since when', async () => {
  renderPage([
    {
      ...subscription,
      keys: [
        {
          ...key,
          key_id: 'key_live01',
          type: 'LIVE',
          prefix: 'sb_live_',
          last_four: 'm7Ky',
          last_used_at: inMinutes(-3),
        },
        { ...key, status: 'GRACE', grace_ends_at: inMinutes(42) },
        { ...key, key_id: 'key_old001', last_four: 'gone', status: 'REVOKED' },
      ],
    },
  ])
  await screen.findByText('SIM Swap')
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'SIM SwapLumina, v1 ',
    'Pay as you goSIM Swap, pay per call',
    'Active',
    'sb_live_…m7Ky Livesb_test_…x9Qa TestEnds in 42 min',
    '3 min ago',
    '2 Nov 2026',
  ])
  expect(screen.getByRole('link', { name: 'SIM Swap' })).toHaveAttribute(
    'href',
    '/subscriptions?api=sim-swap',
  )
})

test('a deprecated version is told beside the API', async () => {
  renderPage([subscription], '', {
    'GET /api/deprecations': json({ data: [{ ...api, sunset_on: null, replaced_by: null, calls: 0 }] }),
  })
  expect(await screen.findByText('Deprecated')).toBeVisible()
})

test('those that have ended are asked for in the address', async () => {
  renderPage([subscription, ended])
  await screen.findByText('SIM Swap')
  expect(screen.queryByText('Messaging')).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Ended' }))
  expect(location.search).toBe('?show=ended')
  expect(await screen.findByRole('link', { name: 'Messaging' })).toHaveAttribute(
    'href',
    '/subscriptions?subscription=sub_test02',
  )
  expect(screen.queryByText('SIM Swap')).toBeNull()
})

test.each([
  [[], '', 'No subscriptions yet'],
  [[ended], '', 'No current subscriptions'],
  [[subscription], '?show=ended', 'No ended subscriptions'],
] as const)('nothing at all and nothing that fits are told apart', async (subscriptions, search, title) => {
  renderPage([...subscriptions], search)
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
})

test('one subscription has its keys with all that is known of them, its prices and its products', async () => {
  renderPage([{ ...subscription, keys: [{ ...key, expires_at: '2027-01-31T00:00:00Z' }] }], '?api=sim-swap')
  expect(await screen.findByRole('heading', { level: 1, name: 'SIM Swap' })).toBeVisible()
  const keys = within(screen.getByRole('region', { name: 'Keys' }))
  const [text, status, , created, expires] = keys.getAllByRole('cell')
  expect([text, status, created].map((cell) => cell?.textContent)).toEqual([
    'Test keysb_test_…x9Qa Test',
    'Active',
    '2 Nov 2026',
  ])
  expect(expires).toHaveTextContent('31 Jan')
  const prices = within(await screen.findByRole('region', { name: 'What calls cost' }))
  expect(prices.getByText('1,250.50 credits')).toBeVisible()
  expect(prices.getByText('2.00 credits a call')).toBeVisible()
  const products = within(await screen.findByRole('region', { name: 'Products' }))
  expect(products.getByText('Yours')).toBeVisible()
  await screen.findByRole('link', { name: 'Try it' })
  for (const [name, to] of [
    ['Documentation', '/api/lumina/sim-swap/v1?part=documentation'],
    ['Try it', '/api/lumina/sim-swap/v1?operation=checkSimSwap#try-it'],
    ['Usage', '/subscriptions/usage?api=sim-swap'],
  ] as const) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', to)
  }
})

test('what stands before a live key, and a version that ends, are told with the way out', async () => {
  const reason = 'Live keys for SIM Swap need a verified business.'
  renderPage(
    [{ ...subscription, live_blocker: { code: 'kyb_required', reason, route: '/kyb/lumina/sim-swap' } }],
    '?api=sim-swap',
    {
      'POST /api/sync': json({
        data: {
          ...published,
          version: 'v2',
          versions: [{ version: 'v1', status: 'DEPRECATED', sunset_on: '2027-01-31' }],
        },
      }),
    },
  )
  expect(await screen.findByText(reason)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Verify your business' })).toHaveAttribute(
    'href',
    '/kyb/lumina/sim-swap',
  )
  expect(await screen.findByText('v1 stops working on 31 Jan 2027.')).toBeVisible()
})

test('an ended subscription has its keys and nothing to pay', async () => {
  const { sent } = renderPage([ended], '?subscription=sub_test02')
  expect(await screen.findByText('Revoked')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Products' })).toBeNull()
  expect(sent.map(({ operation }) => operation)).toEqual(['GET /api/user-subscription'])
})

const offered = {
  ...api,
  summary: 'What it does.',
  price_from: '2.00',
  price_unit: 'call',
  tags: [],
  operations: [],
}

test('what there is to subscribe to is one list: what is held, free, closed, and for whom', async () => {
  const { sent } = renderPage([subscription], '?view=new', {
    'GET /api/api-list-public': json({
      data: [
        offered,
        {
          ...offered,
          api: 'messaging',
          name: 'Messaging',
          summary: 'Send SMS.',
          price_from: '0.00',
        },
        {
          ...offered,
          api: 'old',
          name: 'Old API',
          summary: 'It ends.',
          status: 'DEPRECATED',
        },
      ],
    }),
  })
  expect(await screen.findByRole('link', { name: /Subscribed ?to SIM Swap/ })).toHaveAttribute(
    'href',
    '/subscriptions?api=sim-swap',
  )
  expect(screen.getByRole('link', { name: /Subscribe ?to Messaging/ })).toHaveAttribute(
    'href',
    '/subscriptions?api=messaging&product=default',
  )
  expect(screen.getByRole('cell', { name: 'Free' })).toBeVisible()
  expect(screen.getByText('Closed')).toBeVisible()
  await userEvent.type(screen.getByRole('searchbox'), 'SMS')
  expect(screen.getAllByRole('row')).toHaveLength(2)
  expect(sent.map(({ operation }) => operation)).toContain('GET /api/api-list-public')
})

test('the log of one API is a file', async () => {
  URL.createObjectURL = () => 'blob:log'
  URL.revokeObjectURL = () => {}
  const { sent } = renderPage([subscription], '?api=sim-swap', {
    'GET /api/api-logs-export': () => new Response('at,status'),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Export log' }))
  await expect.poll(() => sent.map(({ operation }) => operation)).toContain('GET /api/api-logs-export')
})
