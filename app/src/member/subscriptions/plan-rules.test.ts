import { expect, test } from 'vitest'
import { beyondIncluded, includedLeft, periodPrice, planLoss } from './plan-rules.ts'

const plan = {
  plan_name: 'SIM Swap monthly',
  scope: 'API',
  price: '1700.00',
  currency: 'PHP',
  period: 'MONTHLY',
  included_credits: '2000.00',
  plan_consumption: '642.60',
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
  expect(planLoss({ ...plan, plan_consumption: '2100.00' })).toHaveLength(1)
  expect(includedLeft({ included_credits: '1500.00', plan_consumption: '1580.00' })).toBe('0.00')
})

test('what is used beyond the included credits is counted from where they end', () => {
  const used = (plan_consumption: string) => beyondIncluded({ included_credits: '1500.00', plan_consumption })
  expect([used('1580.50'), used('1500.00'), used('3.00')]).toEqual(['80.50', '0.00', '0.00'])
})

test('a fee is told with its period, and none as none', () => {
  expect(periodPrice(plan)).toBe('PHP 1,700 a month')
  expect(periodPrice({ ...plan, price: '0.00', period: 'NONE' })).toBe('None')
})
