export const keyEnds = ['', '30', '90', '365'] as const
export type KeyEnd = (typeof keyEnds)[number]

/** When a key expires, in the words of a choice. */
export const keyEndWords: Readonly<Record<KeyEnd, string>> = {
  '': 'Never',
  '30': 'In 30 days',
  '90': 'In 90 days',
  '365': 'In a year',
}

const dayMs = 86_400_000

/** That moment, counted from now; null for never. */
export const keyEnd = (days: KeyEnd): string | null =>
  days === '' ? null : new Date(Date.now() + Number(days) * dayMs).toISOString()
