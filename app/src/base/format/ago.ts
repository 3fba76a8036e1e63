import dayjs from 'dayjs'
import { formatDate } from './dates.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** How long ago something was, as one says it of a key or a session; from a month on, its day. */
export function formatAgo(time: string, now: Date): string {
  const ms = now.getTime() - Date.parse(time)
  if (ms < minuteMs) return 'just now'
  if (ms < hourMs) return `${Math.floor(ms / minuteMs)} min ago`
  if (ms < dayMs) return `${Math.floor(ms / hourMs)} h ago`
  const days = dayjs(now).startOf('day').diff(dayjs(time).startOf('day'), 'day')
  if (days <= 1) return 'yesterday'
  return days < 30 ? `${days} days ago` : `on ${formatDate(time)}`
}

/** How long something still lasts: `23 h 10 min`, `42 min`, `50 s`. Never less than a second. */
export function formatLeft(until: string, now: Date): string {
  const seconds = Math.max(1, Math.ceil((Date.parse(until) - now.getTime()) / 1000))
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return `${minutes} min`
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours >= 48) return `${Math.floor(hours / 24)} days`
  return rest > 0 ? `${hours} h ${rest} min` : `${hours} h`
}
