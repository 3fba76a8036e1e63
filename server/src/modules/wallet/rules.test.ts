import { expect, test } from 'vitest'
import { levelMessage } from './rules.ts'

test.each([
  [{ level: 0, mark: 500_00, balance: 1_234_56 }, 'Credits are above your mark of 500.00: 1,234.56 left.'],
  [
    { level: 1, mark: 1_000_00, balance: 1_000_00 },
    'Credits are low: 1,000.00 left, at or below your mark of 1,000.00.',
  ],
  [{ level: 3, mark: 100_00, balance: 1 }, 'Credits are low: 0.01 left, at or below your mark of 100.00.'],
  [
    { level: 3, mark: 100_00, balance: 0 },
    'The wallet is empty. Live calls are refused until you top up; test calls still work.',
  ],
])('what is told of %o', (change, message) => {
  expect(levelMessage(change)).toBe(message)
})
