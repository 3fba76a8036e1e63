// Written by `npm run generate` from the contract. Edit openapi/, not this file.

/** operationId to `METHOD /path`. */
export const operationKeys = {
  getWalletCredits: 'GET /api/wallet/credits',
} as const

/** `METHOD /path` to operationId. */
export const operationIds = {
  'GET /api/wallet/credits': 'getWalletCredits',
} as const

export type OperationId = keyof typeof operationKeys
export type OperationKey = keyof typeof operationIds
