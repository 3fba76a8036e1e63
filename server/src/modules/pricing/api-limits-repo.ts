import type { Queries, Tx } from '../../platform/db/client.ts'
import type { CallLimits } from './limits.ts'

interface OfferQuery {
  readonly api: string
  readonly planId: string
}

const offersOf = (db: Queries, { api, planId }: OfferQuery) =>
  db.selectFrom('products').where('api', '=', api).where('plan_id', '=', planId)

/** Limits set for an API on a plan; null: as the plan. Undefined where it isn't offered with the plan. */
export const apiLimits = async (db: Queries, of: OfferQuery): Promise<CallLimits | null | undefined> =>
  (await offersOf(db, of).select('limits').orderBy('product_id').limit(1).executeTakeFirst())?.limits

/** Of all products that the plan is taken with. */
export const setApiLimits = (tx: Tx, { api, planId }: OfferQuery, limits: CallLimits | null) =>
  tx
    .updateTable('products')
    .set({ limits: limits && JSON.stringify(limits) })
    .where('api', '=', api)
    .where('plan_id', '=', planId)
    .execute()
