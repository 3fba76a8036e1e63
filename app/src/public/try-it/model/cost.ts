import { fromHundredths, toHundredths } from '../../../base/format/money.ts'

export interface Purse {
  readonly available: string
  readonly postpaid: boolean
}

export type Cost =
  | { readonly kind: 'free' }
  | { readonly kind: 'unknown' }
  /** `left` is unknown to those who are not signed in, and of no meaning on a monthly bill. */
  | {
      readonly kind: 'costs'
      readonly price: string
      readonly left: string | null
      readonly postpaid: boolean
    }
  | { readonly kind: 'short'; readonly price: string; readonly available: string }

/** The cost of a live call, as far as it is known before sending. */
export function costOf(price: string | null, purse: Purse | null): Cost {
  if (price === null) return { kind: 'unknown' }
  const required = toHundredths(price)
  if (required === 0n) return { kind: 'free' }
  if (!purse || purse.postpaid)
    return { kind: 'costs', price, left: null, postpaid: purse?.postpaid ?? false }
  const left = toHundredths(purse.available) - required
  if (left < 0n) return { kind: 'short', price, available: purse.available }
  return { kind: 'costs', price, left: fromHundredths(left), postpaid: false }
}
