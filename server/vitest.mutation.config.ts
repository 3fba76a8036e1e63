import { mergeConfig } from 'vitest/config'
import usual from './vitest.config.ts'

const { include: _all, ...test } = usual.test ?? {}
const money =
  '{payments,resend-payment,payment-events,odd-payment-events,paying-statements,statements,ledger}'

/** The tests that hold the rules of money, so that a mutant does not wait for all the others. */
export default mergeConfig(
  { ...usual, test },
  {
    test: {
      include: ['src/{modules/{wallet,payments},platform/money}/**/*.test.ts', `test/${money}.test.ts`],
    },
  },
)
