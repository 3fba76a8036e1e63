import { daysBetween } from '../../platform/time/days.ts'
import type { PaidPeriod } from '../wallet/paid-periods-repo.ts'
import type { Share } from './period.ts'

interface Unused extends Share {
  /** Hundredths of a credit: of the fee, to be given back. */
  readonly fee: number
  /** Of the included credits that are left, to be taken back. */
  readonly included: number
}

/**
 * The unused part of a paid period, today included: in proportion by day, and of the fee no larger a part than is left of the included credits, so
 * that nobody spends those on the first day and is paid back the rest. Credits without a fee, such as those of a trial, end with the plan.
 */
export function unusedOf(period: PaidPeriod, today: string): Unused {
  const { first_day, last_day, fee, included, left } = period
  const share = { days: daysBetween(today, last_day), periodDays: daysBetween(first_day, last_day) }
  const byDay = (amount: number) => Math.floor((amount * share.days) / share.periodDays)
  const unspent = included > 0 ? Math.floor((fee * left) / included) : fee
  return {
    ...share,
    fee: Math.min(byDay(fee), unspent),
    included: fee === 0 ? left : Math.min(left, byDay(included)),
  }
}
