import { loadEnv, type Plugin } from 'vite'
import { defaultTimeZone } from '../src/base/default-time-zone.ts'
import { offsetByIntl, type ZoneChanges } from '../src/base/format/zone-by-intl.ts'

const day = 86_400_000

/** Each change of a time zone's clocks between two moments, in milliseconds of the epoch. */
export function zoneChanges(timeZone: string, from: number, to: number): ZoneChanges {
  const offset = (time: number) => offsetByIntl(timeZone, time)
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

/** Gives the app the changes of its own time zone as `import.meta.env.VITE_TIME_ZONE_CHANGES`, ten years back and ten ahead. */
export function timeZoneChanges(): Plugin {
  return {
    name: 'time-zone-changes',
    config({ root = process.cwd() }, { mode }) {
      const timeZone = loadEnv(mode, root, 'VITE_').VITE_TIME_ZONE || defaultTimeZone
      const year = new Date().getUTCFullYear()
      const changes = zoneChanges(timeZone, Date.UTC(year - 10, 0), Date.UTC(year + 10, 0))
      return { define: { 'import.meta.env.VITE_TIME_ZONE_CHANGES': JSON.stringify(changes) } }
    },
  }
}
