import { expect, test } from 'vitest'
import type { PriceBasis } from './prices.ts'
import { cheapestPurchase } from './purchase.ts'

const pack = (name: string, credits: string, amount: string) => ({
  sku_id: name,
  name,
  credits,
  amount,
  currency: 'PHP' as const,
  amount_php: amount,
})

const basis: PriceBasis = {
  currency: 'PHP',
  credit_price: '1.00',
  min_credits: '100.00',
  max_credits: '100000.00',
  rates: [],
  packs: [
    pack('Starter', '300.00', '300.00'),
    pack('Small', '1000.00', '980.00'),
    pack('Medium', '5000.00', '4750.00'),
    pack('Large', '20000.00', '18000.00'),
  ],
}

const written = (credits: bigint, prices = basis) => {
  const { bought, amount, left } = cheapestPurchase(credits * 100n, prices)
  const list = bought.map((one) => `${one.count} ${one.pack ?? `single ${one.credits / 100n}`}`)
  return [list.join(', '), amount / 100n, left / 100n]
}

test.each([
  [0n, '', 0n, 0n],
  [40n, '1 single 100', 100n, 60n],
  [250n, '1 single 250', 250n, 0n],
  [990n, '1 Small', 980n, 10n],
  // Ten fewer than a pack and the smallest top-up beside it would cost 1,080.
  [1_050n, '1 single 1050', 1_050n, 0n],
  [1_200n, '1 Small, 1 single 200', 1_180n, 0n],
  [19_500n, '1 Large', 18_000n, 500n],
  [46_000n, '2 Large, 1 Medium, 1 Small', 41_730n, 0n],
])('%s credits are bought as %s', (credits, list, amount, left) => {
  expect(written(credits)).toEqual([list, amount, left])
})

test('no purchase of packs and single credits is cheaper', () => {
  for (let credits = 37n; credits <= 26_000n; credits += 389n) {
    expect(written(credits)[1], `${credits} credits`).toBe(cheapestOfAll(credits))
  }
})

test('without packs, what is beyond the largest top-up is a second one', () => {
  expect(written(150_000n, { ...basis, packs: [] })).toEqual(['2 single 150000', 150_000n, 0n])
})

test('a pack that saves nothing is not proposed', () => {
  expect(written(300n, { ...basis, packs: [pack('Starter', '300.00', '310.00')] })[0]).toBe('1 single 300')
})

/** Every number of every pack, tried. */
function cheapestOfAll(credits: bigint): bigint {
  let best = credits + 100n
  for (let large = 0n; large <= 2n; large++)
    for (let medium = 0n; medium <= 6n; medium++)
      for (let small = 0n; small <= 27n; small++) {
        const rest = credits - large * 20_000n - medium * 5_000n - small * 1_000n
        const single = rest <= 0n ? 0n : rest < 100n ? 100n : rest
        const amount = large * 18_000n + medium * 4_750n + small * 980n + single
        if (amount < best) best = amount
      }
  return best
}
