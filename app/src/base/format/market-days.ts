import dayjs from 'dayjs'
import { zoneOffset } from './zone-offset.ts'

/** A moment’s wall-clock time in a time zone, `2026-11-20T18:03:05`. Empty if it’s no time. */
export function localTimeIn(timeZone: string, time: Date | string): string {
  const moment = dayjs(time).valueOf()
  if (Number.isNaN(moment)) return ''
  return new Date(moment + zoneOffset(timeZone, moment)).toISOString().slice(0, 19)
}

/** The day it is in a time zone, `YYYY-MM-DD`: the market counts its days wherever the reader is. */
export const dayIn = (timeZone: string, now: Date): string => localTimeIn(timeZone, now).slice(0, 10)

/** A moment on the clock of a time zone, to the minute. Only the day is parsed: no hour of it may be missing from the reader's own zone. */
export function clockIn(timeZone: string, time: string, day: 'D MMM' | 'D MMM YYYY', end = 16): string {
  const clock = localTimeIn(timeZone, time)
  return dayjs(clock.slice(0, 10)).format(`${day}, [${clock.slice(11, end)}]`)
}

const dayMs = 86_400_000

/**
 * The first moment when the clocks of a time zone show a local time, such as `2026-11-20T18:03:05`, or are past it where they skip it;
 * undefined for what is no time.
 */
export function momentOnClock(timeZone: string, local: string): Date | undefined {
  const asUtc = Date.parse(`${local}Z`)
  if (Number.isNaN(asUtc)) return undefined
  const before = asUtc - zoneOffset(timeZone, asUtc - dayMs)
  const after = asUtc - zoneOffset(timeZone, asUtc + dayMs)
  const first = Math.min(before, after)
  return new Date(first + zoneOffset(timeZone, first) < asUtc ? Math.max(before, after) : first)
}
