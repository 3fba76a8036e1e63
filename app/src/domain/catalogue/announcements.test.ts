import { expect, test } from 'vitest'
import { scenario } from '../../../test/contract-answers.ts'
import { type Announcement, announced, announcedLimits, announcedPrice } from './announcements.ts'

const { data } = (await scenario('GET /api/announcements', 200, 'upcoming')().json()) as {
  data: readonly Announcement[]
}

test('an announced price is said with the market’s day', () => {
  expect(announcedPrice(data, 'sim-swap', 'checkSimSwap')).toBe('From 1 January 2027: 2.40 credits')
  expect(announcedPrice(data, 'messaging', 'checkSimSwap')).toBeUndefined()
  expect(announcedPrice(data, 'sim-swap', 'retrieveSimSwapDate')).toBeUndefined()
  expect(announcedPrice([], 'sim-swap', 'checkSimSwap')).toBeUndefined()
})

test('announced limits are those of the plan or of the version, and a limit that goes is said', () => {
  expect(announcedLimits(data, 'pln_payg01')).toBe('From 1 February 2027: 200,000 a day')
  expect(announcedLimits(data, undefined)).toBeUndefined()
  expect(announcedLimits(data, 'v1')).toBeUndefined()
  const [first] = data
  const values = { operation_id: null, operation_name: null, worse: false } as const
  const open = { ...values, field: 'CALLS_PER_DAY', before: '5', after: null } as const
  const fee = { ...values, field: 'PLAN_PRICE', before: '1200.00', after: '1500.00' } as const
  const both = first ? [{ ...first, changes: [open, fee] }] : []
  expect(announcedLimits(both, 'v1')).toBe('From 1 January 2027: no limit a day')
  expect(announcedLimits(both, 'v2')).toBeUndefined()
  expect(announced(both, (_, { field }) => field === 'PLAN_PRICE')).toBe('From 1 January 2027: PHP 1,500.00')
})
