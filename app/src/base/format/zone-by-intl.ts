/**
 * Offsets of a time zone’s clocks from UTC, in milliseconds, each with the moment from which it holds, in milliseconds of the epoch; the
 * earliest first. The last row has no offset: there the table ends.
 */
export type ZoneChanges = readonly (readonly [from: number, offset?: number])[]

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Kept, because to make one takes longer than to read it a hundred times. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone)
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
    clocks.set(timeZone, clock)
  }
  return clock
}

/** The offset of a time zone’s clocks from UTC at a moment, in milliseconds. */
export function offsetByIntl(timeZone: string, time: number): number {
  const parts = clockOf(timeZone).formatToParts(time)
  const value = (name: Intl.DateTimeFormatPartTypes) => Number(parts.find(({ type }) => type === name)?.value)
  const [year, month, day] = [value('year'), value('month') - 1, value('day')]
  const onClock = Date.UTC(year, month, day, value('hour'), value('minute'), value('second'))
  return onClock - Math.floor(time / 1000) * 1000
}
