/** A moment for people in the market's zone: `10:42 on 21 November`. */
export function inTimeZone(time: Date, timeZone: string): string {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  const day = new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'long' })
  return `${clock.format(time)} on ${day.format(time)}`
}
