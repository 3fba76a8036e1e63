import dayjs from 'dayjs'

/** A notice's time, to the second, in the reader's own zone. */
export const formatUnixSeconds = (seconds: number): string =>
  dayjs.unix(seconds).format('YYYY-MM-DD HH:mm:ss')

export const formatDay = (time: string): string => dayjs(time).format('D MMM')

/** A day of any year. */
export const formatDate = (day: string): string => dayjs(day).format('D MMM YYYY')

/** A moment of this year, to the minute, in the reader's own zone. */
export const formatMoment = (time: string): string => dayjs(time).format('D MMM, HH:mm')

/** A moment of any year, to the minute, in the reader's own zone. */
export const formatTime = (time: string): string => dayjs(time).format('D MMM YYYY, HH:mm')
