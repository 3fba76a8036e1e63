import { fromHundredths, toHundredths } from '../../../lib/format/money.ts'

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

/** What a live call will cost, as far as is known before it is sent. */
export function costOf(price: string | null, purse: Purse | null): Cost {
  if (price === null) return { kind: 'unknown' }
  const wanted = toHundredths(price)
  if (wanted === 0n) return { kind: 'free' }
  if (!purse || purse.postpaid)
    return { kind: 'costs', price, left: null, postpaid: purse?.postpaid ?? false }
  const left = toHundredths(purse.available) - wanted
  if (left < 0n) return { kind: 'short', price, available: purse.available }
  return { kind: 'costs', price, left: fromHundredths(left), postpaid: false }
}
