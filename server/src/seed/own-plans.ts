import { publishPrices } from '../modules/pricing/publish-prices.ts'
import type { Tx } from '../platform/db/client.ts'

/** Plans of the demo that are for one API alone. Money in hundredths. */
const ownPlans = [
  {
    plan_id: 'pln_sim-swap-month',
    product_id: 'prd_sim-swap-own',
    api: 'sim-swap',
    name: 'SIM Swap monthly',
    description: 'For steady checking: 2,000 credits a month are included, and each check costs 1.70.',
    price: 1_700_00,
    included_credits: 2_000_00,
    startsOn: '2026-07-01',
    prices: {
      checkSimSwap: 1_70,
      retrieveSimSwapDate: 1_70,
      listSimSwapSubscriptions: 0,
      createSimSwapSubscription: 1_70,
    },
  },
] as const

/** Offers the plans of those APIs that are published. */
export async function offerOwnPlans(tx: Tx, published: ReadonlySet<string>): Promise<void> {
  for (const offer of ownPlans.filter(({ api }) => published.has(api))) {
    const { plan_id, product_id, api, name, description, price, included_credits, startsOn, prices } = offer
    const shared = { plan_id, api, description, plan_type: 'POSTPAID' as const, kyb_required: true }
    const plan = { ...shared, plan_name: name, period: 'MONTHLY' as const, price, included_credits }
    await tx
      .insertInto('plans')
      .values(plan)
      .onConflict((conflict) => conflict.column('plan_id').doUpdateSet(plan))
      .execute()
    await publishPrices(tx, { ...shared, product_id, name, position: 2, startsOn, prices })
  }
}
