import { toGroupedDecimal } from '../../platform/money/decimals.ts'

/** `1,000` or `1,000.50`, for sentences. */
export function creditsInWords(hundredths: number): string {
  return toGroupedDecimal(hundredths).replace(/\.00$/, '')
}

/** `PHP 12,480.00`. */
export const moneyInWords = (currency: string, hundredths: number): string =>
  `${currency} ${toGroupedDecimal(hundredths)}`

/** `10:42 Manila time`. */
export function timeInWords(time: Date, timeZone: string): string {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(
    time,
  )
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ')
  return `${clock} ${city} time`
}

/** `22 October`. */
export const dayInWords = (time: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'long' }).format(time)

/** `October 2026` of `2026-10`. */
export const monthInWords = (month: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )

/** `the statements of September 2026 and October 2026`. */
export function statementsInWords(months: readonly string[]): string {
  const list = new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(months.map(monthInWords))
  return `${months.length === 1 ? 'the statement' : 'the statements'} of ${list}`
}

export const methodInWords = { CARD: 'Card', EWALLET: 'E-wallet', BANK: 'Bank transfer' } as const

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
