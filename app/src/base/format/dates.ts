import dayjs from 'dayjs'
import { env } from '../env.ts'
import { clockIn, dayIn, localTimeIn } from './market-days.ts'

// Days and times are the portal’s, which the footer names: server and browser draw the same text wherever the reader is.

/** A notice's time, to the second. */
export const formatUnixSeconds = (seconds: number): string =>
  localTimeIn(env.timeZone, new Date(seconds * 1000)).replace('T', ' ')

const bareDay = /^\d{4}-\d{2}-\d{2}$/

/** A bare day is itself everywhere. */
const dayOf = (time: string): dayjs.Dayjs =>
  dayjs(bareDay.test(time) ? time : dayIn(env.timeZone, new Date(time)))

export const formatDay = (time: string): string => dayOf(time).format('D MMM')

/** A day of any year. */
export const formatDate = (time: string): string => dayOf(time).format('D MMM YYYY')

/** A moment of this year, to the minute. */
export const formatMoment = (time: string): string => clockIn(env.timeZone, time, 'D MMM')

/** A moment of any year, to the minute. */
export const formatTime = (time: string): string => clockIn(env.timeZone, time, 'D MMM YYYY')

/** The same to the second, for the details of a single thing. */
export const formatExact = (time: string): string => clockIn(env.timeZone, time, 'D MMM YYYY', 19)

export const today = (): string => dayIn(env.timeZone, new Date())

export const tomorrow = (): string => dayjs(today()).add(1, 'day').format('YYYY-MM-DD')
