import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { zoneOffset } from './zone-offset.ts'

dayjs.extend(utc)

/** A moment's wall-clock time in a time zone, expressed as UTC so that no hour is missing from the reader's own zone. */
function onClock(timeZone: string, time: Date | string): dayjs.Dayjs {
  const moment = dayjs(time)
  if (!moment.isValid()) return moment
  return dayjs.utc(moment.valueOf() + zoneOffset(timeZone, moment.valueOf()))
}

/** The day it is in a time zone, `YYYY-MM-DD`: the market counts its days wherever the reader is. */
export const dayIn = (timeZone: string, now: Date): string => onClock(timeZone, now).format('YYYY-MM-DD')

/** A moment on the clock of a time zone, to the minute: beside days of the market stand times of the market. */
export const momentIn = (timeZone: string, time: string): string =>
  onClock(timeZone, time).format('D MMM, HH:mm')

/** The same with year and seconds, for the details of a single thing. */
export const exactMomentIn = (timeZone: string, time: string): string =>
  onClock(timeZone, time).format('D MMM YYYY, HH:mm:ss')
