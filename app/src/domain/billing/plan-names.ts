/** The plan of each type. The contract names the types; people read these. */
export const planNames = { PREPAID: 'Pay as you go', POSTPAID: 'Business monthly' } as const
