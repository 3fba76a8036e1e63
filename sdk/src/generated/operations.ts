// Written by `npm run generate` from the contract. Edit openapi/, not this file.

/** Called without a token. */
export const publicOperations: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'GET /api/announcements',
  'GET /api/api-list-public',
  'GET /api/api-reference',
  'GET /api/api-reference/changelog',
  'GET /api/api-reference/operation',
  'GET /api/catalogue',
  'GET /api/catalogue/address',
  'GET /api/conformance-results',
  'GET /api/faqs',
  'GET /api/plan-limits',
  'GET /api/prices',
  'GET /api/prices/operations',
  'GET /api/search-index',
  'GET /api/sku-public',
  'GET /api/status',
  'POST /api/conformance-results',
  'POST /api/contact-us',
  'POST /api/forgot-password',
  'POST /api/insights/download-file',
  'POST /api/insights/download-newspaper',
  'POST /api/logout',
  'POST /api/previews',
  'POST /api/previews/operation',
  'POST /api/refresh-token',
  'POST /api/register',
  'POST /api/register/resend',
  'POST /api/register/verify',
  'POST /api/reset-password',
  'POST /api/sso_google_callback',
  'POST /api/sync',
  'POST /api/team/invitation',
  'POST /login',
  'POST /login/recovery',
  'POST /login/recovery/cancel',
  'POST /login/verify',
  'POST /sso-verify',
])

/** Work without a token, and return more with one. */
export const optionalAuthOperations: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'GET /api/capabilities',
  'POST /api/user-subscription/kyb',
])

/** Take an Idempotency-Key. */
export const idempotentOperations: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'POST /api/admin/add-credits',
  'POST /api/admin/apis',
  'POST /api/admin/apis/prices',
  'POST /api/admin/apis/roll-back',
  'POST /api/admin/deduct-credits',
  'POST /api/admin/payments/refund',
  'POST /api/admin/transactions/reverse',
  'POST /api/exports',
  'POST /api/payment',
  'POST /api/payment/resend',
  'POST /api/redeem-starter',
  'POST /api/user-subscription',
  'POST /api/user-subscription/keys',
  'POST /api/webhooks',
  'POST /api/webhooks/rotate-secret',
  'PUT /api/admin/keys-regenerate',
  'PUT /api/user-subscription/regenerate',
])
