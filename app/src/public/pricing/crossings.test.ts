import { expect, test } from 'vitest'
import { business, eightPlans, payg } from '../../../test/plans.ts'
import { planCurves } from './crossings.ts'
import { estimate } from './estimate.ts'
import type { PriceBasis, Sku } from './prices.ts'

const pack = (credits: string, amount: string) => ({
  sku_id: credits,
  name: credits,
  credits,
  amount,
  currency: 'PHP' as const,
  amount_php: amount,
})

const basisOf = (...packs: PriceBasis['packs']): PriceBasis => ({
  currency: 'PHP',
  credit_price: '1.00',
  min_credits: '100.00',
  max_credits: '100000.00',
  rates: [],
  packs,
})

const sold = basisOf(pack('1000.00', '980.00'), pack('5000.00', '4750.00'), pack('20000.00', '18000.00'))

const sku = (operation_id: string, price_credits: string): Sku => ({
  sku_id: operation_id,
  api: 'sim-swap',
  api_name: 'SIM Swap',
  operation_id,
  name: operation_id,
  price_credits,
  unit: 'call',
})

const two = [payg, business]

const month = (price: string, calls: number | bigint, basis: PriceBasis, plans = two) =>
  estimate(
    [{ api: 'sim-swap', operationId: 'check', calls: Number(calls) }],
    [sku('check', price)],
    basis,
    plans,
  )

const crossingsOf = (price: string, calls: number, basis: PriceBasis, plans: typeof two) => {
  const curves = planCurves(month(price, calls, basis, plans), basis)
  return {
    end: curves?.scale.end,
    list: curves?.crossings.map((one) => `${one.calls} ${plans[one.cheapest]?.plan_name}`),
  }
}

/** Every number of calls up to the end, tried. Of equal plans, the one before stays. */
function tried(price: string, end: bigint, basis: PriceBasis, plans: typeof two): readonly string[] {
  const changes: string[] = []
  let before = payg.plan_name
  for (let calls = 1n; calls <= end; calls++) {
    const { months, cheapest } = month(price, calls, basis, plans)
    const stays = months.some(({ plan, amount }) => plan.plan_name === before && amount === cheapest?.amount)
    if (cheapest && !stays) {
      before = cheapest.plan.plan_name
      changes.push(`${calls} ${before}`)
    }
  }
  return changes
}

test.each([
  ['the packs on sale', '2.00', 1_000, sold, two, ['611 Business monthly']],
  ['a dear call', '37.00', 10, sold, two, ['33 Business monthly']],
  ['no packs', '2.00', 1_000, basisOf(), two, ['601 Business monthly']],
  [
    'a pack that overtakes',
    '2.00',
    500,
    basisOf(pack('2000.00', '1250.00')),
    two,
    ['601 Business monthly', '862 Pay as you go'],
  ],
  ['a pack that is always better', '2.00', 500, basisOf(pack('100.00', '50.00')), two, []],
  ['one plan that others never undercut', '2.00', 500, sold, [payg, { ...payg, plan_name: 'Same' }], []],
  [
    'eight plans',
    '2.00',
    1_000,
    basisOf(),
    [...eightPlans],
    [
      '51 Lite',
      '251 Growth',
      '658 Business monthly',
      '2112 Scale yearly',
      '4334 Flat',
      '7001 Scale yearly',
      '7667 Bulk',
    ],
  ],
])('with %s, no crossing is missed and none is made up', (_name, price, calls, basis, plans, list) => {
  const { end = 0n, list: crossings } = crossingsOf(price, calls, basis, plans)
  expect(crossings).toEqual(list)
  expect(crossings).toEqual(tried(price, end, basis, plans))
})

test('with a billion calls, what is told of a crossing is exact to the call', () => {
  const curves = planCurves(month('0.80', 1_000_000_000, sold), sold)
  expect(curves?.crossings.map(({ cheapest }) => cheapest)).toEqual([1])
  const calls = curves?.crossings[0]?.calls ?? 0n
  expect(month('0.80', calls, sold).cheapest?.plan).toBe(business)
  expect(month('0.80', calls - 1n, sold).cheapest?.plan).toBe(payg)
})

test('a mix costs at its own calls what the estimate says, and its points begin with nothing', () => {
  const mix = estimate(
    [
      { api: 'sim-swap', operationId: 'check', calls: 317 },
      { api: 'sim-swap', operationId: 'odd', calls: 91 },
    ],
    [sku('check', '2.00'), sku('odd', '0.05')],
    sold,
    two,
  )
  const curves = planCurves(mix, sold)
  expect(curves?.month).toEqual({ calls: 408n, amounts: mix.months.map(({ amount }) => amount) })
  expect(curves?.points[0]).toEqual({ calls: 0n, amounts: [0n, 120_000n] })
  expect(curves?.points.at(-1)?.calls).toBe(curves?.scale.end)
  expect(curves?.rows).toContainEqual(curves?.month)
})

test('a month that costs nothing has no curves, nor has one plan', () => {
  expect(planCurves(month('0.00', 1_000, sold), sold)).toBeUndefined()
  expect(planCurves(month('2.00', 0, sold), sold)).toBeUndefined()
  expect(planCurves(month('2.00', 9, sold, [payg]), sold)).toBeUndefined()
})
