import { expect, test } from 'vitest'
import { business, eightPlans, growth, payg, scale } from '../../../test/plans.ts'
import { estimate, wayToPay } from './estimate.ts'
import type { PriceBasis, Sku } from './prices.ts'

const basis: PriceBasis = {
  currency: 'PHP',
  credit_price: '1.00',
  min_credits: '100.00',
  max_credits: '100000.00',
  rates: [],
  packs: [],
}
const sku = (operation_id: string, price_credits: string): Sku => ({
  sku_id: operation_id,
  api: 'sim-swap',
  api_name: 'SIM Swap',
  operation_id,
  name: operation_id,
  price_credits,
  unit: 'call',
})
const skus = [sku('check', '2.00'), sku('send', '0.80'), sku('odd', '0.05'), sku('list', '0.00')]

const on = (plans: typeof eightPlans, ...calls: [operationId: string, calls: number][]) =>
  estimate(
    calls.map(([operationId, count]) => ({ api: 'sim-swap', operationId, calls: count })),
    skus,
    basis,
    plans,
  )
const of = (...calls: [operationId: string, calls: number][]) => on([payg, business], ...calls)
const amountsOf = ({ months }: ReturnType<typeof on>) => months.map(({ amount }) => Number(amount) / 100)

test.each([
  ['nothing at all', of(), '0', '1200.00', payg],
  ['a little', of(['check', 100]), '200', '1200.00', payg],
  ['as much as both cost', of(['check', 600]), '1200', '1200.00', payg],
  ['all that is included', of(['check', 800], ['send', 50]), '1640', '1200.00', business],
  // 10,000 at 1.80 and 5,000 at 0.72 are 21,600; 20,100 of them beyond 1,500.
  ['far beyond it', of(['check', 10_000], ['send', 5_000]), '24000', '21300.00', business],
  // 0.045 is charged as 0.05: nothing is saved on it.
  ['what cannot be a tenth less', of(['odd', 100_000]), '5000', '4700.00', business],
  ['what is free', of(['list', 1_000_000]), '0', '1200.00', payg],
])('%s', (_name, month, credits, billed, cheapest) => {
  expect(month.credits).toBe(BigInt(credits) * 100n)
  expect(month.months[1]?.amount).toBe(BigInt(billed.replace('.', '')))
  expect(month.cheapest?.plan).toBe(cheapest)
})

// At 2.00, less 5, 10, 20 (own price 1.50), 0, 0, 30 and 1%: a fee, and what goes beyond the included credits. A year's plan by its twelfth.
test.each([
  [1_000, [2000, 1850, 1500, 3500, 1950, 5000, 10_000, 1980], 'Business monthly'],
  [10_000, [20_000, 18_950, 17_700, 13_500, 19_950, 15_000, 10_000, 19_800], 'Bulk'],
  // The smallest top-up is 100 credits. Of equal ones, the first of the price page.
  [10, [100, 450, 1200, 3500, 100, 5000, 10_000, 100], 'Pay as you go'],
])('%i calls on 1, 2, 5 and 8 plans', (calls, amounts, cheapest) => {
  for (const count of [1, 2, 5, 8])
    expect(amountsOf(on(eightPlans.slice(0, count), ['check', calls]))).toEqual(amounts.slice(0, count))
  expect(on(eightPlans, ['check', calls]).cheapest?.plan.plan_name).toBe(cheapest)
})

test('without a plan on sale nothing is the cheapest', () => {
  expect(on([], ['check', 1])).toMatchObject({ months: [], cheapest: undefined })
})

test('sums stay exact where a float would not', () => {
  const month = of(['send', 1_000_000_000], ['odd', 1])
  expect(month.credits).toBe(80_000_000_005n)
  expect(month.calls).toBe(1_000_000_001n)
})

test('an operation that is no longer sold is left out', () => {
  expect(of(['gone', 5_000], ['check', 1]).lines.map(({ operationId }) => operationId)).toEqual(['check'])
})

test.each([
  ['by the credit', of(['check', 100]), '200.00 credits'],
  ['with what is included', of(['check', 800], ['send', 50]), '1,476.00 credits included'],
  ['beyond it', of(['check', 10_000]), '1,500.00 credits included, 16,500.00 extra'],
  [
    'from the wallet, with its fee',
    on([growth], ['check', 1_000]),
    '500.00 credits included, 1,850.00 credits',
  ],
  ['by the year', on([scale], ['check', 10_000]), '5,000.00 credits included, 10,000.00 extra'],
  ['nothing', of(['list', 5]), ''],
])('the way to pay is named: %s', (_name, { cheapest }, way) => {
  expect(cheapest && wayToPay(cheapest)).toBe(way)
})

test('packs are named with how many of them', () => {
  const packs = [
    {
      sku_id: 'p',
      name: 'Small',
      credits: '1000.00',
      amount: '980.00',
      currency: 'PHP',
      amount_php: '980.00',
    },
  ] as const
  const { cheapest } = estimate(
    [{ api: 'sim-swap', operationId: 'check', calls: 550 }],
    skus,
    { ...basis, packs: [...packs] },
    [payg],
  )
  expect(cheapest && wayToPay(cheapest)).toBe('1 × Small and 100.00 credits')
})
