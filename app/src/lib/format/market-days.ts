import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)
dayjs.extend(timezone)

/** The day it is in a time zone, `YYYY-MM-DD`: the market counts its days wherever the reader is. */
export const dayIn = (timeZone: string, now: Date): string => dayjs(now).tz(timeZone).format('YYYY-MM-DD')
