interface TestCard {
  readonly label: string
  /** The bank's reason for declining a charge; null if it pays. */
  readonly refusal: string | null
}

/** Cards that can be saved in the sandbox, by their numbers. All are Visa and expire in three years. */
export const cardsByNumber: Readonly<Record<string, TestCard>> = {
  '4242 4242 4242 4242': { label: 'Charges go through', refusal: null },
  '4000 0000 0000 0341': {
    label: 'Can be saved, then declines each charge',
    refusal: 'The bank declined the card: insufficient funds.',
  },
}

/** The card as the portal sees it. */
export const cardOf = (number: string, now: Date) => ({
  brand: 'Visa',
  last_four: number.slice(-4),
  expires: `${now.getUTCFullYear() + 3}-${String(now.getUTCMonth() + 1).padStart(2, '0')}`,
})
