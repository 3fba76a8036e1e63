import { expect, test } from 'vitest'
import { beyondIncluded, isPaidAhead, periodPrice, planLoss } from './plan-rules.ts'

const plan = {
  plan_name: 'SIM Swap monthly',
  plan_type: 'POSTPAID',
  scope: 'API',
  price: '1700.00',
  currency: 'PHP',
  period: 'MONTHLY',
  included_left: '1357.40',
  renews_at: '2026-11-30T16:00:00Z',
  ends_at: null,
} as const

test('a plan of the API alone ends before its time: what is billed and what is lost is said', () => {
  expect(planLoss(plan)).toEqual([
    expect.stringMatching(
      /^SIM Swap monthly ends today instead of 30 Nov 2026\. This period \(PHP 1,700 a month\) is billed in full\.$/,
    ),
    '1,357.40 included credits are lost.',
  ])
})

test('the account’s plan stays, and nothing is lost of a period that is used up', () => {
  expect(planLoss({ ...plan, scope: 'ACCOUNT' })).toEqual([])
  expect(planLoss(null)).toEqual([])
  expect(planLoss({ ...plan, included_left: '0.00' })).toHaveLength(1)
})

test('one that the wallet has paid leaves its included credits there', () => {
  const prepaid = { ...plan, plan_type: 'PREPAID' } as const
  expect(planLoss(prepaid)).toEqual([
    'SIM Swap monthly ends today instead of 30 Nov 2026. The fee of this period isn’t returned.',
    '1,357.40 included credits stay in your wallet until 30 Nov 2026.',
  ])
  expect([isPaidAhead(plan), isPaidAhead(prepaid), isPaidAhead({ ...prepaid, price: '0.00' })]).toEqual([
    false,
    true,
    false,
  ])
})

test('what is used beyond the included credits is counted from where they end', () => {
  const used = (plan_consumption: string) => beyondIncluded({ included_credits: '1500.00', plan_consumption })
  expect([used('1580.50'), used('1500.00'), used('3.00')]).toEqual(['80.50', '0.00', '0.00'])
})

test('a fee is told with its period, and none as none', () => {
  expect(periodPrice(plan)).toBe('PHP 1,700 a month')
  expect(periodPrice({ ...plan, price: '0.00', period: 'NONE' })).toBe('None')
})
