import dayjs from 'dayjs'
import { brand } from '../brand.ts'
import { clockIn, dayIn, localTimeIn } from './market-days.ts'

// Days and times are the portal’s, which the footer names: server and browser draw the same text wherever the reader is.

/** A notice's time, to the second. */
export const formatUnixSeconds = (seconds: number): string =>
  localTimeIn(brand.time_zone, new Date(seconds * 1000)).replace('T', ' ')

const bareDay = /^\d{4}-\d{2}-\d{2}$/

/** A bare day is itself everywhere. */
const dayOf = (time: string): dayjs.Dayjs =>
  dayjs(bareDay.test(time) ? time : dayIn(brand.time_zone, new Date(time)))

export const formatDay = (time: string): string => dayOf(time).format('D MMM')

/** A day of any year. */
export const formatDate = (time: string): string => dayOf(time).format('D MMM YYYY')

/** A moment of this year, to the minute. */
export const formatMoment = (time: string): string => clockIn(brand.time_zone, time, 'D MMM')

/** A moment of any year, to the minute. */
export const formatTime = (time: string): string => clockIn(brand.time_zone, time, 'D MMM YYYY')

/** The same to the second, for the details of a single thing. */
export const formatExact = (time: string): string => clockIn(brand.time_zone, time, 'D MMM YYYY', 19)

export const today = (): string => dayIn(brand.time_zone, new Date())

export const tomorrow = (): string => dayjs(today()).add(1, 'day').format('YYYY-MM-DD')
