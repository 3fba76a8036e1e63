import { toHundredths } from '../../base/format/money.ts'

const weekDays = 7

/** Days that the credits last at the rate of the last seven days; undefined when nothing was spent, or nothing is left. */
export function runwayDays(
  credits: string,
  days: readonly { readonly credits: string }[],
): number | undefined {
  const left = toHundredths(credits)
  const spent = days.slice(-weekDays).reduce((sum, day) => sum + toHundredths(day.credits), 0n)
  if (spent === 0n || left <= 0n) return undefined
  return Number((left * BigInt(weekDays)) / spent)
}

export function runwayWords(days: number): string {
  if (days === 0) return 'less than a day'
  return `about ${days} ${days === 1 ? 'day' : 'days'}`
}
