import { refusedField } from './problem.ts'

/** Writes moments by the clock of a time zone, with its distance from UTC: `2026-11-21T09:42:00+08:00`. Throws a 422 for a zone that isn't known. */
export function localTimes(timeZone: string): (time: string) => string {
  const format = formatOf(timeZone)
  return (time) => {
    const { year, month, day, hour, minute, second, timeZoneName } = Object.fromEntries(
      format.formatToParts(new Date(time)).map(({ type, value }) => [type, value]),
    )
    const offset = timeZoneName?.replace('GMT', '') || '+00:00'
    return `${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`
  }
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const twoDigits = '2-digit'
  try {
    return new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: twoDigits,
      day: twoDigits,
      hour: twoDigits,
      minute: twoDigits,
      second: twoDigits,
      hourCycle: 'h23',
      timeZoneName: 'longOffset',
    })
  } catch {
    throw refusedField('?time_zone', 'format', 'Use an IANA name, such as Asia/Manila.')
  }
}
