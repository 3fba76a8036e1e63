import { expect, test } from 'vitest'
import {
  defaultProductOf,
  isVerified,
  planEffect,
  requirements,
  subscribeSteps,
  waysToBuy,
} from './subscribe-rules.ts'

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

const product = {
  product_id: 'prd_simPay1',
  name: 'SIM Swap, pay per call',
  plan_type: 'PREPAID',
  kyb_required: false,
} as const

test('what is missing is named and linked, and blocks only where nothing works without it', () => {
  const missing = requirements({ api, product, submissions: [], credits: '0.00' }).filter(({ met }) => !met)
  expect(missing.map(({ name, blocks, way }) => [name, blocks, way?.to])).toEqual([
    ['Verified business', false, '/kyb/lumina/sim-swap'],
    ['Credits', false, '/dashboard/wallet/topup?product=prd_simPay1'],
  ])
  const starter = requirements({ api, product, submissions: [], credits: '0.00', starter: '50.00' }).at(-1)
  expect(starter).toMatchObject({
    met: true,
    text: expect.stringMatching(/^50(?:\.00)? free credits come with/),
  })
  const monthly = { ...product, plan_type: 'POSTPAID', kyb_required: true } as const
  expect(requirements({ api, product: monthly, submissions: [], credits: '0.00' })).toMatchObject([
    { name: 'Terms', met: true },
    { name: 'Verified business', met: false, blocks: true },
  ])
})

test('how long a review takes is said before it begins, and while it lasts', () => {
  const need = (submissions: Parameters<typeof isVerified>[0]) =>
    requirements({ api, product, submissions, credits: '1.00' }).find(
      ({ name }) => name === 'Verified business',
    )
  expect(need([])?.text).toMatch(/needs a verified business\. The review usually takes two working days\.$/)
  expect(need([{ ...approved, state: 'IN_REVIEW' }])).toMatchObject({
    text: expect.stringMatching(/Yours is in review\. The review usually takes two working days\.$/),
    way: { label: 'View your verification' },
  })
})

test('nothing is missing of a verified business with credits', () => {
  const all = requirements({ api, product, submissions: [approved], credits: '10.00' })
  expect(all.every(({ met }) => met)).toBe(true)
})

const terms = { price: '1700.00', period: 'MONTHLY' } as const
const payg = { ...terms, plan_name: 'Pay as you go', plan_type: 'PREPAID', scope: 'ACCOUNT' } as const
const business = { ...terms, plan_name: 'Business monthly', plan_type: 'POSTPAID', scope: 'ACCOUNT' } as const
const own = { ...terms, plan_name: 'SIM Swap monthly', plan_type: 'POSTPAID', scope: 'API' } as const

test.each([
  [payg, null, 'Pay as you go becomes your account’s plan.'],
  [payg, payg, 'You’re already on Pay as you go.'],
  [own, business, 'SIM Swap monthly is for this API alone. Your other APIs stay as they are.'],
  [
    { ...own, plan_type: 'PREPAID' as const },
    payg,
    /Its fee is taken from your bought credits now, for the rest of this month/,
  ],
  [payg, own, 'Calls are still charged by SIM Swap monthly.'],
])('what %o does to %o', (chosen, present, words) => {
  expect(planEffect(chosen, present)).toMatch(words)
})

const way = (name: string, more: object = {}) =>
  ({
    product_id: name,
    subscribed: false,
    kyb_required: false,
    versions: [{ status: 'CURRENT' }],
    ...more,
  }) as never
const planOf = (name: string, price: string, scope: 'ACCOUNT' | 'API' = 'ACCOUNT') => ({
  plan_id: `pln_${name}`,
  product_id: name,
  scope,
  price,
})
const eight = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const sold = {
  products: [...eight.map((name) => way(name)), way('own'), way('old', { versions: [] })],
  plans: [
    ...eight.map((name, index) => planOf(name, `${900 - index * 100}.00`)),
    planOf('own', '50.00', 'API'),
  ],
}

test('of eight account plans, an account on one of them buys by it, or by a plan of the API', () => {
  expect(waysToBuy({ ...sold, account: 'pln_c' }).map(({ product_id }) => product_id)).toEqual(['c', 'own'])
})

test('before the first plan all are on offer, the lowest fee first; so they are where the account’s plan doesn’t sell it', () => {
  const all = ['own', 'h', 'g', 'f', 'e', 'd', 'c', 'b', 'a']
  for (const account of [undefined, 'pln_gone'])
    expect(waysToBuy({ ...sold, account }).map(({ product_id }) => product_id)).toEqual(all)
})

test('without a choice it’s the first way that is open', () => {
  const ways = [way('taken', { subscribed: true }), way('firm', { kyb_required: true }), way('open')]
  expect(defaultProductOf(ways, false)).toMatchObject({ product_id: 'open' })
  expect(defaultProductOf(ways, true)).toMatchObject({ product_id: 'firm' })
})

test('the fee of a plan that the wallet pays has to be covered by bought credits, or the way to them is shown', () => {
  const plan = { ...own, plan_type: 'PREPAID' } as const
  const needed = (bought: string) =>
    requirements({ api, product, submissions: [approved], credits: '9000.00', plan, bought }).at(-1)
  expect(needed('1699.99')).toMatchObject({
    name: 'Bought credits',
    met: false,
    blocks: true,
    text: '1,700 are taken now for SIM Swap monthly. You have 1,699.99.',
    way: { to: '/dashboard/wallet/topup?credits=100' },
  })
  expect(needed('1700.00')).toMatchObject({ met: true })
})

test.each([
  ['DEVELOPER', 'PREPAID', true, undefined],
  ['DEVELOPER', 'POSTPAID', true, 'The owner or a billing member'],
  ['DEVELOPER', 'POSTPAID', false, 'The owner or a billing member'],
  ['BILLING', 'PREPAID', true, 'The owner or a developer'],
  ['BILLING', 'POSTPAID', false, undefined],
  ['VIEWER', 'PREPAID', true, 'The owner or a developer'],
  ['VIEWER', 'PREPAID', false, 'The owner, a developer, or a billing member'],
  ['OWNER', 'POSTPAID', true, undefined],
] as const)('the role %s and a %s product, begun anew: %s', (role, plan_type, isNew, who) => {
  const team = { account_id: 'usr_mara3K', account_name: 'Lakbay Freight', role }
  const all = requirements({
    ...{ api: { ...api, kyb_required: false }, submissions: [], credits: '5.00', team, isNew },
    product: { ...product, plan_type },
    plan: { plan_type, plan_name: 'Business monthly', price: '0.00' },
  })
  const needed = all.find(({ name }) => name === 'Your role')
  if (!who) return expect(needed).toBeUndefined()
  expect(needed).toMatchObject({ met: false, blocks: true, way: { to: '/dashboard/team' } })
  expect(needed?.text).toContain(who)
})

test('a developer subscribes by the plan that the account has already', () => {
  const team = { account_id: 'usr_mara3K', account_name: 'Lakbay Freight', role: 'DEVELOPER' } as const
  const facts = {
    api,
    product: { ...product, plan_type: 'POSTPAID' } as const,
    submissions: [],
    credits: '5.00',
    team,
  }
  expect(requirements(facts).map(({ name }) => name)).not.toContain('Your role')
})

test('the last step tells how long a live key takes, once that is known', () => {
  const last = (facts: Parameters<typeof subscribeSteps>[0]) => subscribeSteps(facts).at(-1)
  expect(last({ api, submissions: undefined })).toEqual({ title: 'Store your keys' })
  expect(last({ api, submissions: [] })?.about).toBe(
    'Test key right away, live key after verification. The review usually takes two working days.',
  )
  expect(last({ api, submissions: [approved] })?.about).toBe('Right away')
  expect(last({ api: { ...api, kyb_required: false }, submissions: [] })?.about).toBe('Right away')
})
