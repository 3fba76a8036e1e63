import type { components } from '@switchboard/sdk'
import { isZero } from '../../lib/format/money.ts'

export type PriceBasis = components['schemas']['PriceBasis']
export type Sku = components['schemas']['Sku']
export type ApiPrices = components['schemas']['ApiPrices']
type OwnSku = components['schemas']['OwnSku']

/** One operation, with what it costs the person at hand where that is known. */
export interface Price extends Sku {
  readonly own: string | undefined
}

/** What the person at hand pays: their own price, or that of the list. */
export const charged = ({ own, price_credits }: Price): string => own ?? price_credits

/** What a signed-in person is charged, by SKU. */
export type OwnPrices = ReadonlyMap<string, string>

export const ownPricesOf = (skus: readonly OwnSku[]): OwnPrices =>
  new Map(skus.map((sku) => [sku.sku_id, sku.own_price_credits]))

export const isFree = ({ price_credits }: Sku): boolean => isZero(price_credits)
