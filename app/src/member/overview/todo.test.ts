import type { components } from '@switchboard/sdk'
import { expect, test } from 'vitest'
import { attentionOf } from './attention.ts'
import { type AccountFacts, firstSteps } from './first-steps.ts'

type Subscription = components['schemas']['Subscription']
type CatalogueApi = components['schemas']['CatalogueApi']

const now = new Date('2026-11-21T02:00:00Z')
const key: Subscription['keys'][number] = {
  key_id: 'key_1',
  name: 'Live key',
  type: 'LIVE',
  prefix: 'sb_live_',
  last_four: 'm7Ky',
  status: 'ACTIVE',
  created_at: '2026-11-01T00:00:00Z',
  last_used_at: '2026-11-20T00:00:00Z',
  expires_at: null,
  grace_ends_at: null,
}
const subscription: Subscription = {
  user_subscription_id: 'sub_1',
  api: 'sim-swap',
  publisher: 'lumina',
  tag: 'sim-swap',
  version: 'v1',
  name: 'SIM Swap',
  status: 'ACTIVE',
  products: [],
  plan: null,
  keys: [key],
  live_blocker: null,
  created_at: '2026-11-01T00:00:00Z',
  cancelled_at: null,
}
const blocker = { code: 'kyb_rejected' as const, reason: 'A document was refused.', route: null }
const healthy: AccountFacts = { subscriptions: [subscription], hasName: true }
const withKey = (change: Partial<typeof key>) => [{ ...subscription, keys: [{ ...key, ...change }] }]

test('the first call begins in the console of the API, where it is known which operation that is', () => {
  const uncalled = { ...healthy, subscriptions: withKey({ last_used_at: null }) }
  const hrefOf = (facts: AccountFacts) => firstSteps(facts).find(({ key }) => key === 'call')?.href
  expect(hrefOf(uncalled)).toBe('/api/lumina/sim-swap/v1')
  const apis = [{ ...subscription, main_operation: 'checkSimSwap' }] as unknown as CatalogueApi[]
  expect(hrefOf({ ...uncalled, apis })).toBe('/api/lumina/sim-swap/v1?operation=checkSimSwap#try-it')
})

test.each<[string, AccountFacts, readonly string[]]>([
  ['a new account', { hasName: false, subscriptions: [] }, ['subscribe', 'call', 'profile']],
  [
    'one whose only subscription has ended',
    { hasName: true, subscriptions: [{ ...subscription, status: 'CANCELLED' }] },
    ['subscribe'],
  ],
  ['one that has not called', { hasName: true, subscriptions: withKey({ last_used_at: null }) }, ['call']],
  ['one without a name', { ...healthy, hasName: false }, ['profile']],
  ['one that is at home', healthy, []],
])('the first steps left to %s', (_name, facts, left) => {
  expect(
    firstSteps(facts)
      .filter(({ done }) => !done)
      .map(({ key }) => key),
  ).toEqual(left)
})

test('verification leads to the page of the very API, and one that is only needed waits behind all that ends', () => {
  const needed = { ...blocker, code: 'kyb_required' as const }
  const subscriptions: Subscription[] = [
    { ...subscription, live_blocker: needed },
    { ...subscription, user_subscription_id: 'sub_2', live_blocker: blocker },
  ]
  const deprecations = [
    {
      api: 'sim-swap',
      publisher: 'lumina',
      tag: 'sim-swap',
      name: 'SIM Swap',
      version: 'v1',
      sunset_on: '2027-01-31',
      reason: null,
      replaced_by: 'v2',
      calls_this_week: 2,
      calls: 3,
      last_called_on: '2026-11-20',
    },
  ]
  const items = attentionOf({ subscriptions, deprecations, webhooks: [], caps: [], now })
  expect(items.map(({ key, action }) => [key, action])).toEqual([
    ['kyb-sub_2', 'Correct it'],
    ['sim-swap v1', 'What changed'],
    ['kyb-sub_1', 'Start verification'],
  ])
  expect(items[0]?.href).toBe('/kyb/lumina/sim-swap')
})

test('what needs attention: keys that end, the nearest first, then refused papers', () => {
  const subscriptions: Subscription[] = [
    {
      ...subscription,
      live_blocker: blocker,
      keys: [
        { ...key, key_id: 'key_2', expires_at: '2026-11-29T00:00:00Z' },
        { ...key, key_id: 'key_3', status: 'GRACE', grace_ends_at: '2026-11-21T16:05:00Z' },
        { ...key, key_id: 'key_4', status: 'REVOKED', expires_at: '2026-11-22T00:00:00Z' },
      ],
    },
    { ...subscription, status: 'CANCELLED', live_blocker: blocker },
  ]
  const items = attentionOf({ subscriptions, deprecations: [], webhooks: [], caps: [], now })
  expect(items.map(({ key: name }) => name)).toEqual(['key_3', 'key_2', 'kyb-sub_1'])
  expect(items[0]?.why).toBe('It stops working on 22 Nov, 00:05. Switch to the new one before then.')
})

const webhook: components['schemas']['Webhook'] = {
  webhook_id: 'whk_1',
  url: 'https://hooks.example/in',
  description: '',
  events: ['payment.settled'],
  status: 'ACTIVE',
  failing_since: null,
  failed_deliveries: 0,
  disabled_at: null,
  previous_secret_ends_at: null,
  created_at: '2026-11-01T00:00:00Z',
}

test('a webhook that missed events, or was switched off because it failed, needs attention; another does not', () => {
  const webhooks = [
    webhook,
    { ...webhook, status: 'FAILING' as const },
    { ...webhook, status: 'OFF' as const },
    { ...webhook, failed_deliveries: 3 },
    { ...webhook, webhook_id: 'whk_2', status: 'DISABLED' as const, failed_deliveries: 3 },
  ]
  const items = attentionOf({ subscriptions: [], deprecations: [], webhooks, caps: [], now })
  expect(items.map(({ what, why, href }) => [what, why, href])).toEqual([
    [
      'Your webhook at hooks.example missed events',
      '3 events were never delivered in the last 7 days. Resend what matters.',
      '/dashboard/webhooks?webhook=whk_1&status=FAILED',
    ],
    [
      'Your webhook at hooks.example was switched off',
      'It kept failing. Switch it on once it works, then resend what it missed.',
      '/dashboard/webhooks',
    ],
  ])
})

test('a spend cap that rejects calls needs attention first, with when it ends; another doesn’t', () => {
  const cap = {
    member_id: null,
    credits: '500.00',
    credits_this_month: '499.80',
    rejects_calls: true,
    month_ends_at: '2026-11-30T16:00:00Z',
  }
  const caps = [cap, { ...cap, member_id: 'usr_dina4D' }, { ...cap, rejects_calls: false }]
  const webhooks = [{ ...webhook, failed_deliveries: 3 }]
  const items = attentionOf({ subscriptions: [], deprecations: [], webhooks, caps, now })
  expect(items.map(({ what, href }) => [what, href])).toEqual([
    ['Your spend cap is reached', '/dashboard/wallet?tab=limits#spend-cap'],
    ['A team member’s spend cap is reached', '/dashboard/team'],
    ['Your webhook at hooks.example missed events', expect.any(String)],
  ])
  expect(items[0]?.why).toBe(
    'Live calls beyond 500 credits are rejected until 1 Dec, 00:00, or until the owner raises the cap.',
  )
})
