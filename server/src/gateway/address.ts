/** An address below `/gateway/`, read both ways: its second part is a tag, or already the version. */
export interface Address {
  readonly publisher: string
  readonly second: string
  readonly third: string | null
  /** The path after the version, as sent: with a tag, and without one. */
  readonly afterTag: string
  readonly afterVersion: string
  /** From the question mark on, as it was sent. */
  readonly search: string
}

const prefix = '/gateway/'

/** Undefined when no API can be meant, nor by what a client never sends: an upstream would read the path only as far as its `#`. */
export function addressOf(url: string): Address | undefined {
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  if (!path.startsWith(prefix) || url.includes('#')) return undefined
  const [publisher, second, third, ...rest] = path.slice(prefix.length).split('/')
  if (!publisher || !second) return undefined
  const afterTag = rest.map((part) => `/${part}`).join('')
  return {
    publisher,
    second,
    third: third ?? null,
    afterTag,
    afterVersion: third === undefined ? '' : `/${third}${afterTag}`,
    search: mark < 0 ? '' : url.slice(mark),
  }
}
