/** Digits with grouped thousands. Intl does it, too, but takes 20 ms and more to get ready, on every page. */
export const formatCount = (count: number | bigint | string): string =>
  String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')

/** `1 call`, `2 calls`, `25,500 calls`. */
export const countOf = (count: number | bigint, what: string): string =>
  `${formatCount(count)} ${what}${Number(count) === 1 ? '' : 's'}`

/**
 * A decimal string with grouped thousands. It stays text all the way: a float would lose cents.
 * The minus is the typographic one, as wide as a digit.
 */
export function formatDecimal(decimal: string, signed = false): string {
  const [whole = '0', places] = decimal.replace(/^[-+]/, '').split('.')
  const sign = decimal.startsWith('-') ? '−' : signed ? '+' : ''
  return `${sign}${formatCount(whole)}${places ? `.${places}` : ''}`
}

/** As a person types a whole number of credits: `500`, but `500.50`. */
export const withoutZeroCents = (decimal: string): string => decimal.replace(/\.00$/, '')

/** Credits within a sentence. */
export const formatCredits = (decimal: string): string => formatDecimal(withoutZeroCents(decimal))

/** The currency in letters: its sign is missing from the portal's letters, and would fall back to another face. */
export const formatMoney = (amount: string, currency: string): string =>
  `${currency} ${formatDecimal(amount)}`

/** As file managers count: `314 KB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} KB`
  return `${Math.round(bytes / 100_000) / 10} MB`
}

const words = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
]

/** A small count as a word that begins a heading, a larger one in digits. */
export const countInWords = (count: number): string => words[count] ?? formatCount(count)

/** A publisher as people write it. The contract knows publishers by the name in their addresses alone. */
export const publisherName = (slug: string): string =>
  slug.replace(/(^|-)([a-z])/g, (_, dash, letter) => (dash ? ' ' : '') + letter.toUpperCase())

/** A text that is not longer, cut behind a word; one without a space is cut within. */
export function shortened(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const start = text.slice(0, maxLength)
  const end = start.search(/\s+\S*$/)
  return `${(end > 0 ? start.slice(0, end) : start.slice(0, -1)).replace(/[\s,;:.–-]+$/, '')}…`
}
