// Written by `npm run generate` from the contract. Edit openapi/, not this file.
import type { components } from './portal.ts'

type EventType = components['schemas']['NotificationEvent']['type']

/** Paths of the reads that are stale after an event of the stream, by its type. */
export const tells: Readonly<Record<EventType, readonly string[]>> = {
  ready: ['/api/notifications', '/api/notifications/history', '/api/wallet/credits', '/api/wallet/balances', '/api/wallet/threshold', '/api/wallet/auto-top-up', '/api/transactions', '/api/wallet/statements', '/api/get-credits', '/api/payments', '/api/transactions/transactions-status', '/api/billing-statements', '/api/transactions/billing-transactions-status', '/api/get-user-plan', '/api/get-service-plan', '/api/user-subscription', '/api/user-subscription/products', '/api/get-keys', '/api/webhooks', '/api/webhooks/deliveries', '/api/webhooks/delivery', '/api/exports', '/api/user-subscription/kyb', '/api/user-subscription/kyb/submission', '/api/team', '/api/team/activity', '/api/profile', '/api/sessions', '/api/second-factor', '/api/admin/adjustments', '/api/deprecations', '/api/catalogue', '/api/catalogue/address', '/api/sync', '/api/api-usage', '/api/api-usage/summary', '/api/api-response-status', '/api/user-api-response'],
  created: ['/api/notifications', '/api/notifications/history', '/api/wallet/credits', '/api/wallet/balances', '/api/wallet/threshold', '/api/wallet/auto-top-up', '/api/transactions', '/api/wallet/statements', '/api/get-credits', '/api/payments', '/api/transactions/transactions-status', '/api/billing-statements', '/api/transactions/billing-transactions-status', '/api/get-user-plan', '/api/get-service-plan', '/api/user-subscription', '/api/user-subscription/products', '/api/get-keys', '/api/webhooks', '/api/webhooks/deliveries', '/api/webhooks/delivery', '/api/exports', '/api/user-subscription/kyb', '/api/user-subscription/kyb/submission', '/api/team', '/api/team/activity', '/api/profile', '/api/sessions', '/api/second-factor', '/api/admin/adjustments', '/api/deprecations', '/api/catalogue', '/api/catalogue/address', '/api/sync'],
  read: ['/api/notifications', '/api/notifications/history'],
  account: ['/api/team', '/api/team/activity'],
  calls: ['/api/wallet/credits', '/api/wallet/balances', '/api/transactions', '/api/get-credits', '/api/api-usage', '/api/api-usage/summary', '/api/api-response-status', '/api/user-api-response'],
  team: ['/api/profile'],
  heartbeat: [],
  end: [],
}
