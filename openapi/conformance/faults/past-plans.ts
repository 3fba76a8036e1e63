// Plans of the accounts that faults of plans are looked at with, and two that are hidden from them.
import type { Ask } from './past-payments.ts'

let hidden: Promise<void> | undefined

/** A plan that has a link, and one for somebody else; once for all accounts. */
export function hidePlans(ask: Ask, admin: string): Promise<void> {
  hidden ??= makeHidden(ask, admin)
  return hidden
}

async function makeHidden(ask: Ask, admin: string): Promise<void> {
  for (const [plan_name, audience] of [
    ['Partner', 'LINK'],
    ['Founder', 'INVITED'],
  ] as const) {
    const terms = { plan_type: 'PREPAID', period: 'MONTHLY', price: '90.00', price_usd: null, trial: null }
    const prices = { included_credits: '120.00', discount_percent: 30, own_prices: [], kyb_required: false }
    const limits = {
      calls_per_second: 50,
      calls_per_minute: null,
      calls_per_day: null,
      calls_per_month: null,
    }
    const invited = audience === 'INVITED' ? ['founder@example.com'] : []
    const draft = { plan_name, description: 'For a few.', ...terms, ...prices, limits, position: 4 }
    const plan = await ask('/api/admin/plans', { ...draft, audience, invited }, admin)
    const { plan_id, revision } = plan
    await ask('/api/admin/plans/status', { plan_id, revision, status: 'ON_SALE' }, admin)
  }
}

/** The account takes the plan Growth, and pays the part of its fee until the end of the month. */
export async function takeGrowth(ask: Ask, token: string): Promise<void> {
  const change = { plan_id: 'pln_growth', when: 'NOW' }
  const { quote } = await ask('/api/plan-changes/preview', change, token)
  await ask('/api/plan-changes', { ...change, quote }, token)
}
