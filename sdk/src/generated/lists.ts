// Written by `npm run generate` from the contract. Edit openapi/, not this file.

/** Take `page` and `limit`, and return `meta` with the total. */
export const pagedOperations: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'GET /api/admin/adjustments',
  'GET /api/admin/all-user-subscriptions',
  'GET /api/admin/announcements',
  'GET /api/admin/announcements/affected',
  'GET /api/admin/api-usage',
  'GET /api/admin/apis',
  'GET /api/admin/audit-log',
  'GET /api/admin/conformance-results',
  'GET /api/admin/deliveries',
  'GET /api/admin/kyb',
  'GET /api/admin/transactions',
  'GET /api/admin/user-subscriptions',
  'GET /api/api-usage',
  'GET /api/catalogue',
  'GET /api/notifications/history',
  'GET /api/payments',
  'GET /api/prices',
  'GET /api/prices/operations',
  'GET /api/team/activity',
  'GET /api/transactions',
  'GET /api/user-api-response',
  'GET /api/user-subscription/products',
  'GET /api/wallet/statements',
  'GET /api/webhooks/deliveries',
])
