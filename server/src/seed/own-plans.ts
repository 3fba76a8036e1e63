import { publishPlan, publishPrices } from '../modules/pricing/publish-prices.ts'
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

/** Plans of accounts that the demo sells besides those of every portal. Money in hundredths. */
const accountPlans = [
  {
    plan_id: 'pln_growth',
    plan_type: 'PREPAID',
    plan_name: 'Growth',
    description: 'For steady traffic: 500 credits a month are included, and every call is 5% off.',
    period: 'MONTHLY',
    price: 450_00,
    price_usd: 8_00,
    included_credits: 500_00,
    discount_percent: 5,
    kyb_required: false,
    trial_days: 14,
    trial_credits: 100_00,
    position: 1,
    limits: { calls_per_second: 200, calls_per_minute: 6_000, calls_per_day: 300_000 },
  },
  {
    plan_id: 'pln_scale',
    plan_type: 'POSTPAID',
    plan_name: 'Scale yearly',
    description: 'For high volumes: one fee a year, 60,000 credits are included, and every call is 20% off.',
    period: 'YEARLY',
    price: 42_000_00,
    price_usd: 750_00,
    included_credits: 60_000_00,
    discount_percent: 20,
    kyb_required: true,
    position: 3,
    limits: { calls_per_second: 500, calls_per_minute: 20_000 },
  },
] as const

export async function sellPlans(tx: Tx, sale: Parameters<typeof publishPlan>[2]): Promise<void> {
  for (const { limits, ...plan } of accountPlans) {
    const row = { ...plan, limits: JSON.stringify(limits) }
    const sold = await tx.insertInto('plans').values(row).returningAll().executeTakeFirstOrThrow()
    await publishPlan(tx, sold, sale)
  }
}
