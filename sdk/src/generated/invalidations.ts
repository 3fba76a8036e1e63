// Written by `npm run generate` from the contract. Edit openapi/, not this file.

/** Paths of the reads that a successful write makes stale, by `METHOD /path` of the write. */
export const invalidations: Readonly<Record<string, readonly string[]>> = {
  'POST /api/admin/add-credits': ['/api/admin/transactions', '/api/admin/user-subscriptions', '/api/admin/user-subscription', '/api/notifications', '/api/notifications/history'],
  'POST /api/admin/deduct-credits': ['/api/admin/transactions', '/api/admin/user-subscriptions', '/api/admin/user-subscription', '/api/notifications', '/api/notifications/history'],
  'POST /api/admin/revoke-keys': ['/api/admin/user-subscription', '/api/admin/user-subscriptions', '/api/admin/all-user-subscriptions'],
  'POST /api/notifications': ['/api/notifications', '/api/notifications/history'],
  'POST /api/notifications/read-all': ['/api/notifications', '/api/notifications/history'],
  'POST /api/payment': ['/api/billing-statements'],
  'POST /api/redeem-starter': ['/api/wallet/credits', '/api/transactions', '/api/get-credits', '/api/notifications', '/api/notifications/history'],
  'POST /api/register/verify': ['/api/profile'],
  'POST /api/reset-password': ['/api/profile'],
  'POST /api/sessions/end': ['/api/sessions'],
  'POST /api/sessions/end-others': ['/api/sessions'],
  'POST /api/unsubscribe-plan': ['/api/get-user-plan', '/api/get-service-plan', '/api/user-subscription', '/api/user-subscription/products', '/api/get-credits', '/api/profile', '/api/notifications', '/api/notifications/history'],
  'POST /api/user-subscription': ['/api/user-subscription', '/api/user-subscription/products', '/api/user-test-account', '/api/get-keys', '/api/get-credits', '/api/get-user-plan', '/api/get-service-plan', '/api/notifications', '/api/notifications/history'],
  'POST /api/user-subscription/kyb': ['/api/user-subscription/kyb', '/api/user-subscription', '/api/notifications', '/api/notifications/history'],
  'POST /api/user-unsubscribe': ['/api/user-subscription', '/api/user-subscription/products', '/api/user-test-account', '/api/get-keys', '/api/get-credits', '/api/get-user-plan', '/api/get-service-plan', '/api/notifications', '/api/notifications/history'],
  'POST /login': ['/api/profile'],
  'POST /sso-verify': ['/api/profile'],
  'PUT /api/admin/keys-regenerate': ['/api/admin/user-subscription', '/api/admin/user-subscriptions', '/api/admin/all-user-subscriptions'],
  'PUT /api/notifications/preferences': ['/api/notifications/preferences'],
  'PUT /api/profile': ['/api/profile'],
  'PUT /api/sso-verify/agree': ['/api/profile'],
  'PUT /api/user-subscription/regenerate': ['/api/user-subscription', '/api/get-keys', '/api/notifications', '/api/notifications/history'],
  'PUT /api/wallet/threshold': ['/api/wallet/threshold', '/api/notifications', '/api/notifications/history'],
}
