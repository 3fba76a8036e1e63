/** How each method of paying is called. */
export const methods = { CARD: 'Card', EWALLET: 'E-wallet', BANK: 'Bank transfer' } as const
