import { env } from '../env.ts'
import { zoneOffset } from './zone-offset.ts'

/**
 * The day of a moment in the portal’s time zone, for a sentence: `1 January 2027`. Without dayjs, which public pages of prices don’t load
 * otherwise.
 */
export function longDate(time: string): string {
  const moment = Date.parse(time)
  const clock = new Date(moment + zoneOffset(env.timeZone, moment))
  return clock.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
}
