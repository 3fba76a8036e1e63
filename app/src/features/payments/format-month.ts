import dayjs from 'dayjs'

/** `October 2026` of `2026-10`. */
export const formatMonth = (month: string): string => dayjs(`${month}-01`).format('MMMM YYYY')
