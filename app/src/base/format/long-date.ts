import { brand } from '../brand.ts'
import { zoneOffset } from './zone-offset.ts'

/**
 * The day of a moment in the portal’s time zone, for a sentence: `1 January 2027`, or with its time. Without dayjs, which public pages of prices don’t load
 * otherwise.
 */
export function longDate(time: string, timeStyle?: 'short'): string {
  const moment = Date.parse(time)
  const clock = new Date(moment + zoneOffset(brand.time_zone, moment))
  return clock.toLocaleString('en-GB', {
    dateStyle: 'long',
    ...(timeStyle && { timeStyle }),
    timeZone: 'UTC',
  })
}
