import dayjs from 'dayjs'
import relativeTime from 'dayjs/plugin/relativeTime.js'

dayjs.extend(relativeTime)

/** How long ago a moment was, in words: "3 minutes ago". */
export const timeSince = (time: string, now: Date = new Date()): string => dayjs(time).from(now)
