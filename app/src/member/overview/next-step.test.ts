import type { components } from '@switchboard/sdk'
import { expect, test } from 'vitest'
import { attentionOf } from './attention.ts'
import { type AccountFacts, firstSteps, nextStep } from './next-step.ts'

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
const healthy: AccountFacts = {
  credits: '1250.50',
  starterCredits: '0.00',
  low: false,
  subscriptions: [subscription],
  hasName: true,
  now,
}
const withKey = (change: Partial<typeof key>) => [{ ...subscription, keys: [{ ...key, ...change }] }]

test.each<[string, Partial<AccountFacts>, string]>([
  ['no name', { hasName: false, subscriptions: [] }, 'Complete your profile'],
  ['no subscription', { subscriptions: [] }, 'Subscribe to an API'],
  [
    'only a cancelled one',
    { subscriptions: [{ ...subscription, status: 'CANCELLED' }] },
    'Subscribe to an API',
  ],
  ['no credits', { credits: '0.00', low: true }, 'Top up your wallet'],
  [
    'refused papers',
    { subscriptions: [{ ...subscription, live_blocker: blocker }] },
    'Correct your verification',
  ],
  ['nothing spent of nothing', { credits: '0.00', starterCredits: '50.00' }, 'Redeem your free credits'],
  ['no calls', { subscriptions: withKey({ last_used_at: null }) }, 'Make your first call'],
  [
    'a key in grace',
    { subscriptions: withKey({ status: 'GRACE', grace_ends_at: '2026-11-21T10:00:00Z' }) },
    'Replace a key',
  ],
  [
    'a key that ends in days',
    { subscriptions: withKey({ expires_at: '2026-11-29T00:00:00Z' }) },
    'Replace a key',
  ],
  [
    'a key that ends in months',
    { subscriptions: withKey({ expires_at: '2027-02-01T00:00:00Z' }) },
    'Review your usage',
  ],
  ['low credits', { low: true }, 'Top up your wallet'],
  ['all well', {}, 'Review your usage'],
])('with %s the next step is: %s', (_name, change, title) => {
  expect(nextStep({ ...healthy, ...change }).title).toBe(title)
})

test('verification leads to the page of the very API', () => {
  const step = nextStep({ ...healthy, subscriptions: [{ ...subscription, live_blocker: blocker }] })
  expect(step.href).toBe('/kyb/lumina/sim-swap')
})

test('the first call begins in the console of the API, where it is known which operation that is', () => {
  const uncalled = { ...healthy, subscriptions: withKey({ last_used_at: null }) }
  expect(nextStep(uncalled).href).toBe('/api/lumina/sim-swap/v1')
  const apis = [{ ...subscription, main_operation: 'checkSimSwap' }] as unknown as CatalogueApi[]
  expect(nextStep({ ...uncalled, apis }).href).toBe('/api/lumina/sim-swap/v1?operation=checkSimSwap#try-it')
})

test('a new account sees what is done and what is not', () => {
  const fresh = { ...healthy, hasName: false, credits: '0.00', starterCredits: '50.00', subscriptions: [] }
  expect(firstSteps(fresh).map(({ done }) => done)).toEqual([false, false, false, false])
  const begun = { ...fresh, hasName: true, subscriptions: withKey({ last_used_at: null }) }
  expect(firstSteps(begun).map(({ title, done }) => [title, done])).toEqual([
    ['Complete your profile', true],
    ['Redeem your free credits', false],
    ['Subscribe to an API', true],
    ['Make your first call', false],
  ])
  expect(firstSteps(healthy).every(({ done }) => done)).toBe(true)
})

test('what needs attention: a due statement, keys that end, the nearest first, and refused papers', () => {
  const statement = {
    invoice_id: 'inv_1',
    status: 'OVERDUE',
    amount_due: '1200.00',
    currency: 'PHP',
    due_date: '2026-11-15',
  } as components['schemas']['BillingStatement']
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
  const items = attentionOf({ subscriptions, statements: [statement], deprecations: [], webhooks: [], now })
  expect(items.map(({ key: name }) => name)).toEqual(['inv_1', 'key_3', 'key_2', 'kyb-sub_1'])
  expect(items[0]?.why).toBe('PHP 1,200.00 was due 15 Nov 2026.')
  expect(items[1]?.why).toBe('It stops working on 22 Nov, 00:05. Switch to the new one before then.')
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
  const items = attentionOf({ subscriptions: [], statements: [], deprecations: [], webhooks, now })
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
