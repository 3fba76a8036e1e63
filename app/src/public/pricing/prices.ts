import type { components } from '@switchboard/sdk'
import { isZero } from '../../base/format/money.ts'

export type PriceBasis = components['schemas']['PriceBasis']
export type Sku = components['schemas']['Sku']
export type ApiPrices = components['schemas']['ApiPrices']
type OwnSku = components['schemas']['OwnSku']

/** One operation, with what it costs the person at hand where that is known. */
export interface Price extends Sku {
  readonly own: string | undefined
  /** The list price that is announced, in words. */
  readonly next: string | undefined
}

/** The price that the current person pays: their own, or the list's. */
export const charged = ({ own, price_credits }: Price): string => own ?? price_credits

/** A signed-in person's prices by SKU. */
export type OwnPrices = ReadonlyMap<string, string>

export const ownPricesOf = (skus: readonly OwnSku[]): OwnPrices =>
  new Map(skus.map((sku) => [sku.sku_id, sku.own_price_credits]))

export const isFree = ({ price_credits }: Sku): boolean => isZero(price_credits)
