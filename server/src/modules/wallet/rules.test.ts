import { expect, test } from 'vitest'
import { levelMessage } from './rules.ts'

test.each([
  [
    { level: 0, mark: 500_00, balance: 1_234_56 },
    'Credits are back above your 500.00-credit alert: 1,234.56 left.',
  ],
  [
    { level: 1, mark: 1_000_00, balance: 1_000_00 },
    'Credits are low: 1,000.00 left, at or below your 1,000.00-credit alert.',
  ],
  [
    { level: 3, mark: 100_00, balance: 1 },
    'Credits are low: 0.01 left, at or below your 100.00-credit alert.',
  ],
  [
    { level: 3, mark: 100_00, balance: 0 },
    'Your wallet is empty. Live calls are rejected until you top up. Test calls still work.',
  ],
])('what is told of %o', (change, message) => {
  expect(levelMessage(change)).toBe(message)
})
