import type { components } from '@switchboard/sdk'
import { type Hundredths, shareOf, toHundredths } from '../../base/format/money.ts'
import { lastDayOf } from '../wallet/month.ts'

type Charge = components['schemas']['BillingStatement']['charges'][number]

/** Fewer say little about a month. */
const minDays = 3

/** Credits that today’s month will use at the rate of its days so far; undefined in its first days. */
export function forecastCredits(used: string, today: string): Hundredths | undefined {
  const [month, day] = [today.slice(0, 7), Number(today.slice(8))]
  if (day < minDays) return undefined
  return shareOf(toHundredths(used), BigInt(lastDayOf(month).slice(8)), BigInt(day))
}

/** The sum of a running statement by the end of its month: fees, and what calls will use beyond the included credits. */
export function forecastDue(charges: readonly Charge[], today: string): Hundredths | undefined {
  let due = 0n
  for (const { fee, included_credits, used_credits, credit_price } of charges) {
    const used = used_credits === null ? undefined : forecastCredits(used_credits, today)
    if (used === undefined || included_credits === null) return undefined
    const extra = used - toHundredths(included_credits)
    due += toHundredths(fee) + (extra > 0n ? shareOf(extra, toHundredths(credit_price), 100n) : 0n)
  }
  return due
}
