import dayjs from 'dayjs'

/** `October 2026` of `2026-10`. */
export const formatMonth = (month: string): string => dayjs(`${month}-01`).format('MMMM YYYY')

/** `2026-10-31` of `2026-10`. */
export const lastDayOf = (month: string): string => dayjs(`${month}-01`).endOf('month').format('YYYY-MM-DD')
