import { invoiceId } from '../modules/payments/statements/months.ts'
import type { Movement } from './movement.ts'

interface CreditLineInput {
  readonly userId: string
  /** Calls, oldest first. */
  readonly spendings: readonly Movement[]
  /** Hundredths of a credit. */
  readonly line: number
  /** The wallet's final balance; more if little was used. */
  readonly balance: number
  /** Start of a day in the market's zone. */
  readonly startOf: (day: string) => Date
  readonly monthOf: (time: Date) => string
  readonly now: Date
}

/** The movements of an account that is billed monthly: a line of credits, filled up when a month has ended. */
export function creditLineHistory(past: CreditLineInput): Movement[] {
  const { userId, spendings, line, startOf, monthOf, now } = past
  const first = spendings[0]
  if (!first) return []
  const movements: Movement[] = [funded(new Date(first.at.getTime() - 60_000), line, 'opened', 'credit-line')]
  let balance = line
  let month = monthOf(first.at)
  for (const spending of spendings) {
    const next = monthOf(spending.at)
    if (next !== month) {
      const at = startOf(`${next}-01`)
      movements.push(funded(at, line - balance, 'renewed', invoiceId(userId, month)))
      balance = line
      month = next
    }
    movements.push(spending)
    balance += spending.amount
  }
  return [...movements, ...boughtBeside(past, { balance, now })]
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

/** Credits beside the line, bought today. */
function boughtBeside(
  { balance: target }: CreditLineInput,
  { balance, now }: { readonly balance: number; readonly now: Date },
): Movement[] {
  const amount = target - balance
  if (amount <= 0) return []
  return [{ at: now, kind: 'TOPUP', amount, description: 'Top-up by card', api: null }]
}
