import { expect, test } from 'vitest'
import { subscriptionHref, subscriptionsAddress } from './address.ts'

const { read, write } = subscriptionsAddress

test.each([
  ['', { view: 'list', show: 'current' }],
  ['show=ended', { view: 'list', show: 'ended' }],
  ['api=sim-swap', { view: 'api', api: 'sim-swap', product: null }],
  ['api=sim-swap&product=prd_1', { view: 'api', api: 'sim-swap', product: 'prd_1' }],
  ['view=keys', { view: 'keys' }],
  ['view=new', { view: 'new' }],
  ['subscription=sub_1', { view: 'one', id: 'sub_1' }],
] as const)('%s is read, and written as it was', (search, address) => {
  expect(read(search)).toEqual(address)
  expect(write('', address)).toBe(search)
})

test('what the address does not know is passed over, what it holds besides stays', () => {
  expect(read('show=x&api=')).toEqual({ view: 'list', show: 'current' })
  expect(write('api=a&product=b&x=1', { view: 'list', show: 'all' })).toBe('x=1&show=all')
})

test('one that has ended keeps an address of its own', () => {
  const one = { api: 'sim-swap', user_subscription_id: 'sub_1' }
  expect(subscriptionHref({ ...one, status: 'ACTIVE' })).toBe('/subscriptions?api=sim-swap')
  expect(subscriptionHref({ ...one, status: 'CANCELLED' })).toBe('/subscriptions?subscription=sub_1')
})
