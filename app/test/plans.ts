import type { components } from '@switchboard/sdk'

type Plan = components['schemas']['Plan']

export const payg: Plan = {
  plan_id: 'pln_payg01',
  plan_type: 'PREPAID',
  plan_name: 'Pay as you go',
  description: 'No monthly fee. You pay for each answer from your wallet.',
  period: 'NONE',
  price: '0.00',
  price_usd: '0.00',
  included_credits: '0.00',
  discount_percent: 0,
  own_prices: [],
  limits: { calls_per_second: 100, calls_per_minute: 3000, calls_per_day: 100_000, calls_per_month: null },
  kyb_required: false,
  trial: null,
}

export const business: Plan = {
  ...payg,
  plan_id: 'pln_bizMon1',
  plan_type: 'POSTPAID',
  plan_name: 'Business monthly',
  period: 'MONTHLY',
  price: '1200.00',
  price_usd: '21.43',
  included_credits: '1500.00',
  discount_percent: 10,
  kyb_required: true,
}

export const growth: Plan = {
  ...payg,
  plan_id: 'pln_growth1',
  plan_name: 'Growth',
  period: 'MONTHLY',
  price: '450.00',
  price_usd: '8.00',
  included_credits: '500.00',
  discount_percent: 5,
  trial: { days: 14, credits: '100.00' },
}

export const scale: Plan = {
  ...business,
  plan_id: 'pln_scale01',
  plan_name: 'Scale yearly',
  period: 'YEARLY',
  price: '42000.00',
  included_credits: '60000.00',
  discount_percent: 20,
  own_prices: [{ api: 'sim-swap', operation_id: 'check', price: '1.50' }],
}

const lite: Plan = {
  ...growth,
  plan_id: 'pln_lite001',
  plan_name: 'Lite',
  price: '100.00',
  included_credits: '150.00',
  discount_percent: 0,
}
const flat: Plan = {
  ...business,
  plan_id: 'pln_flat001',
  plan_name: 'Flat',
  price: '5000.00',
  included_credits: '10000.00',
  discount_percent: 0,
}
const bulk: Plan = {
  ...scale,
  plan_id: 'pln_bulk001',
  plan_name: 'Bulk',
  price: '120000.00',
  included_credits: '240000.00',
  discount_percent: 30,
  own_prices: [],
}
const members: Plan = { ...payg, plan_id: 'pln_member1', plan_name: 'Members', discount_percent: 1 }

/** Eight, in the order of the price page. */
export const eightPlans: readonly Plan[] = [payg, growth, business, scale, lite, flat, bulk, members]
