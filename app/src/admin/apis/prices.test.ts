import { expect, test } from 'vitest'
import { isPrice } from '../typed-numbers.ts'
import { changedPrices, hasRise, whoPays } from './prices.ts'

const operation = (path: string, price: string) => ({
  method: 'GET' as const,
  path,
  summary: path,
  operation_id: path.slice(1),
  price,
})

test('only prices that differ are changed, and only those that are prices', () => {
  const operations = [operation('/a', '2.00'), operation('/b', '0.50'), operation('/c', '1.00')]
  const typed: Record<string, string> = { '/a': '2', '/b': ' 0.6 ', '/c': '1.005' }
  const changes = changedPrices(operations, ({ path }) => typed[path])
  expect(changes).toEqual([
    { method: 'GET', path: '/b', summary: '/b', operation_id: 'b', before: '0.50', price: '0.6' },
  ])
  expect([hasRise(changes), hasRise([{ before: '0.50', price: '0.4' }])]).toEqual([true, false])
  expect(['0', '0.60', '12'].every(isPrice)).toBe(true)
  expect(['', '-1', '1.', '1,5', '1.005'].some(isPrice)).toBe(false)
})

const list = (starts_on: string, subscribers: number) => ({
  product_version_id: `pvr_${starts_on}`,
  name: 'Pay per call',
  plan_type: 'PREPAID' as const,
  starts_on,
  ends_on: null,
  current: true,
  subscribers,
})

test('whoever pays by a list of this month pays the new prices; others keep theirs', () => {
  expect(whoPays([list('2026-07-01', 12)], '2026-11-22')).toBe(
    'New subscriptions pay the new prices. 12 subscriptions keep the prices they started with.',
  )
  expect(whoPays([list('2026-11-01', 1), list('2026-07-01', 3)], '2026-11-22')).toMatch(
    /^1 subscription that began this month pays the new prices immediately, and so do new ones\. 3 subscriptions keep/,
  )
})
