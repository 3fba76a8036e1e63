import { expect, test } from 'vitest'
import { runwayDays, runwayWords } from './runway.ts'

const today = '2026-11-29'
const day = (credits: string) => ({ day: today, credits })
const paid = (wallet_credits: string) => ({ wallet_credits, free_credits: [] })
const free = (credits: string, validity_date: string) => ({ credits, validity_date })

test('the runway counts the last seven days only', () => {
  const days = [day('9000.00'), ...Array.from({ length: 7 }, () => day('50.00'))]
  expect(runwayDays(paid('346.00'), days)).toBe(6)
})

test.each([
  ['all of them expire before they are spent', '430.00', [free('430.00', '2026-12-31')], 32],
  ['they are spent before they expire', '20.00', [free('20.00', '2026-12-31')], 20],
  ['paid ones are spent when the free ones are over', '130.00', [free('30.00', '2026-12-09')], 110],
  ['each lot has its own day', '90.00', [free('40.00', '2026-12-09'), free('50.00', '2026-12-31')], 32],
  ['the last day is today', '50.00', [free('50.00', today)], 0],
])('%s', (_what, wallet_credits, free_credits, lasting) => {
  expect(runwayDays({ wallet_credits, free_credits }, [day('7.00')])).toBe(lasting)
})

test('a wallet that nothing is taken from has no runway', () => {
  expect(runwayDays(paid('346.00'), [day('0.00')])).toBeUndefined()
})

test('an empty wallet has none either: nothing is left to run out', () => {
  expect(runwayDays(paid('0.00'), [day('50.00')])).toBeUndefined()
})

test('hundredths are told apart in amounts that a float cannot hold', () => {
  expect(runwayDays(paid('90071992547409931.27'), [day('90071992547409931.28')])).toBe(6)
})

test.each([
  [0, 'less than a day'],
  [1, 'about 1 day'],
  [12, 'about 12 days'],
])('%i days: %s', (days, words) => {
  expect(runwayWords(days)).toBe(words)
})
