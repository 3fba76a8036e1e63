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

interface Bounds {
  readonly minimum: number
  readonly maximum: number
}

/** The error of a whole number, for its field. */
export const wholeNumber =
  ({ minimum, maximum }: Bounds, end = '.') =>
  (text: string): string | undefined => {
    const number = numberOf(text)
    if (number !== null && Number.isInteger(number) && number >= minimum && number <= maximum) return
    return `Enter a whole number from ${minimum} to ${formatCount(maximum)}${end}`
  }

export const checkLimit = (text: string): string | undefined =>
  text.trim() === '' ? undefined : wholeNumber(limitRules['limits/calls_per_second'], ', or nothing.')(text)
