import { isDeepStrictEqual } from 'node:util'
import type { Insertable } from 'kysely'
import type { Queries } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'
import { newestPrices, savePriceList, saveProduct } from './repo.ts'

interface PublishedApiPrices {
  readonly api: string
  readonly name: string
  /** First day of the price list. */
  readonly startsOn: string
  /** Hundredths of a credit by operationId. */
  readonly prices: Readonly<Record<string, number>>
  /** When they are published. */
  readonly at: Date
}

/** The business plan pays a tenth less; half a hundredth is rounded up. */
export const businessPrice = (list: number): number => Math.round((list * 9) / 10)

/** Puts an API on offer: by the call, and with the business plan. */
export async function publishApiPrices(
  db: Queries,
  { api, name, startsOn, prices, at }: PublishedApiPrices,
): Promise<void> {
  const offers: Offer[] = [
    {
      product_id: `prd_${api}-call`,
      api,
      name: `${name}, pay per call`,
      description: 'Best for getting started and variable traffic. Each call is paid from your wallet.',
      plan_type: 'PREPAID',
      plan_id: 'pln_payg',
      // Taken by anybody: where an API asks for verification, only its live keys wait for it.
      kyb_required: false,
      position: 0,
      startsOn,
      prices,
    },
    {
      product_id: `prd_${api}-month`,
      api,
      name: `${name}, Business monthly`,
      description: 'For accounts on Business monthly. Calls go on your monthly statement, at 10% off.',
      plan_type: 'POSTPAID',
      plan_id: 'pln_business',
      kyb_required: true,
      position: 1,
      startsOn,
      prices: Object.fromEntries(
        Object.entries(prices).map(([operation, list]) => [operation, businessPrice(list)]),
      ),
    },
  ]
  for (const offer of offers) await publishPrices(db, { ...offer, at })
}

/** A product with the price list that it begins with. */
interface Offer extends Insertable<Database['products']> {
  /** First day of the price list; lists begin with a month. */
  readonly startsOn: string
  /** Hundredths of a credit by operationId. */
  readonly prices: Readonly<Record<string, number>>
  /** When they are published; by the clock of the database without. */
  readonly at?: Date
}

/** Puts a product on offer. Other prices than before are a new list; one that is known already gets them. */
export async function publishPrices(db: Queries, { startsOn, prices, at, ...product }: Offer): Promise<void> {
  const { product_id } = product
  await saveProduct(db, product)
  if (isDeepStrictEqual(await newestPrices(db, product_id), prices)) return
  const version = startsOn.slice(0, 7)
  await savePriceList(db, {
    product_version_id: versionId(product_id, version),
    product_id,
    version,
    starts_on: `${version}-01`,
    ends_on: null,
    prices,
    prices_set_at: at,
  })
}

const versionId = (productId: string, month: string): string =>
  `${productId.replace(/^prd_/, 'pvr_')}-${month.slice(2).replace('-', '')}`
