import type { components } from '@switchboard/sdk'
import { formatCount } from '../../base/format/format.ts'

type Schemas = components['schemas']
export type CallLimits = Schemas['CallLimits']
export type PlanLimits = Schemas['PlanLimits']

export const rates = [
  ['calls_per_second', 'a second'],
  ['calls_per_minute', 'a minute'],
  ['calls_per_day', 'a day'],
  ['calls_per_month', 'a month'],
] as const

const setLimits = (limits: CallLimits) =>
  rates.flatMap(([name, period]) =>
    limits[name] === null ? [] : [{ calls: formatCount(limits[name]), period }],
  )

/** How often the keys of a subscription may call: `100 a second, 3,000 a minute`. */
export const limitsInWords = (limits: CallLimits): string =>
  setLimits(limits)
    .map(({ calls, period }) => `${calls} ${period}`)
    .join(', ') || 'No limit'

/** The same as a sentence begins: `Up to 100 calls a second, 3,000 a minute`. */
export function limitsSentence(limits: CallLimits): string {
  const [first, ...others] = setLimits(limits)
  if (!first) return 'No limit on calls'
  const rest = others.map(({ calls, period }) => `, ${calls} ${period}`)
  return `Up to ${first.calls} calls ${first.period}${rest.join('')}`
}
