import { expect, test } from 'vitest'
import { type SubscribingFacts, subscribing } from './subscribing.ts'

const api = {
  api: 'sim-swap',
  publisher: 'lumina',
  tag: 'sim-swap',
  version: 'v1',
  kyb_required: false,
  status: 'ACTIVE',
  servers: [{ environment: 'MOCK', url: '/mock/sim-swap', description: '' }],
} satisfies SubscribingFacts['api']
const own = { api: 'sim-swap', status: 'ACTIVE' } as const
const keys = '/subscriptions?api=sim-swap'

test('a visitor logs in first, and then subscribes to what was wanted', () => {
  expect(subscribing({ api, role: 'VISITOR', held: [] })).toMatchObject({
    label: 'Subscribe',
    to: `/login?redirect-url=${encodeURIComponent(keys)}`,
    missing: undefined,
  })
})

test('what nobody answers for is not subscribed to', () => {
  expect(subscribing({ api: { ...api, servers: [] }, role: 'USER', held: [] })).toBeNull()
})

test('a user subscribes at once', () => {
  expect(subscribing({ api, role: 'USER', held: [] })).toMatchObject({ label: 'Subscribe', to: keys })
})

test('who subscribes already is led to the keys', () => {
  expect(subscribing({ api, role: 'USER', held: [own] })).toMatchObject({ label: 'Your keys', to: keys })
  expect(subscribing({ api, role: 'USER', held: [{ ...own, status: 'CANCELLED' }] })?.label).toBe('Subscribe')
  expect(subscribing({ api, role: 'USER', held: [{ ...own, api: 'other' }] })?.label).toBe('Subscribe')
})

test('what is missing is said, with the way there', () => {
  const strict = { ...api, kyb_required: true }
  expect(subscribing({ api: strict, role: 'VISITOR', held: [] })?.missing).toEqual({
    code: 'kyb',
    detail: 'Live keys need a verified business.',
    href: '/kyb/lumina/sim-swap/v1',
  })
  const blocker = { code: 'kyb', detail: 'It is being read.', href: '/kyb/lumina/sim-swap' } as const
  expect(subscribing({ api: strict, role: 'USER', held: [own], blocker })?.missing).toEqual(blocker)
})

test('a verified business is asked for nothing more', () => {
  expect(
    subscribing({ api: { ...api, kyb_required: true }, role: 'USER', held: [own] })?.missing,
  ).toBeUndefined()
})

test('an ending version does not push, and an administrator is offered nothing', () => {
  expect(subscribing({ api: { ...api, status: 'DEPRECATED' }, role: 'USER', held: [] })?.calm).toBe(true)
  expect(subscribing({ api, role: 'ADMIN', held: [] })).toBeNull()
})
