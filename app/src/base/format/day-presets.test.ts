import { expect, test } from 'vitest'
import { dayPresets } from './day-presets.ts'

test('ranges end on the market’s day, and the last month is the whole one before', () => {
  expect(dayPresets('Asia/Manila', new Date('2026-02-28T23:30:00Z'))).toEqual([
    { label: 'Last 7 days', from: '2026-02-23', to: '2026-03-01' },
    { label: 'Last 30 days', from: '2026-01-31', to: '2026-03-01' },
    { label: 'This month', from: '2026-03-01', to: '2026-03-01' },
    { label: 'Last month', from: '2026-02-01', to: '2026-02-28' },
  ])
})
