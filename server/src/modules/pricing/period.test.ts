import { expect, test } from 'vitest'
import { periodOn, startOfDay } from './period.ts'

test.each<[kind: 'NONE' | 'MONTHLY' | 'YEARLY', today: string, began: string | null, period: object]>([
  ['MONTHLY', '2026-11-21', null, { firstDay: '2026-11-01', lastDay: '2026-11-30' }],
  ['MONTHLY', '2026-11-21', '2026-11-07', { firstDay: '2026-11-07', lastDay: '2026-11-30' }],
  ['MONTHLY', '2026-12-01', '2026-11-07', { firstDay: '2026-12-01', lastDay: '2026-12-31' }],
  ['MONTHLY', '2026-11-21', '2026-11-01', { firstDay: '2026-11-01', lastDay: '2026-11-30' }],
  ['MONTHLY', '2028-02-29', null, { firstDay: '2028-02-01', lastDay: '2028-02-29' }],
  ['NONE', '2026-11-21', null, { firstDay: '2026-11-01', lastDay: null }],
  ['YEARLY', '2026-11-21', '2026-03-15', { firstDay: '2026-03-15', lastDay: '2027-02-28' }],
  ['YEARLY', '2027-02-28', '2026-03-15', { firstDay: '2026-03-15', lastDay: '2027-02-28' }],
  ['YEARLY', '2027-03-01', '2026-03-15', { firstDay: '2027-03-01', lastDay: '2028-02-29' }],
  ['YEARLY', '2026-11-21', null, { firstDay: '2026-01-01', lastDay: '2026-12-31' }],
])('%s on %s, begun on %s', (kind, today, began, period) => {
  expect(periodOn(kind, today, began)).toEqual(period)
})

test.each([
  ['Asia/Manila', '2026-11-01', '2026-10-31T16:00:00.000Z'],
  ['UTC', '2026-11-01', '2026-11-01T00:00:00.000Z'],
  ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['America/New_York', '2026-11-02', '2026-11-02T05:00:00.000Z'],
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
  ['America/Santiago', '2026-04-05', '2026-04-05T04:00:00.000Z'],
  ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
  ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00.000Z'],
  ['Pacific/Apia', '2011-12-31', '2011-12-30T10:00:00.000Z'],
])('in %s, %s begins at %s', (zone, day, moment) => {
  expect(startOfDay(zone, day).toISOString()).toBe(moment)
})
