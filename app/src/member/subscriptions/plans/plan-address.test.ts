import { expect, test } from 'vitest'
import { chooseApi, planAddress } from './plan-address.ts'

const sim = { api: 'sim-swap', name: 'SIM Swap' }
const sms = { api: 'messaging', name: 'Messaging' }

test('the address names the API', () => {
  expect(planAddress.read('api=sim-swap')).toBe('sim-swap')
  expect(planAddress.read('')).toBeNull()
  expect(planAddress.write('x=1', 'sim-swap')).toBe('x=1&api=sim-swap')
  expect(planAddress.write('api=sim-swap', null)).toBe('')
})

test.each([
  ['messaging', [sim], [sim, sms], sms],
  [null, [sms], [sim, sms], sms],
  [null, [], [sim, sms], sim],
  ['gone', [sim], [sim], undefined],
  [null, [], [], undefined],
] as const)('of %s, with %o held, %o published', (slug, subscriptions, published, chosen) => {
  expect(chooseApi(slug, subscriptions, published)).toEqual(chosen)
})
