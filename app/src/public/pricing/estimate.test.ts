import { expect, test } from 'vitest'
import { cheapestWay, estimate } from './estimate.ts'
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

const of = (...calls: [operationId: string, calls: number][]) =>
  estimate(
    calls.map(([operationId, count]) => ({ api: 'sim-swap', operationId, calls: count })),
    skus,
    basis,
  )

test.each([
  ['nothing at all', of(), '0', '1200.00', 'PREPAID'],
  ['a little', of(['check', 100]), '200', '1200.00', 'PREPAID'],
  ['as much as both cost', of(['check', 600]), '1200', '1200.00', 'SAME'],
  ['all that is included', of(['check', 800], ['send', 50]), '1640', '1200.00', 'POSTPAID'],
  // 10,000 at 1.80 and 5,000 at 0.72 are 21,600; 20,100 of them beyond 1,500.
  ['far beyond it', of(['check', 10_000], ['send', 5_000]), '24000', '21300.00', 'POSTPAID'],
  // 0.045 is charged as 0.05: nothing is saved on it.
  ['what cannot be a tenth less', of(['odd', 100_000]), '5000', '4700.00', 'POSTPAID'],
  ['what is free', of(['list', 1_000_000]), '0', '1200.00', 'PREPAID'],
])('%s', (_name, month, credits, business, cheaper) => {
  expect(month.prepaid.credits).toBe(BigInt(credits) * 100n)
  expect(month.postpaid.amount).toBe(BigInt(business.replace('.', '')))
  expect(month.cheaper).toBe(cheaper)
})

test('sums stay exact where a float would not', () => {
  const month = of(['send', 1_000_000_000], ['odd', 1])
  expect(month.prepaid.credits).toBe(80_000_000_005n)
  expect(month.calls).toBe(1_000_000_001n)
})

test('an operation that is no longer sold is left out', () => {
  expect(of(['gone', 5_000], ['check', 1]).lines.map(({ operationId }) => operationId)).toEqual(['check'])
})

test.each([
  ['by the credit', of(['check', 100]), 'Pay as you go', '200.00 credits'],
  [
    'with what is included',
    of(['check', 800], ['send', 50]),
    'Business monthly',
    '1,476.00 credits included',
  ],
  ['beyond it', of(['check', 10_000]), 'Business monthly', '1,500.00 credits included, 16,500.00 extra'],
  ['nothing', of(['list', 5]), 'Pay as you go', 'nothing to buy'],
])('the cheapest way to buy is named: %s', (_name, month, plan, how) => {
  const way = cheapestWay(month)
  expect([way.plan, way.how]).toEqual([plan, how])
  expect(way.amount).toBe(month.cheaper === 'POSTPAID' ? month.postpaid.amount : month.prepaid.amount)
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
  const month = estimate([{ api: 'sim-swap', operationId: 'check', calls: 550 }], skus, {
    ...basis,
    packs: [...packs],
  })
  expect(cheapestWay(month)).toMatchObject({ plan: 'Pay as you go', how: '1 × Small and 100.00 credits' })
})
