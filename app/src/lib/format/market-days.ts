import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)
dayjs.extend(timezone)

/** The day it is in a time zone, `YYYY-MM-DD`: the market counts its days wherever the reader is. */
export const dayIn = (timeZone: string, now: Date): string => dayjs(now).tz(timeZone).format('YYYY-MM-DD')

/** A moment on the clock of a time zone, to the minute: beside days of the market stand times of the market. */
export const momentIn = (timeZone: string, time: string): string =>
  dayjs(time).tz(timeZone).format('D MMM, HH:mm')

/** The same with its year and seconds, for what is told of one thing alone. */
export const exactMomentIn = (timeZone: string, time: string): string =>
  dayjs(time).tz(timeZone).format('D MMM YYYY, HH:mm:ss')
