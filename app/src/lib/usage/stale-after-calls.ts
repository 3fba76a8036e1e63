/** Reads that gateway calls make stale. Those calls aren't in the portal's contract, which therefore can't say so. */
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
