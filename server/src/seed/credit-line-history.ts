import { invoiceId } from '../modules/payments/statements/months.ts'
import type { Movement } from './movement.ts'

interface CreditLineInput {
  readonly userId: string
  /** Calls, oldest first. */
  readonly spendings: readonly Movement[]
  /** Hundredths of a credit. */
  readonly line: number
  /** Start of a day in the market's zone. */
  readonly startOf: (day: string) => Date
  readonly monthOf: (time: Date) => string
}

/** The movements of an account that is billed monthly: a line of credits, to which each month gives back what it took. */
export function creditLineHistory(past: CreditLineInput): Movement[] {
  const { userId, spendings, line, startOf, monthOf } = past
  const first = spendings[0]
  if (!first) return []
  const movements: Movement[] = [funded(new Date(first.at.getTime() - 60_000), line, 'opened', 'credit-line')]
  let used = 0
  let month = monthOf(first.at)
  for (const spending of spendings) {
    const next = monthOf(spending.at)
    if (next !== month) {
      const at = startOf(`${next}-01`)
      movements.push(funded(at, used, 'renewed', invoiceId(userId, month)))
      used = 0
      month = next
    }
    movements.push(spending)
    used -= spending.amount
  }
  return movements
}

const funded = (at: Date, amount: number, what: string, reference: string): Movement => ({
  at,
  kind: 'TOPUP',
  amount,
  description: `Credit line ${what}`,
  api: null,
  reference,
  actor: 'SYSTEM',
})
