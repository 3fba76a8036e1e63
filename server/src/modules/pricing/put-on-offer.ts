import { isDeepStrictEqual } from 'node:util'
import type { Selectable } from 'kysely'
import type { Queries } from '../../platform/db/client.ts'
import type { PriceTables } from './tables.ts'

/** A product with the price list that it begins with. */
export interface Offer extends Selectable<PriceTables['products']> {
  /** First day of the price list; lists begin with a month. */
  readonly startsOn: string
  /** Hundredths of a credit by operationId. */
  readonly prices: Readonly<Record<string, number>>
}

/** Puts a product on offer. Other prices than before are a new list; one that is known already gets them. */
export async function putOnOffer(db: Queries, { startsOn, prices, ...product }: Offer): Promise<void> {
  const { product_id } = product
  await db
    .insertInto('products')
    .values(product)
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(product))
    .execute()
  const last = await db
    .selectFrom('product_versions')
    .select('prices')
    .where('product_id', '=', product_id)
    .orderBy('starts_on', 'desc')
    .executeTakeFirst()
  if (isDeepStrictEqual(last?.prices, prices)) return
  const month = startsOn.slice(0, 7)
  const version = {
    product_id,
    version: month,
    starts_on: `${month}-01`,
    ends_on: null,
    prices: JSON.stringify(prices),
  }
  await db
    .insertInto('product_versions')
    .values({ product_version_id: versionId(product_id, month), ...version })
    .onConflict((conflict) => conflict.column('product_version_id').doUpdateSet(version))
    .execute()
}

const versionId = (productId: string, month: string): string =>
  `${productId.replace(/^prd_/, 'pvr_')}-${month.slice(2).replace('-', '')}`
