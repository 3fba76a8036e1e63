import { scenario } from '../../../../test/contract-answers.ts'
import { json } from '../../../../test/fake-portal.ts'
import type { SubscriptionUse } from '../../../domain/subscriptions/limits.ts'
import type { ApiKey, Subscription } from '../rules.ts'

/** One subscription with a test key, for the tests of this folder. */
export const key: ApiKey = {
  key_id: 'key_test01',
  name: 'Test key',
  type: 'TEST',
  prefix: 'sb_test_',
  last_four: 'x9Qa',
  status: 'ACTIVE',
  created_at: '2026-11-02T03:14:20Z',
  last_used_at: '2026-11-21T01:40:00Z',
  expires_at: null,
  grace_ends_at: null,
}

export const product = {
  product_id: 'prd_simPay1',
  api: 'sim-swap',
  name: 'SIM Swap, pay per call',
  description: 'For a first look.',
  plan_type: 'PREPAID',
  kyb_required: false,
  subscribed: false,
  versions: [
    {
      product_version_id: 'pvr_simP2607',
      version: '2026-07',
      status: 'CURRENT',
      starts_on: '2026-07-01',
      ends_on: null,
      prices: [
        {
          operation_id: 'checkSimSwap',
          method: 'POST',
          path: '/check',
          summary: 'Check a SIM swap',
          price: '2.00',
          price_unit: 'call',
        },
      ],
    },
  ],
}

export const subscription: Subscription = {
  user_subscription_id: 'sub_test01',
  api: 'sim-swap',
  publisher: 'lumina',
  tag: 'sim-swap',
  version: 'v1',
  name: 'SIM Swap',
  status: 'ACTIVE',
  products: [
    {
      product_id: 'prd_simPay1',
      product_version_id: 'pvr_simP2607',
      name: 'SIM Swap, pay per call',
      version: '2026-07',
      since: '2026-11-02T03:14:20Z',
    },
  ],
  plan: { plan_id: 'pln_payg01', plan_type: 'PREPAID', plan_name: 'Pay as you go' },
  keys: [key],
  live_blocker: null,
  created_at: '2026-11-02T03:14:20Z',
  cancelled_at: null,
}

const version = {
  version: 'v1',
  full_version: '1.0.0',
  status: 'ACTIVE',
  released_on: '2026-01-01',
  sunset_on: null,
}
export const api = {
  api: 'sim-swap',
  publisher: 'lumina',
  tag: 'sim-swap',
  name: 'SIM Swap',
  version: 'v1',
  status: 'ACTIVE',
  kyb_required: false,
  operations: product.versions[0]?.prices,
}

/** As syncApi has it. */
export const published = { ...api, sunset_on: null, replaced_by: null, versions: [version] }

/** The limits of the subscription and its key: a quota of the plan, a budget of the key. */
export const use: SubscriptionUse = {
  user_subscription_id: 'sub_test01',
  api: 'sim-swap',
  name: 'SIM Swap',
  source: 'PLAN',
  plan_name: 'Pay as you go',
  limits: { calls_per_second: 100, calls_per_minute: null, calls_per_day: 1000, calls_per_month: null },
  versions: [],
  calls_today: 250,
  calls_this_month: 9120,
  day_ends_at: '2026-11-21T16:00:00Z',
  month_ends_at: '2026-11-30T16:00:00Z',
  keys: [
    {
      key_id: 'key_test01',
      name: 'Test key',
      type: 'TEST',
      last_four: 'x9Qa',
      limits: {
        credits_per_day: '50.00',
        credits_per_month: null,
        credits_in_all: null,
        operations: null,
        addresses: ['203.0.113.0/24'],
      },
      expires_at: null,
      credits_today: '41.20',
      credits_this_month: '312.40',
      credits_in_all: '812.40',
    },
  ],
}

/** Responses for this folder's pages, for a person with the subscriptions. */
export const answersOf = (...subscriptions: Subscription[]) => ({
  'GET /api/user-subscription': json({ data: subscriptions }),
  'GET /api/limits': json({ data: [use] }),
  'GET /api/account-plan': scenario('GET /api/account-plan', 200, 'payg'),
  'GET /api/catalogue': json({ data: [api] }),
  'POST /api/sync': json({ data: published }),
  'POST /api/get-credits': json({
    data: {
      api: 'sim-swap',
      plan_type: 'PREPAID',
      available_credits: '1250.50',
      wallet_credits: '1250.50',
      included_credits: '0.00',
      prices: product.versions[0]?.prices,
    },
  }),
  'GET /api/user-test-account': json({ data: [] }),
  'GET /api/user-subscription/products': json({
    data: [product],
    meta: { page: 1, limit: 5, total: 1 },
  }),
})

/** A key that was just made. */
export const created = { ...key, api_key: 'sb_test_ThisIsAnExampleAndNotARealKeySim06x9Qa' }
