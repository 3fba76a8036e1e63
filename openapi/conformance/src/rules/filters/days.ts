import { dayOf } from './rows.ts'

/**
 * A day of which a row is on the one side in this zone and on the other in UTC, which shows which zone is meant; or one that leaves some rows
 * out; where all rows are of one day, the day beside it, which leaves all of them out.
 */
export function dayWithin(
  times: readonly unknown[],
  { name, timeZone }: { readonly name: string; readonly timeZone: string },
): string | undefined {
  const isStart = name === 'start_date'
  const [days, ofUtc] = [timeZone, 'UTC'].map((zone) => times.map((time) => dayOf(time, zone))) as [
    string[],
    string[],
  ]
  const isIn = (day: string | undefined, bound: string): boolean =>
    day !== undefined && (isStart ? day >= bound : day <= bound)
  const bounds = [...new Set([...days, ...ofUtc])].toSorted()
  const telling = bounds.filter((bound) =>
    days.some((day, index) => isIn(day, bound) !== isIn(ofUtc[index], bound)),
  )
  const dividing = bounds.filter((bound) => days.some((day) => !isIn(day, bound)))
  const [best] = [telling, dividing].filter((some) => some.length > 0)
  if (best) return best[Math.floor(best.length / 2)]
  const [only] = days
  if (only === undefined) return undefined
  const beside = new Date(`${only}T00:00:00Z`)
  beside.setUTCDate(beside.getUTCDate() + (isStart ? 1 : -1))
  return beside.toISOString().slice(0, 10)
}
