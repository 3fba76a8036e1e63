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
const change = (over: object = {}, to: object = {}) =>
  billChange({ present: { ...payg, ...over }, chosen: { ...monthly, scope: 'API', ...to } }).map(
    ({ before, after }) => [before, after],
  )

test('from the wallet to a statement: the fee, the included credits and when it’s paid', () => {
  expect(change()).toEqual([
    ['None', 'PHP 1,200 a month'],
    ['None', '1,500'],
    ['100 a second, 3,000 a minute', '300 a second'],
    ['From your wallet, call by call', 'By statement, once a month'],
  ])
})

test('a plan of one API that the wallet pays says what is taken now', () => {
  expect(change({}, { plan_type: 'PREPAID' })).toEqual([
    ['None', 'PHP 1,200 a month'],
    ['Nothing', '1,200 bought credits'],
    ['None', '1,500'],
    ['100 a second, 3,000 a minute', '300 a second'],
    ['From your wallet, call by call', 'From your wallet, the fee ahead'],
  ])
})

test.each([
  ['the plan that one has', {}, { plan_id: 'pln_payg' }],
  ['an account’s plan, which has a quote of its own', {}, { scope: 'ACCOUNT' }],
])('nothing for %s', (_name, over, to) => {
  expect(change(over, to)).toEqual([])
})

test('nothing without a plan to compare with', () => {
  expect(billChange({ present: null, chosen: { ...monthly, scope: 'API' } })).toEqual([])
})
