import { expect, test } from 'vitest'
import { everyDay, usageRanges } from './days.ts'

test('two ranges of 30 days touch and do not overlap', () => {
  expect(usageRanges('2026-11-21')).toEqual({
    current: { start_date: '2026-10-23', end_date: '2026-11-21' },
    before: { start_date: '2026-09-23', end_date: '2026-10-22' },
  })
})

test('a day without calls stands in the chart as nothing, in its place', () => {
  const row = {
    period: '2026-11-02',
    api: null,
    api_name: null,
    calls: 3,
    answered: 3,
    failed: 0,
    credits: '6.00',
    median_ms: 9,
  }
  const days = everyDay({ start_date: '2026-11-01', end_date: '2026-11-03' }, [row])
  expect(days.map(({ period, calls }) => [period, calls])).toEqual([
    ['2026-11-01', 0],
    ['2026-11-02', 3],
    ['2026-11-03', 0],
  ])
})
