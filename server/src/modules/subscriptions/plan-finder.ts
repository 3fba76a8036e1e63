import type { components } from '@switchboard/sdk'
import type { Queries } from '../../platform/db/client.ts'
import { ownPlansOn } from '../pricing/own-plans.ts'
import { accountPlan } from '../pricing/plan-in-force.ts'

type SubscriptionPlan = components['schemas']['SubscriptionPlan']

interface Row {
  readonly id: string
  readonly status: string
  /** Of the product taken last: what a prepared subscription will be on when the account has no plan yet. */
  readonly plan_id: string | null
  readonly plan_type: SubscriptionPlan['plan_type'] | null
  readonly plan_name: string | null
}

/** Finds the plan that calls of a person's subscription are charged by: the API's own, else the account's. */
export async function planFinder(
  db: Queries,
  { userId, on }: { readonly userId: string; readonly on: string },
): Promise<(row: Row) => SubscriptionPlan | null> {
  const newestFirst = await ownPlansOn(db, { userId, on })
  const own = new Map(newestFirst.toReversed().map(({ subscriptionId, plan }) => [subscriptionId, plan]))
  const account = (await accountPlan(db, userId))?.plan
  return (row) => {
    if (row.status === 'CANCELLED') return null
    const { plan_id, plan_type, plan_name } = own.get(row.id) ?? account ?? row
    return plan_id && plan_type && plan_name ? { plan_id, plan_type, plan_name } : null
  }
}
