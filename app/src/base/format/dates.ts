import dayjs from 'dayjs'
import { env } from '../env.ts'
import { zoneOffset } from './zone-offset.ts'

/** A notice's time, to the second, in the reader's own zone. */
export const formatUnixSeconds = (seconds: number): string =>
  dayjs.unix(seconds).format('YYYY-MM-DD HH:mm:ss')

const bareDay = /^\d{4}-\d{2}-\d{2}$/

/**
 * The day of a moment in the portal's time zone, so that server and browser draw the same text wherever the reader
 * is. A bare day is itself everywhere.
 */
function dayOf(time: string): dayjs.Dayjs {
  if (bareDay.test(time)) return dayjs(time)
  const moment = Date.parse(time)
  return dayjs(new Date(moment + zoneOffset(env.timeZone, moment)).toISOString().slice(0, 10))
}

export const formatDay = (time: string): string => dayOf(time).format('D MMM')

/** A day of any year. */
export const formatDate = (time: string): string => dayOf(time).format('D MMM YYYY')

/** A moment of this year, to the minute, in the reader's own zone. */
export const formatMoment = (time: string): string => dayjs(time).format('D MMM, HH:mm')

/** A moment of any year, to the minute, in the reader's own zone. */
export const formatTime = (time: string): string => dayjs(time).format('D MMM YYYY, HH:mm')
