import type { Context } from '../../context/context.ts'
import type { Fields, Verdict } from '../verdict.ts'
import { expectRows } from './expect-rows.ts'
import { dayOf, rowsWith, timeField } from './rows.ts'
import { expectSecond, isEmptyRow, type Trial } from './trial.ts'

export async function tryDays(
  context: Context,
  verdict: Verdict,
  { listing, all, name, timeZone }: Trial & { readonly name: string; readonly timeZone: string },
): Promise<void> {
  const [sample] = all.rows
  const field = sample && timeField(sample)
  if (!field) return
  const rows = all.rows.filter((row) => !isEmptyRow(row) && dayOf(row[field], timeZone) !== '')
  const chosen = dayWithin(
    rows.map((row) => row[field]),
    { name, timeZone },
  )
  if (chosen === undefined) return
  const isIn = (row: Fields): boolean =>
    name === 'start_date' ? dayOf(row[field], timeZone) >= chosen : dayOf(row[field], timeZone) <= chosen
  const found = await rowsWith(context, listing, { [name]: chosen })
  if (found.response.status !== 200) return
  await expectSecond(context, verdict, { listing, query: { [name]: chosen }, found })
  expectRows(verdict, found, {
    all: name === 'end_date' ? { ...all, rows: rows.filter((row) => isIn(row)) } : all,
    match: (row) => isEmptyRow(row) || isIn(row),
    what: `${name}=${chosen} in ${timeZone}`,
  })
  if (name === 'start_date') return
  const days = rows.map((row) => dayOf(row[field], timeZone))
  const day = days.includes(chosen) ? chosen : days[0]
  const one = await rowsWith(context, listing, { start_date: day, end_date: day })
  if (one.response.status === 200)
    expectRows(verdict, one, {
      all: { ...all, rows },
      match: (row) => (isEmptyRow(row) ? undefined : dayOf(row[field], timeZone) === day),
      what: `start_date=end_date=${day} in ${timeZone}`,
    })
}

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
