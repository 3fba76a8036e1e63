interface Said {
  readonly answered: string
  readonly total: number
  readonly pending: boolean
}

/** What a screen reader says of the list. */
export function spoken({ answered, total, pending }: Said): string {
  if (!answered) return `${total} suggestions`
  if (total === 0) return pending ? 'Searching' : 'Nothing found'
  return `${total} ${total === 1 ? 'result' : 'results'}${pending ? ', more are loading' : ''}`
}
