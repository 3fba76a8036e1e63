import { expect, test } from 'vitest'
import { answeredPercent, changePercent, runwayDays } from './rules.ts'

const day = (credits: string) => ({
  period: '2026-11-21',
  api: null,
  api_name: null,
  calls: 10,
  answered: 9,
  failed: 1,
  credits,
  median_ms: 80,
})

test('the runway counts the last seven days only', () => {
  const days = [day('9000.00'), ...Array.from({ length: 7 }, () => day('50.00'))]
  expect(runwayDays('346.00', days)).toBe(6)
})

test('a wallet that nothing is taken from has no runway', () => {
  expect(runwayDays('346.00', [day('0.00')])).toBeUndefined()
})

test('change is told against something only', () => {
  expect(changePercent(112, 100)).toBe(12)
  expect(changePercent(90, 100)).toBe(-10)
  expect(changePercent(5, 0)).toBeUndefined()
})

test('99.96 % answered is not rounded up to all of them', () => {
  expect(answeredPercent({ ...day('1.00'), calls: 10_000, answered: 9_996 })).toBe('99.9')
})

test('hundredths are told apart in amounts that a float cannot hold', () => {
  expect(runwayDays('90071992547409931.27', [day('90071992547409931.28')])).toBe(6)
})
