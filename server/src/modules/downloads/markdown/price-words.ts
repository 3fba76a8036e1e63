import { isZero } from '../../../platform/money/decimals.ts'

/** `1.50 credits a call`; undefined where the document names no price. */
export function priceWords(price: string | null, unit: string | null): string {
  if (price === null) return 'No price is documented.'
  return isZero(price) ? 'Free' : `${price} credits a ${unit ?? 'call'}`
}
