import type { Queries } from '../../platform/db/client.ts'

export interface PriceList {
  readonly api: string
  readonly product_id: string
  readonly product_version_id: string
  readonly plan_type: 'PREPAID' | 'POSTPAID'
  /** Whether it belongs to a plan that is for this API alone. */
  readonly ofOwnPlan: boolean
  readonly prices: Readonly<Record<string, number>>
}

/** The price lists that hold on a day: of each product the newest first, then older ones without an end. */
export async function priceListsOn(
  db: Queries,
  { api, on }: { readonly api?: string; readonly on: string },
): Promise<readonly PriceList[]> {
  let lists = db
    .selectFrom('product_versions as lists')
    .innerJoin('products', 'products.product_id', 'lists.product_id')
    .innerJoin('plans', 'plans.plan_id', 'products.plan_id')
    .select(['products.api', 'products.product_id', 'lists.product_version_id', 'products.plan_type'])
    .select(['plans.api as planApi', 'lists.prices'])
    .where('lists.starts_on', '<=', on)
    .where(({ or, eb }) => or([eb('lists.ends_on', 'is', null), eb('lists.ends_on', '>=', on)]))
    .orderBy('products.position')
    .orderBy('products.product_id')
    .orderBy('lists.starts_on', 'desc')
  if (api !== undefined) lists = lists.where('products.api', '=', api)
  const rows = await lists.execute()
  return rows.map(({ planApi, ...list }) => ({ ...list, ofOwnPlan: planApi !== null }))
}
