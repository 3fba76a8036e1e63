import { expect, test } from 'vitest'
import { offsetByIntl } from '../src/base/format/zone-by-intl.ts'
import { zoneChanges } from './time-zone-changes.ts'

const from = Date.UTC(2024, 0)
const to = Date.UTC(2026, 0)
const hour = 3_600_000

// Without changes, with them on both halves of the globe, by half an hour, and one that ended within the years.
test.each(['Asia/Manila', 'Europe/Berlin', 'America/Santiago', 'Australia/Lord_Howe', 'America/Asuncion'])(
  'every hour of two years has the offset that Intl gives it in %s',
  (zone) => {
    const changes = zoneChanges(zone, from, to)
    for (let time = from; time < to; time += hour) {
      const offset = changes.findLast(([start]) => start <= time)?.[1]
      if (offset !== offsetByIntl(zone, time)) expect.fail(`${zone} at ${new Date(time).toISOString()}`)
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
