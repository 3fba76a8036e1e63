import { expect, test } from 'vitest'
import { isLow, paidCredits, topUpHref } from './rules.ts'

test.each([
  ['346.00', true, true],
  ['500.00', true, true],
  ['500.01', true, false],
  ['50.00', false, false],
  ['0.00', false, false],
  ['500.00', undefined, true],
  ['500.01', undefined, false],
])('with an alert at 500, %s is low (alerts active: %s): %s', (credits, active, low) => {
  expect(isLow(credits, { ...(active !== undefined && { active }), threshold1: '500.00' })).toBe(low)
})

test('hundredths are told apart in amounts that a float cannot hold', () => {
  expect(isLow('90071992547409931.28', { active: true, threshold1: '90071992547409931.27' })).toBe(false)
})

test('what is not free was paid for', () => {
  const rest = { settled_credits: '0.00', in_flight_credits: '0.00', starter_credits: '0.00' }
  const free_credits = [
    { credits: '50.00', validity_date: '2026-12-31' },
    { credits: '0.10', validity_date: '2027-01-31' },
  ]
  expect(paidCredits({ ...rest, wallet_credits: '90071992547409.92', free_credits })).toBe(
    '90071992547359.82',
  )
  expect(paidCredits({ ...rest, wallet_credits: '50.10', free_credits })).toBe('0.00')
})

test.each([
  ['346.00', '500.00', '200'],
  ['400.00', '500.00', '200'],
  ['400.01', '500.00', '100'],
  ['0.00', '2.00', '100'],
  ['0.00', '1250.50', '1300'],
])('with %s, for more than %s, %s are bought', (credits, needed, bought) => {
  expect(topUpHref(credits, needed)).toBe(`/dashboard/wallet/topup?credits=${bought}`)
})
