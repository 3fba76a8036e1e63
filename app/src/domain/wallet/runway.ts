import type { components } from '@switchboard/sdk'
import dayjs from 'dayjs'
import { toHundredths } from '../../base/format/money.ts'

type Schemas = components['schemas']
type Wallet = Pick<Schemas['WalletCredits'], 'wallet_credits' | 'free_credits'>

const weekDays = 7n

/**
 * Days from the last of these days that the credits last at the rate of the last seven: those that expire are spent first, and only until
 * their last day. Undefined when nothing was spent, or nothing is left.
 */
export function runwayDays(
  { wallet_credits, free_credits }: Wallet,
  days: readonly Pick<Schemas['UsageDay'], 'day' | 'credits'>[],
): number | undefined {
  const spent = days.slice(-Number(weekDays)).reduce((sum, day) => sum + toHundredths(day.credits), 0n)
  let left = toHundredths(wallet_credits)
  if (spent === 0n || left <= 0n) return undefined
  // In days times the cost of a week: exact, whatever the amounts.
  let end = 0n
  for (const { credits, validity_date } of free_credits) {
    const lastDay = spent * BigInt(dayjs(validity_date).diff(days.at(-1)?.day, 'day'))
    const whenSpent = end + toHundredths(credits) * weekDays
    end = whenSpent < lastDay ? whenSpent : end > lastDay ? end : lastDay
    left -= toHundredths(credits)
  }
  return Number((end + left * weekDays) / spent)
}

export function runwayWords(days: number): string {
  if (days === 0) return 'less than a day'
  return `about ${days} ${days === 1 ? 'day' : 'days'}`
}
