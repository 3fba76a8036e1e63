import { brand } from '../brand.ts'
import { zoneOffset } from './zone-offset.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** formatDay of dates.ts without its library, which would add 3 KB to each first visit for these two words. */
export function shortDay(time: string): string {
  const moment = Date.parse(time)
  const onClock = new Date(moment + zoneOffset(brand.time_zone, moment))
  return `${onClock.getUTCDate()} ${months[onClock.getUTCMonth()]}`
}
