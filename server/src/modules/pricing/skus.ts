import { createHash } from 'node:crypto'
import type { components } from '@switchboard/sdk'
import type { Queries } from '../../platform/db/client.ts'
import { toDecimal } from '../../platform/money/decimals.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { creditOffer } from './credit-offer.ts'
import { listPrices, type Prices } from './prices.ts'
import { type PublishedApi, publishedApis } from './published-api.ts'
import { priceListsOn } from './repo.ts'

type Schemas = components['schemas']

/** What credits cost and how they are sold. */
export function priceBasis({ pesosPerDollar }: Pick<Settings, 'pesosPerDollar'>): Schemas['PriceBasis'] {
  const { currency, creditPrice, minCredits, maxCredits, packs } = creditOffer
  return {
    currency,
    credit_price: toDecimal(creditPrice),
    min_credits: toDecimal(minCredits),
    max_credits: toDecimal(maxCredits),
    packs: packs.map(({ sku_id, name, credits, amount }) => ({
      sku_id,
      name,
      credits: toDecimal(credits),
      amount: toDecimal(amount),
      currency,
      amount_php: toDecimal(amount),
    })),
    rates: [{ currency: 'USD', pesos: toDecimal(pesosPerDollar) }],
  }
}

/** The operations of an API that are sold, at their list prices. */
const skusOf = ({ api, name, operations }: PublishedApi, list: Prices): Schemas['Sku'][] =>
  operations.flatMap(({ operation_id, summary, price_unit }) => {
    const price = list.get(operation_id)
    return price === undefined ? [] : skuOf({ api, api_name: name, operation_id, summary, price, price_unit })
  })

interface SoldOperation extends Pick<Schemas['Sku'], 'api' | 'api_name' | 'operation_id'> {
  readonly summary: string
  /** Hundredths of a credit. */
  readonly price: number
  readonly price_unit: string
}

/** An operation as price lists show it. */
export const skuOf = ({
  api,
  api_name,
  operation_id,
  summary,
  price,
  price_unit,
}: SoldOperation): Schemas['Sku'] => ({
  sku_id: skuId(api, operation_id),
  api,
  api_name,
  operation_id,
  name: summary,
  price_credits: toDecimal(price),
  unit: price_unit,
})

/** Operations as the document has them, at the prices of a list; what the list does not name is left out. */
export const pricedOperations = (
  operations: PublishedApi['operations'],
  prices: Prices,
): Schemas['OperationSummary'][] =>
  operations.flatMap((operation) => {
    const price = prices.get(operation.operation_id)
    return price === undefined ? [] : { ...operation, price: toDecimal(price) }
  })

/** Slugs and operations may be longer than an id; the same operation always has the same one. */
const skuId = (api: string, operation: string): string =>
  `sku_${createHash('sha256').update(`${api} ${operation}`).digest('hex').slice(0, 12)}`

/** Everything that is sold on a day, at list prices; of some APIs alone where they are named. */
export async function listSkusOn(
  db: Queries,
  { on, apis: only }: { readonly on: string; readonly apis?: readonly string[] | undefined },
): Promise<Schemas['Sku'][]> {
  const lists = Map.groupBy(await priceListsOn(db, { on }), ({ api }) => api)
  const apis = await publishedApis(db, only)
  return apis.flatMap((api) => skusOf(api, listPrices(lists.get(api.api) ?? [])))
}
