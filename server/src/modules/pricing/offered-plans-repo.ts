import { sql } from 'kysely'
import type { Queries } from '../../platform/db/client.ts'
import { people } from '../accounts/people-repo.ts'
import { planIdOf } from './plans-repo.ts'

/** Whether an account can take a plan: one of a single API, or one that is sold to everybody or to it. */
export const isOffered = (userId: string, link: string | null = null) => sql<boolean>`(plans.api IS NOT NULL
  OR plans.status = 'ON_SALE' AND CASE plans.audience WHEN 'EVERYBODY' THEN true WHEN 'LINK' THEN plans.link = ${link}
    ELSE EXISTS (SELECT FROM ${people('invited')} WHERE invited.id = ${userId} AND lower(invited.email) = ANY (plans.invited)) END)`

/** The plans that an API is offered with, the cheapest first, each with the product to take; to an account, those that it has or can take. */
export async function offeredPlans(db: Queries, api: string, userId?: string) {
  const offered = isOffered(userId ?? '')
  const present = userId === undefined ? null : await planIdOf(db, userId)
  return db
    .selectFrom('products')
    .innerJoin('plans', 'plans.plan_id', 'products.plan_id')
    .select(['products.product_id', 'products.kyb_required', 'plans.plan_id', 'plans.plan_type'])
    .select(['plan_name', 'plans.description', 'plans.api', 'period', 'price', 'included_credits'])
    .select(({ fn, ref }) => fn.coalesce(ref('products.limits'), ref('plans.limits')).as('limits'))
    .select(({ eb }) => eb('products.limits', 'is not', null).$castTo<boolean>().as('has_own_limits'))
    .where('products.api', '=', api)
    .where(({ or, eb }) => or([offered, eb('plans.plan_id', '=', present)]))
    .orderBy('price')
    .orderBy('products.position')
    .orderBy('products.product_id')
    .execute()
}

/** The plans of whole accounts that everybody can take, in the order of the price page; also that of a link. */
export const plansOnSale = (
  db: Queries,
  { userId = '', link }: { readonly userId?: string; readonly link?: string | undefined },
) =>
  db
    .selectFrom('plans')
    .selectAll()
    .where('api', 'is', null)
    .where(isOffered(userId, link))
    .orderBy('position')
    .orderBy('price')
    .orderBy('plan_id')
    .limit(50)
    .execute()
