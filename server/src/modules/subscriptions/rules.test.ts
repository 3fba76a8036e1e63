import { expect, test } from 'vitest'
import { liveBlocker, type SubscriptionStanding } from './rules.ts'

const standing: SubscriptionStanding = {
  status: 'ACTIVE',
  name: 'SIM Swap',
  publisher: 'lumina',
  tag: 'sim-swap',
  version: 'v1',
  kyb_required: true,
  kyb_state: 'APPROVED',
  kyb_reason: null,
}
const blockerOf = (change: Partial<SubscriptionStanding>) => liveBlocker({ ...standing, ...change })

test.each<[code: string, Partial<SubscriptionStanding>, route: string | null]>([
  ['subscription_suspended', { status: 'SUSPENDED' }, '/contact-us'],
  ['subscription_pending', { status: 'PENDING' }, null],
  ['kyb_required', { kyb_state: null }, '/kyb/lumina/sim-swap'],
  ['kyb_in_review', { kyb_state: 'IN_REVIEW' }, '/kyb/lumina/sim-swap'],
  ['kyb_rejected', { kyb_state: 'REJECTED' }, '/kyb/lumina/sim-swap'],
])('%s', (code, change, route) => {
  expect(blockerOf(change)).toMatchObject({ code, route })
})

test.each<[what: string, Partial<SubscriptionStanding>]>([
  ['a verified business', {}],
  ['an API that needs no verification', { kyb_required: false, kyb_state: null }],
  ['a cancelled subscription, which gets no key at all', { status: 'CANCELLED', kyb_state: null }],
])('nothing stands before %s', (_what, change) => {
  expect(blockerOf(change)).toBeNull()
})

test('a suspended subscription says so, also where the business is not verified', () => {
  expect(blockerOf({ status: 'SUSPENDED', kyb_state: null })?.code).toBe('subscription_suspended')
})

test('a refusal gives its reason; an API without a tag is verified by its version', () => {
  expect(blockerOf({ kyb_state: 'REJECTED', kyb_reason: 'It cannot be read.' })?.reason).toBe(
    'It cannot be read.',
  )
  expect(blockerOf({ kyb_state: null, tag: null })?.route).toBe('/kyb/lumina/v1')
})
