export const parts = ['overview', 'documentation', 'prices', 'agents', 'changelog', 'versions'] as const
export type Part = (typeof parts)[number]

/** Where somebody is on the page, as the address says: `?part=prices`, `?operation=checkSimSwap&scenario=swapped`. */
export interface Place {
  readonly part: Part
  /** The opened operation; null for the introduction of the documentation. */
  readonly operation: string | null
  readonly scenario: string | null
}

/** An operation belongs to the documentation, whatever part the address names. */
export function readPlace(search: string): Place {
  const query = new URLSearchParams(search)
  const operation = query.get('operation') || null
  const named = parts.find((part) => part === query.get('part')) ?? 'overview'
  return {
    part: operation ? 'documentation' : named,
    operation,
    scenario: operation ? query.get('scenario') || null : null,
  }
}

/** The query string of a place, with its question mark; empty for the overview. */
export function writePlace({ part, operation, scenario }: Partial<Place>): string {
  const query = new URLSearchParams()
  if (operation) query.set('operation', operation)
  else if (part && part !== 'overview') query.set('part', part)
  if (operation && scenario) query.set('scenario', scenario)
  const text = query.toString()
  return text && `?${text}`
}
