/** What calls through the gateway make stale. They are none of the portal's contract, which therefore cannot say so. */
export const staleAfterCalls = [
  '/api/get-credits',
  '/api/wallet/credits',
  '/api/wallet/balances',
  '/api/transactions',
  '/api/api-usage',
  '/api/api-usage/summary',
  '/api/api-response-status',
  '/api/user-api-response',
] as const
