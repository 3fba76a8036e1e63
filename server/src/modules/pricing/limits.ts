import type { components } from '@switchboard/sdk'
import type { FieldError } from '../../platform/http/problem.ts'

/** How often the keys of a subscription may call, as it is stored: a missing one is no limit. */
export interface CallLimits {
  readonly calls_per_second?: number | undefined
  readonly calls_per_minute?: number | undefined
  /** Days and months of the market. */
  readonly calls_per_day?: number | undefined
  readonly calls_per_month?: number | undefined
}

/** The tighter of both. */
export const tightest = (one: CallLimits, other: CallLimits): CallLimits => {
  const both = { ...other, ...one }
  const names = Object.keys(both) as (keyof CallLimits)[]
  return Object.fromEntries(
    names.map((name) => [
      name,
      Math.min(one[name] ?? Number.POSITIVE_INFINITY, other[name] ?? Number.POSITIVE_INFINITY),
    ]),
  )
}

/** Whether a limit leaves fewer calls than another; null is none. */
export const isLower = (limit: number | null, than: number | null): boolean =>
  (limit ?? Number.POSITIVE_INFINITY) < (than ?? Number.POSITIVE_INFINITY)

/** Such as `calls a day from 100,000 to 500`. */
export const lowerLimits = (before: ContractLimits, after: ContractLimits): string[] =>
  windows.flatMap(([name, window]) =>
    isLower(after[name], before[name])
      ? [`calls ${window} from ${limitInWords(before[name])} to ${limitInWords(after[name])}`]
      : [],
  )

type ContractLimits = components['schemas']['CallLimits']

/** As the contract has them. */
export const limitsOf = (limits: CallLimits): components['schemas']['CallLimits'] => ({
  calls_per_second: limits.calls_per_second ?? null,
  calls_per_minute: limits.calls_per_minute ?? null,
  calls_per_day: limits.calls_per_day ?? null,
  calls_per_month: limits.calls_per_month ?? null,
})

/** As they are stored, without those that are null. */
export const storedLimits = (limits: components['schemas']['CallLimits']): CallLimits =>
  Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== null))

/** Limits of a longer time that are below those of a shorter one. */
export function contradictions(limits: components['schemas']['CallLimits']): FieldError[] {
  const {
    calls_per_second: second,
    calls_per_minute: minute,
    calls_per_day: day,
    calls_per_month: month,
  } = limits
  const below = (name: keyof CallLimits, window: string, least: number): FieldError => ({
    pointer: `#/limits/${name}`,
    code: 'below_minimum',
    message: `This is less than the calls a ${window}. Set at least ${least.toLocaleString('en')}, or no limit.`,
  })
  return [
    ...(second !== null && isLower(minute, second) ? [below('calls_per_minute', 'second', second)] : []),
    ...(day !== null && isLower(month, day) ? [below('calls_per_month', 'day', day)] : []),
  ]
}

const windows = [
  ['calls_per_second', 'a second'],
  ['calls_per_minute', 'a minute'],
  ['calls_per_day', 'a day'],
  ['calls_per_month', 'a month'],
] as const

/** Such as `3,000`. */
const limitInWords = (limit: number | null): string => limit?.toLocaleString('en-GB') ?? 'no limit'

/** `up to 100 calls a second, 3,000 a minute on Pay as you go`. */
export function limitsInWords({ plan_name, limits }: components['schemas']['PlanLimits']): string {
  const [first, ...others] = windows.flatMap(([name, window]) =>
    limits[name] === null ? [] : [[limits[name].toLocaleString('en-GB'), window] as const],
  )
  if (!first) return `no limit on ${plan_name}`
  const rest = others.map(([calls, window]) => `, ${calls} ${window}`)
  return `up to ${first[0]} calls ${first[1]}${rest.join('')} on ${plan_name}`
}

/** Each plan in one cell of a table, and each of its limits. */
export const limitsRow = ({ plan_name, limits }: components['schemas']['PlanLimits']): string[] => [
  plan_name,
  ...windows.map(([name]) => limitInWords(limits[name])),
]
