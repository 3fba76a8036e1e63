import type { components } from '@switchboard/sdk'
import { isZero } from '../../lib/format/money.ts'

export type PriceBasis = components['schemas']['PriceBasis']
export type Sku = components['schemas']['Sku']
type OwnPriceList = components['schemas']['OwnPriceList']

/** One operation, with what it costs the person at hand where that is known. */
export interface Price extends Sku {
  readonly own: string | undefined
}

/** The list prices, and beside each the price that a signed-in person is charged. */
export function withOwn(skus: readonly Sku[], own: OwnPriceList | undefined): readonly Price[] {
  const prices = new Map(own?.skus.map((sku) => [sku.sku_id, sku.own_price_credits]))
  return skus.map((sku) => ({ ...sku, own: prices.get(sku.sku_id) }))
}

export const isFree = ({ price_credits }: Sku): boolean => isZero(price_credits)
