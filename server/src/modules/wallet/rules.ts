import policies from '@switchboard/contract/policies.json' with { type: 'json' }
import { Problem } from '../../platform/http/problem.ts'
import { toGroupedDecimal } from '../../platform/money/decimals.ts'

interface Level {
  /** How many of its three marks the balance is at or below. */
  readonly level: number
  /** The mark that it crossed. */
  readonly mark: number
  readonly balance: number
}

/** The owner's message about a wallet that has crossed a mark. */
export function levelMessage({ level, mark, balance }: Level): string {
  const [left, crossed] = [toGroupedDecimal(balance), toGroupedDecimal(mark)]
  if (level === 0) return `Credits are back above your ${crossed}-credit alert: ${left} left.`
  if (balance === 0) {
    return `Your wallet is empty. ${policies.emptyWallet}`
  }
  return `Credits are low: ${left} left, at or below your ${crossed}-credit alert.`
}

export const starterRedeemed = (): Problem =>
  new Problem(
    'starter_redeemed',
    'You’ve already redeemed your starter credits. Each account gets them once.',
  )
