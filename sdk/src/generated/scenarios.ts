// Written by `npm run generate` from the contract. Edit openapi/, not this file.

/** Named examples by operationId and status. */
export interface Scenarios {
  getWalletCredits: {
    200: 'user' | 'business' | 'newUser' | 'lowBalance' | 'zeroBalance'
    401: 'tokenMissing' | 'tokenExpired'
    403: 'forbidden' | 'termsNotAccepted'
    default: 'unexpected' | 'unavailable' | 'notOffered'
  }
}
