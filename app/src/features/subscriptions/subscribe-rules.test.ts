import { expect, test } from 'vitest'
import { isVerified, planEffect, requirements } from './subscribe-rules.ts'

const api = {
  publisher: 'lumina',
  tag: 'sim-swap',
  version: 'v1',
  kyb_required: true,
  name: 'SIM Swap',
}
const approved = { publisher: 'lumina', tag: 'sim-swap', state: 'APPROVED' } as const

test.each([
  ['its own', [approved], true],
  ['its publisher’s', [{ ...approved, tag: null }], true],
  ['another tag’s', [{ ...approved, tag: 'messaging' }], false],
  ['another publisher’s', [{ ...approved, publisher: 'beacon' }], false],
  ['one in review', [{ ...approved, state: 'IN_REVIEW' as const }], false],
  ['none', [], false],
])('a business is verified for an API by %s verification: %s', (_by, submissions, verified) => {
  expect(isVerified(submissions, api)).toBe(verified)
})

test('where the API asks for nothing, any verification shows a business', () => {
  expect(isVerified([{ ...approved, publisher: 'beacon' }], { ...api, kyb_required: false })).toBe(true)
})

const product = { name: 'SIM Swap, pay per call', plan_type: 'PREPAID', kyb_required: false } as const

test('what is missing is named and linked, and blocks only where nothing works without it', () => {
  const missing = requirements({ api, product, submissions: [], credits: '0.00' }).filter(({ met }) => !met)
  expect(missing.map(({ name, blocks, way }) => [name, blocks, way?.to])).toEqual([
    ['Verified business', false, '/kyb/lumina/sim-swap'],
    ['Credits', false, '/dashboard/wallet/topup'],
  ])
  const monthly = { ...product, plan_type: 'POSTPAID', kyb_required: true } as const
  expect(requirements({ api, product: monthly, submissions: [], credits: '0.00' })).toMatchObject([
    { name: 'Terms', met: true },
    { name: 'Verified business', met: false, blocks: true },
  ])
})

test('nothing is missing of a verified business with credits', () => {
  const all = requirements({ api, product, submissions: [approved], credits: '10.00' })
  expect(all.every(({ met }) => met)).toBe(true)
})

const payg = { plan_name: 'Pay as you go', plan_type: 'PREPAID', scope: 'ACCOUNT' } as const
const business = { plan_name: 'Business monthly', plan_type: 'POSTPAID', scope: 'ACCOUNT' } as const
const own = { plan_name: 'SIM Swap monthly', plan_type: 'POSTPAID', scope: 'API' } as const

test.each([
  [payg, null, 'Pay as you go becomes your account’s plan.'],
  [payg, payg, 'You’re on Pay as you go already.'],
  [business, payg, 'Your account moves from Pay as you go to Business monthly, for all your APIs.'],
  [payg, business, /^Your account stays on Business monthly\./],
  [own, business, /^SIM Swap monthly is for this API alone\./],
  [payg, own, 'Calls go on being charged by SIM Swap monthly.'],
])('what %o does to %o', (chosen, present, words) => {
  expect(planEffect(chosen, present)).toMatch(words)
})
