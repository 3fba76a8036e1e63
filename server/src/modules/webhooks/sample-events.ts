import { after } from '../../platform/time/clock.ts'
import { addDays, dayIn } from '../../platform/time/days.ts'
import { payloadOf, type WebhookEventData } from './emit.ts'
import type { WebhookEventType } from './rules.ts'

const hour = 3600

const samples = (now: Date): WebhookEventData => ({
  'wallet.low_balance': { credits: '498.50', mark: '500.00', level: 1 },
  'wallet.recovered': { credits: '1498.50', mark: '500.00' },
  'key.expiring': {
    key_id: 'key_example',
    type: 'TEST',
    last_four: 'x9Qa',
    api: 'sim-swap',
    reason: 'GRACE',
    ends_at: after(now, hour).toISOString(),
  },
  'payment.settled': {
    transaction_id: 'pay_example',
    reference_number: 'SB-EXAMPLE',
    source: 'TOPUP',
    amount: '1000.00',
    currency: 'PHP',
    credits: '1000.00',
    invoices: [],
    paid_at: now.toISOString(),
  },
  'api.deprecated': {
    api: 'sim-swap',
    name: 'SIM Swap',
    version: 'v1',
    sunset_on: addDays(dayIn('UTC', now), 180),
    reason: null,
  },
  'limit.reached': {
    user_subscription_id: 'sub_example',
    api: 'sim-swap',
    name: 'SIM Swap',
    key_id: null,
    limit: 'calls_per_day',
    level: 80,
    used: '80000',
    allowed: '100000',
    ends_at: after(now, hour).toISOString(),
  },
  'announcement.updated': {
    announcement_id: 'ann_example',
    plan_id: null,
    plan_name: null,
    api: 'sim-swap',
    api_name: 'SIM Swap',
    version: 'v1',
    effective_at: after(now, 30 * 24 * hour).toISOString(),
    status: 'UPCOMING',
    reason: 'Network charges rise.',
    changes: [
      {
        field: 'PRICE',
        operation_id: 'checkSimSwap',
        operation_name: 'Check for a SIM swap',
        before: '2.00',
        after: '2.40',
        worse: true,
      },
    ],
  },
})

/** The body of a test event: as a real one, with made-up data, and marked. */
export const samplePayload = (type: WebhookEventType, now: Date): string =>
  payloadOf({ type, data: samples(now)[type], now, test: true })
