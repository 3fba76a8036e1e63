import { expect, test } from 'vitest'
import { billChange } from './bill-preview.tsx'

const terms = {
  currency: 'PHP',
  period: 'MONTHLY',
  status: 'ACTIVE',
  period_started_at: '',
  renews_at: null,
  ends_at: null,
} as const
const payg = {
  ...terms,
  limits: { calls_per_second: 100, calls_per_minute: 3000, calls_per_day: null, calls_per_month: null },
  plan_id: 'pln_payg',
  plan_type: 'PREPAID',
  plan_name: 'Pay as you go',
  scope: 'ACCOUNT',
  price: '0.00',
  included_credits: '0.00',
  included_left: '0.00',
  plan_consumption: '2000.00',
} as const
const monthly = {
  ...terms,
  limits: { calls_per_second: 300, calls_per_minute: null, calls_per_day: null, calls_per_month: null },
  plan_id: 'pln_business',
  plan_type: 'POSTPAID',
  plan_name: 'Business monthly',
  description: '',
  scope: 'ACCOUNT',
  price: '1200.00',
  included_credits: '1500.00',
  kyb_required: true,
  product_id: 'prd_month',
  current: false,
} as const
const product = (price: string) =>
  ({ versions: [{ status: 'CURRENT', prices: [{ operation_id: 'check', price }] }] }) as never

const change = (over: object = {}, to: object = {}) =>
  billChange({
    present: { ...payg, ...over },
    presentProduct: product('2.00'),
    chosen: { ...monthly, ...to },
    product: product('1.80'),
  }).map(({ before, after }) => [before, after])

test('from the wallet to a statement: the fee, the included credits, when it’s paid, and this month’s calls', () => {
  expect(change()).toEqual([
    ['None', 'PHP 1,200 a month'],
    ['None', '1,500'],
    ['100 a second, 3,000 a minute', '300 a second'],
    ['From your wallet, call by call', 'By statement, once a month'],
    // 2,000 credits at a tenth less are 1,800, of which 300 are beyond the included ones.
    ['PHP 2,000.00', 'PHP 1,500.00'],
  ])
})

test('a plan of one API says nothing of a month in which the account’s plan counted all of them', () => {
  expect(change({}, { scope: 'API' })).toHaveLength(4)
})

test('a plan of one API that the wallet pays says what is taken now', () => {
  expect(change({}, { scope: 'API', plan_type: 'PREPAID' })).toEqual([
    ['None', 'PHP 1,200 a month'],
    ['Nothing', '1,200 bought credits'],
    ['None', '1,500'],
    ['100 a second, 3,000 a minute', '300 a second'],
    ['From your wallet, call by call', 'From your wallet, the fee ahead'],
  ])
})

test.each([
  ['the plan that one has', {}, { plan_id: 'pln_payg' }],
  ['pay as you go, from a monthly plan', { plan_type: 'POSTPAID' }, { plan_type: 'PREPAID' }],
  ['the account’s plan, beside one of the API’s own', { scope: 'API' }, {}],
])('nothing for %s', (_name, over, to) => {
  expect(change(over, to)).toEqual([])
})

test('nothing without a plan to compare with', () => {
  expect(
    billChange({ present: null, presentProduct: undefined, chosen: monthly, product: undefined }),
  ).toEqual([])
})
