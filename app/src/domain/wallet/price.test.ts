import { expect, test } from 'vitest'
import { creditsOf, creditsProblem, currenciesOf, type PriceBasis, priceOf } from './price.ts'

const basis: PriceBasis = {
  currency: 'PHP',
  credit_price: '1.00',
  min_credits: '100.00',
  max_credits: '100000.00',
  packs: [
    {
      sku_id: 'sku_1000',
      name: 'Small',
      credits: '1000.00',
      amount: '980.00',
      currency: 'PHP',
      amount_php: '980.00',
    },
  ],
  rates: [{ currency: 'USD', pesos: '56.00' }],
}
const inDollars: PriceBasis = {
  ...basis,
  currency: 'USD',
  credit_price: '0.02',
  packs: [],
}

test.each([
  ['750', '750.00'],
  [' 1,000.5 ', '1000.50'],
  ['1 000', '1000.00'],
  ['', null],
  ['12.345', null],
  ['-5', null],
  ['1e3', null],
  ['9999999999999', null],
])('%j is %s', (typed, credits) => {
  expect(creditsOf(typed)).toBe(credits)
})

test.each([
  ['100', null],
  ['100000', null],
  ['99.99', 'Buy at least 100 credits.'],
  ['100000.01', 'Buy at most 100,000 credits at a time.'],
  ['many', 'Enter a number of credits, such as 750.'],
])('%s credits: %s', (typed, problem) => {
  expect(creditsProblem(typed, basis)).toBe(problem)
})

// Equal to server/test/payments.test.ts: the server rejects a difference of a cent.
test.each([
  ['1000.00', 'PHP', { amount: '980.00', pesos: '980.00' }],
  ['1000.01', 'PHP', { amount: '1000.01', pesos: '1000.01' }],
  ['1000.00', 'USD', { amount: '17.50', pesos: '980.00' }],
  ['300.00', 'USD', { amount: '5.36', pesos: '300.00' }],
] as const)('%s credits in %s cost %o', (credits, currency, price) => {
  expect(priceOf(credits, currency, basis)).toEqual(price)
})

test('a price list in dollars has its pesos by the rate', () => {
  expect(priceOf('500.00', 'USD', { ...inDollars, rates: basis.rates })).toEqual({
    amount: '10.00',
    pesos: '560.00',
  })
  expect(priceOf('500.00', 'USD', { ...inDollars, rates: [] })).toEqual({ amount: '10.00', pesos: null })
  expect(currenciesOf({ ...inDollars, rates: basis.rates })).toEqual(['USD'])
  expect(currenciesOf(basis)).toEqual(['PHP', 'USD'])
})
