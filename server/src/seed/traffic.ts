import { createHash } from 'node:crypto'
import { addDays } from '../platform/time/days.ts'
import type { Persona } from './personas.ts'

export interface DayOfCalls {
  readonly day: string
  readonly api: string
  readonly calls: number
  readonly failed: number
  /** Free, as their wallet, their consent or their body is at fault. */
  readonly rejected: number
  /** Hundredths for one answered call. */
  readonly price: number
  readonly medianMs: number
}

// A month of a small product: quiet weekends, slow growth, a strong today.
const shape = [
  42, 57, 36, 60, 69, 65, 24, 30, 73, 87, 80, 76, 91, 40, 33, 84, 96, 89, 71, 100, 51, 44, 109, 103, 117, 95,
  120, 59, 56, 127,
]
const months = 2
const weights = [0.5, 0.3, 0.15, 0.05]

/** Two months of calls that end today, by live keys of these APIs. Always the same for the same day. */
export function trafficOf(
  { traffic, before = 1, balance, apis: subscribed }: Persona,
  today: string,
  { prices, live }: { readonly prices: ReadonlyMap<string, number>; readonly live: ReadonlySet<string> },
): DayOfCalls[] {
  const apis = subscribed.filter((api) => live.has(api))
  if (traffic === 0 || apis.length === 0) return []
  const length = shape.length * months
  return Array.from({ length }, (_, index) => addDays(today, index - length + 1)).flatMap((day, index) => {
    const total = Math.round(strengthOf(index, day) * traffic * (index < shape.length ? before : 1))
    return apis.map((api, place) => {
      const calls = share(total, place, apis.length)
      const isEmpty = balance === 0 && index >= length - emptyDays
      return dayOf({ day, api, index, price: prices.get(api) ?? 0, calls, isEmpty })
    })
  })
}

/** The month before has other weeks. */
const strengthOf = (index: number, day: string): number =>
  index < shape.length
    ? (shape[(index + 16) % shape.length] ?? 0) * (0.8 + 0.4 * noise(day))
    : (shape[index - shape.length] ?? 0)

/** From 0 to 1, always the same for the same text. */
const noise = (text: string): number => createHash('md5').update(text).digest().readUInt32BE() / 2 ** 32

function share(total: number, place: number, of: number): number {
  const sum = weights.slice(0, of).reduce((all, weight) => all + weight, 0)
  return Math.round((total * (weights[place] ?? 0)) / sum)
}

/** An empty wallet was empty this long. */
const emptyDays = 2
/** Half of the calls of an API took this long. */
const medians: Readonly<Record<string, number>> = { 'sim-swap': 96, messaging: 214, 'device-location': 340 }
/** APIs that reject a few of the calls. */
const strict: ReadonlySet<string> = new Set(['sim-swap', 'messaging'])

interface DayInput extends Pick<DayOfCalls, 'day' | 'api' | 'price' | 'calls'> {
  readonly index: number
  /** Whether the wallet is. */
  readonly isEmpty: boolean
}

function dayOf({ day, api, index, price, calls, isEmpty }: DayInput): DayOfCalls {
  const failed = calls > 20 && index % 9 === 3 ? 1 : 0
  const few = strict.has(api) ? Math.floor(calls * 0.04 * noise(`${day} ${api}`)) : 0
  const rejected = isEmpty ? Math.round(calls / 2) : few
  const medianMs = (medians[api] ?? 82) * (0.85 + 0.35 * noise(`${api} ${day}`))
  return { day, api, calls, failed, rejected, price, medianMs }
}
