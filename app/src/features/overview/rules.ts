import type { components } from '@switchboard/sdk'
import { toHundredths } from '../../lib/format/money.ts'

type Usage = components['schemas']['ApiUsage']

const weekDays = 7n

/** Days that the credits last at the rate of the last seven days; undefined when nothing was spent. */
export function runwayDays(credits: string, days: readonly Usage[]): number | undefined {
  const spent = days.slice(-Number(weekDays)).reduce((sum, day) => sum + toHundredths(day.credits), 0n)
  if (spent === 0n) return undefined
  return Math.max(0, Number((toHundredths(credits) * weekDays) / spent))
}

/** Change in per cent, rounded; undefined when there was nothing before. */
export function changePercent(now: number, before: number): number | undefined {
  if (before === 0) return undefined
  return Math.round(((now - before) / before) * 100)
}

/** Share of calls that were answered, in per cent with one decimal; undefined without calls. */
export function answeredPercent({ calls, answered }: Usage): string | undefined {
  if (calls === 0) return undefined
  return (Math.floor((answered / calls) * 1000) / 10).toFixed(1)
}
