import { adminCheckApi, adminSetLimits as limitRules } from '@switchboard/sdk/forms'
import { formatCount } from '../base/format/format.ts'

const pattern = new RegExp(adminCheckApi.price.pattern)

/** As the contract takes prices: at most two places. */
export const isPrice = (text: string): boolean => pattern.test(text.trim())

/** The error of a price, for its field. */
export const priceProblem = (text: string): string | undefined =>
  isPrice(text) ? undefined : 'Write it like 0.60.'

/** A limit as it is typed; empty is no limit. */
export const numberOf = (text: string) => (text.trim() === '' ? null : Number(text))

export function checkLimit(text: string): string | undefined {
  const { minimum, maximum } = limitRules['limits/calls_per_second']
  const limit = numberOf(text)
  if (limit === null || (Number.isInteger(limit) && limit >= minimum && limit <= maximum)) return undefined
  return `Enter a whole number from ${minimum} to ${formatCount(maximum)}, or nothing.`
}
