import { expect, test } from 'vitest'
import { runwayDays, runwayWords } from './runway.ts'

const day = (credits: string) => ({ credits })

test('the runway counts the last seven days only', () => {
  const days = [day('9000.00'), ...Array.from({ length: 7 }, () => day('50.00'))]
  expect(runwayDays('346.00', days)).toBe(6)
})

test('a wallet that nothing is taken from has no runway', () => {
  expect(runwayDays('346.00', [day('0.00')])).toBeUndefined()
})

test('an empty wallet has none either: nothing is left to run out', () => {
  expect(runwayDays('0.00', [day('50.00')])).toBeUndefined()
})

test('hundredths are told apart in amounts that a float cannot hold', () => {
  expect(runwayDays('90071992547409931.27', [day('90071992547409931.28')])).toBe(6)
})

test.each([
  [0, 'less than a day'],
  [1, 'about 1 day'],
  [12, 'about 12 days'],
])('%i days: %s', (days, words) => {
  expect(runwayWords(days)).toBe(words)
})
