import type { components } from '@switchboard/sdk'
import { expect, test } from 'vitest'
import { type AccountFacts, nextStep } from './next-step.ts'

type Subscription = components['schemas']['Subscription']

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
  keys: [],
  live_blocker: null,
  created_at: '2026-11-01T00:00:00Z',
  cancelled_at: null,
}
const blocker = { code: 'kyb_rejected' as const, reason: 'A document was refused.', route: null }
const healthy: AccountFacts = {
  credits: '1250.50',
  low: false,
  calls: 2184,
  subscriptions: [subscription],
  hasName: true,
}

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
  ['no calls', { calls: 0 }, 'Make your first call'],
  ['low credits', { low: true }, 'Top up your wallet'],
  ['all well', {}, 'Review your usage'],
])('with %s the next step is: %s', (_name, change, title) => {
  expect(nextStep({ ...healthy, ...change }).title).toBe(title)
})

test('verification leads to the page of the very API', () => {
  const step = nextStep({ ...healthy, subscriptions: [{ ...subscription, live_blocker: blocker }] })
  expect(step.href).toBe('/kyb/lumina/sim-swap')
})
