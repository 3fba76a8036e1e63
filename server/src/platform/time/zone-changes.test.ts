import { expect, test } from 'vitest'
import { zoneChanges } from './zone-changes.ts'

const from = Date.UTC(2024, 0)
const to = Date.UTC(2026, 0)
const hour = 3_600_000

// Without changes, with them on both halves of the globe, by half an hour, and one that ended within the years.
test.each(['Asia/Manila', 'Europe/Berlin', 'America/Santiago', 'Australia/Lord_Howe', 'America/Asuncion'])(
  'every hour of two years has the offset that Intl gives it in %s',
  (timeZone) => {
    const changes = zoneChanges(timeZone, from, to)
    const clock = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    for (let time = from; time < to; time += hour) {
      const offset = changes.findLast(([start]) => start <= time)?.[1]
      const [, sign, hours, minutes] = /GMT([+-])(\d+):(\d+)/.exec(clock.format(time)) ?? ['', '+', 0, 0]
      const byIntl = Number(`${sign}1`) * (Number(hours) * hour + Number(minutes) * 60_000)
      if (offset !== byIntl) expect.fail(`${timeZone} at ${new Date(time).toISOString()}`)
    }
    expect(changes.at(-1)).toEqual([to])
  },
)

test('the change is at its very minute', () => {
  const changes = zoneChanges('Europe/Berlin', from, to)
  expect(changes.slice(0, 3)).toEqual([
    [from, hour],
    [Date.UTC(2024, 2, 31, 1), 2 * hour],
    [Date.UTC(2024, 9, 27, 1), hour],
  ])
})
