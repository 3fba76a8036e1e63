/** Credits are decimals with two places; hundredths in a bigint lose nothing. */
const hundredths = (decimal: string): bigint => {
  const [whole = '0', places = ''] = decimal.replace('-', '').split('.')
  const size = BigInt(whole) * 100n + BigInt(places.padEnd(2, '0').slice(0, 2))
  return decimal.startsWith('-') ? -size : size
}

const decimal = (value: bigint): string => {
  const size = value < 0n ? -value : value
  return `${value < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`
}

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
  const wanted = hundredths(price)
  if (wanted === 0n) return { kind: 'free' }
  if (!purse || purse.postpaid)
    return { kind: 'costs', price, left: null, postpaid: purse?.postpaid ?? false }
  const left = hundredths(purse.available) - wanted
  if (left < 0n) return { kind: 'short', price, available: purse.available }
  return { kind: 'costs', price, left: decimal(left), postpaid: false }
}
