import { sql } from 'kysely'
import type { Queries } from '../../platform/db/client.ts'

export interface ProductChoice {
  readonly product_id: string
  readonly product_version_id: string
  readonly name: string
  readonly version: string
}

interface DefaultProductQuery {
  readonly userId: string
  readonly api: string
  readonly on: string
}

/** What an account buys an API with when it chooses nothing: the product of its plan, else pay per call, in the current list. */
export const defaultProduct = (
  db: Queries,
  { userId, api, on }: DefaultProductQuery,
): Promise<ProductChoice | undefined> =>
  db
    .selectFrom('products')
    .innerJoin('plans', 'plans.plan_id', 'products.plan_id')
    .innerJoin('product_versions as lists', 'lists.product_id', 'products.product_id')
    .select(['products.product_id', 'lists.product_version_id', 'products.name', 'lists.version'])
    .where('products.api', '=', api)
    .where('plans.api', 'is', null)
    .where('lists.starts_on', '<=', on)
    .where(({ or, eb }) => or([eb('lists.ends_on', 'is', null), eb('lists.ends_on', '>=', on)]))
    .orderBy(sql`products.plan_type = (SELECT plan_type FROM users WHERE id = ${userId})`, (order) =>
      order.desc().nullsLast(),
    )
    .orderBy(sql`products.plan_type = 'PREPAID'`, 'desc')
    .orderBy('products.position')
    .orderBy('lists.starts_on', 'desc')
    .limit(1)
    .executeTakeFirst()
