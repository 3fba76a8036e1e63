import { expect, test } from 'vitest'
import { costOf } from './cost.ts'

const purse = (available: string) => ({ available, postpaid: false })

test.each([
  ['2.00', purse('350.00'), { kind: 'costs', price: '2.00', left: '348.00', postpaid: false }],
  ['0.10', purse('0.30'), { kind: 'costs', price: '0.10', left: '0.20', postpaid: false }],
  ['2.00', purse('2.00'), { kind: 'costs', price: '2.00', left: '0.00', postpaid: false }],
  [
    '2.00',
    purse('90071992547409.93'),
    { kind: 'costs', price: '2.00', left: '90071992547407.93', postpaid: false },
  ],
  ['2.00', purse('1.99'), { kind: 'short', price: '2.00', available: '1.99' }],
  ['2.00', null, { kind: 'costs', price: '2.00', left: null, postpaid: false }],
  [
    '2.00',
    { available: '0.00', postpaid: true },
    { kind: 'costs', price: '2.00', left: null, postpaid: true },
  ],
  ['0.00', purse('0.00'), { kind: 'free' }],
  [null, purse('1.00'), { kind: 'unknown' }],
])('price %j with %j', (price, balance, cost) => {
  expect(costOf(price, balance)).toEqual(cost)
})
