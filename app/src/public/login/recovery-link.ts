/** The emailed token that takes the place of a lost second factor: from the address of the log-in page to the step after it. */
export const createRecoveryLink = () => ({ token: '' })
