import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Kept, because to make one takes longer than to read it a hundred times: dayjs' plugin for time zones makes one for every date. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone)
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
    clocks.set(timeZone, clock)
  }
  return clock
}

/** A moment's wall-clock time in a time zone, expressed as UTC so that no hour is missing from the reader's own zone. */
function onClock(timeZone: string, time: Date | string): dayjs.Dayjs {
  const moment = dayjs(time)
  if (!moment.isValid()) return moment
  const parts = clockOf(timeZone).formatToParts(moment.toDate())
  const { year, month, day, hour, minute, second } = Object.fromEntries(
    parts.map(({ type, value }) => [type, value]),
  )
  return dayjs.utc(`${year}-${month}-${day}T${hour}:${minute}:${second}`)
}

/** The day it is in a time zone, `YYYY-MM-DD`: the market counts its days wherever the reader is. */
export const dayIn = (timeZone: string, now: Date): string => onClock(timeZone, now).format('YYYY-MM-DD')

/** A moment on the clock of a time zone, to the minute: beside days of the market stand times of the market. */
export const momentIn = (timeZone: string, time: string): string =>
  onClock(timeZone, time).format('D MMM, HH:mm')

/** The same with year and seconds, for the details of a single thing. */
export const exactMomentIn = (timeZone: string, time: string): string =>
  onClock(timeZone, time).format('D MMM YYYY, HH:mm:ss')
