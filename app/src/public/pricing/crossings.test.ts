import { expect, test } from 'vitest'
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

const month = (price: string, calls: number | bigint, basis: PriceBasis) =>
  estimate([{ api: 'sim-swap', operationId: 'check', calls: Number(calls) }], [sku('check', price)], basis)

const crossingsOf = (price: string, calls: number, basis: PriceBasis) => {
  const curves = planCurves(month(price, calls, basis), basis)
  return { end: curves?.scale.end, list: curves?.crossings.map((one) => `${one.calls} ${one.cheaper}`) }
}

/** Every number of calls up to the end, tried. */
function tried(price: string, end: bigint, basis: PriceBasis): readonly string[] {
  const changes: string[] = []
  let before = 'PREPAID'
  for (let calls = 1n; calls <= end; calls++) {
    const { cheaper } = month(price, calls, basis)
    if (cheaper !== 'SAME' && cheaper !== before) {
      changes.push(`${calls} ${cheaper}`)
      before = cheaper
    }
  }
  return changes
}

test.each([
  ['the packs on sale', '2.00', 1_000, sold, ['611 POSTPAID']],
  ['a dear call', '37.00', 10, sold, ['33 POSTPAID']],
  ['no packs', '2.00', 1_000, basisOf(), ['601 POSTPAID']],
  [
    'a pack that overtakes',
    '2.00',
    500,
    basisOf(pack('2000.00', '1250.00')),
    ['601 POSTPAID', '862 PREPAID'],
  ],
  ['a pack that is always better', '2.00', 500, basisOf(pack('100.00', '50.00')), []],
])('with %s, no crossing is missed and none is made up', (_name, price, calls, basis, list) => {
  const { end = 0n, list: crossings } = crossingsOf(price, calls, basis)
  expect(crossings).toEqual(list)
  expect(crossings).toEqual(tried(price, end, basis))
})

test('with a billion calls, what is told of a crossing is exact to the call', () => {
  const curves = planCurves(month('0.80', 1_000_000_000, sold), sold)
  expect(curves?.crossings.map(({ cheaper }) => cheaper)).toEqual(['POSTPAID'])
  const calls = curves?.crossings[0]?.calls ?? 0n
  expect(month('0.80', calls, sold).cheaper).toBe('POSTPAID')
  expect(month('0.80', calls - 1n, sold).cheaper).not.toBe('POSTPAID')
})

test('a mix costs at its own calls what the estimate says, and its points begin with nothing', () => {
  const mix = estimate(
    [
      { api: 'sim-swap', operationId: 'check', calls: 317 },
      { api: 'sim-swap', operationId: 'odd', calls: 91 },
    ],
    [sku('check', '2.00'), sku('odd', '0.05')],
    sold,
  )
  const curves = planCurves(mix, sold)
  expect(curves?.month).toEqual({ calls: 408n, prepaid: mix.prepaid.amount, postpaid: mix.postpaid.amount })
  expect(curves?.points[0]).toEqual({ calls: 0n, prepaid: 0n, postpaid: 120_000n })
  expect(curves?.points.at(-1)?.calls).toBe(curves?.scale.end)
  expect(curves?.rows).toContainEqual(curves?.month)
})

test('a month that costs nothing has no curves', () => {
  expect(planCurves(month('0.00', 1_000, sold), sold)).toBeUndefined()
  expect(planCurves(month('2.00', 0, sold), sold)).toBeUndefined()
})
