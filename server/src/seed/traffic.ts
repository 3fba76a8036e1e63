import { addDays } from '../platform/time/days.ts'
import type { Persona } from './personas.ts'

export interface DayOfCalls {
  readonly day: string
  readonly api: string
  readonly calls: number
  readonly failed: number
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
  { traffic, before = 1, apis: subscribed }: Persona,
  today: string,
  { prices, live }: { readonly prices: ReadonlyMap<string, number>; readonly live: ReadonlySet<string> },
): DayOfCalls[] {
  const apis = subscribed.filter((api) => live.has(api))
  if (traffic === 0 || apis.length === 0) return []
  const length = shape.length * months
  return Array.from({ length }, (_, index) => addDays(today, index - length + 1)).flatMap((day, index) => {
    const strength = index < shape.length ? before : 1
    const total = Math.round((shape[index % shape.length] ?? 0) * traffic * strength)
    return apis.map((api, place) =>
      dayOf({ day, api, index, price: prices.get(api) ?? 0, calls: share(total, place, apis.length) }),
    )
  })
}

function share(total: number, place: number, of: number): number {
  const sum = weights.slice(0, of).reduce((all, weight) => all + weight, 0)
  return Math.round((total * (weights[place] ?? 0)) / sum)
}

function dayOf({
  day,
  api,
  index,
  price,
  calls,
}: {
  day: string
  api: string
  index: number
  price: number
  calls: number
}): DayOfCalls {
  const failed = calls > 20 && index % 9 === 3 ? 1 : 0
  return { day, api, calls, failed, price, medianMs: 82 + ((index * 7) % 19) }
}
