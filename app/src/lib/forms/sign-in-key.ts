/** Where a tab keeps the random key that its last log-in at a provider began with. */
export const signInKey = 'switchboard.sign-in'
