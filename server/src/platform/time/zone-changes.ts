/** Offsets of a zone's clocks from UTC, each with the moment from which it holds, both in milliseconds. The last row has none: there the table ends. */
export type ZoneChanges = readonly (readonly [from: number, offset?: number])[]

const day = 86_400_000

/** Each change of a time zone's clocks between two moments. */
export function zoneChanges(timeZone: string, from: number, to: number): ZoneChanges {
  const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone })
  const offset = (time: number) => Date.parse(`${clock.format(time).replace(' ', 'T')}Z`) - time
  const changes: [number, number?][] = [[from, offset(from)]]
  for (let time = from; time < to; time += day) {
    const next = Math.min(time + day, to)
    if (offset(next) !== offset(time)) changes.push([firstMoment(time, next, offset), offset(next)])
  }
  return [...changes, [to]]
}

/** Between a moment before the change and one after it: the first minute of the new time. */
function firstMoment(before: number, after: number, offset: (time: number) => number): number {
  const old = offset(before)
  let [low, high] = [before, after]
  while (high - low > 60_000) {
    const middle = low + Math.floor((high - low) / 120_000) * 60_000
    if (offset(middle) === old) low = middle
    else high = middle
  }
  return high
}
