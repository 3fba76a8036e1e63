import { creditLineHistory } from './credit-line-history.ts'
import type { Movement } from './movement.ts'
import type { Persona } from './personas.ts'
import type { DayOfCalls } from './traffic.ts'

const starter = 50_00
const topUp = 500_00
const goodwill = 50_00
const msOfDay = 86_400_000

interface HistoryInput {
  readonly persona: Persona
  readonly calls: readonly DayOfCalls[]
  readonly apiNames: ReadonlyMap<string, string>
  /** Start of a day in the market's zone. */
  readonly startOf: (day: string) => Date
  readonly monthOf: (time: Date) => string
  readonly creditLine: number
  readonly now: Date
}

/** The movements that lead to a persona's balance: starter credits, top-ups when the wallet runs dry, every call. */
export function historyOf(past: HistoryInput): Movement[] {
  const { persona, calls, apiNames, startOf, now } = past
  if (persona.role === 'ADMIN' || persona.newcomer) return []
  const spendings = calls.flatMap((day) => spendingsOf(day, { apiNames, startOf, now }))
  spendings.sort((one, other) => one.at.getTime() - other.at.getTime())
  if (persona.plan === 'POSTPAID') {
    return creditLineHistory({ ...past, userId: persona.id, spendings, line: past.creditLine })
  }
  const spent = -spendings.reduce((sum, { amount }) => sum + amount, 0)
  const gift = persona.goodwill ? goodwill : 0

  const toBuy = Math.max(0, spent + persona.balance - gift - starter)
  const regular = Math.max(0, Math.floor(toBuy / topUp) - 1)
  const begin = new Date((spendings[0]?.at ?? now).getTime() - msOfDay)
  const movements: Movement[] = [
    { at: begin, kind: 'STARTER', amount: starter, description: 'Starter credits', api: null },
    buy(new Date(begin.getTime() + 60_000), toBuy - regular * topUp),
  ]
  let balance = starter + toBuy - regular * topUp
  let left = regular
  for (const spending of spendings) {
    if (balance < 100_00 && left > 0) {
      movements.push(buy(new Date(spending.at.getTime() - 1000), topUp))
      balance += topUp
      left -= 1
    }
    movements.push(spending)
    balance += spending.amount
  }
  for (; left > 0; left -= 1) movements.push(buy(new Date(now.getTime() - left * 1000), topUp))
  if (gift > 0) {
    const description = 'Goodwill credits for the outage of yesterday'
    movements.push({ at: now, kind: 'ADJUSTMENT', amount: gift, description, api: null, free: true })
  }
  return movements.filter(({ amount }) => amount !== 0)
}

const buy = (at: Date, amount: number): Movement => ({
  at,
  kind: 'TOPUP',
  amount,
  description: 'Top-up by card',
  api: null,
})

/** Answered calls, spread over the working day; today's are over by now. */
function spendingsOf(
  { day, api, calls, failed, rejected, price }: DayOfCalls,
  { apiNames, startOf, now }: Pick<HistoryInput, 'apiNames' | 'startOf' | 'now'>,
): Movement[] {
  const start = startOf(day).getTime()
  const end = Math.min(start + msOfDay, now.getTime())
  const answered = calls - failed - rejected
  return Array.from({ length: answered }, (_, index) => ({
    at: new Date(start + Math.floor(((end - start) * (index + 1)) / (answered + 1))),
    kind: 'USAGE' as const,
    amount: -price,
    description: apiNames.get(api) ?? api,
    api,
  }))
}
