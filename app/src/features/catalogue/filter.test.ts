import { expect, test } from 'vitest'
import { countCategories, inCategory, leftOver, noFilter, readFilter, tagsOf, writeFilter } from './filter.ts'

const base = {
  publisher: 'lumina',
  tag: null,
  tags: [],
  version: 'v1',
  full_version: '1.0.0',
  status: 'ACTIVE' as const,
  price_from: '2.00',
  price_unit: 'call',
  kyb_required: false,
  conformance: null,
  updated_at: '2026-11-18T00:00:00Z',
}
const operation = (path: string, summary: string) => ({
  operation_id: 'x',
  method: 'POST' as const,
  path,
  summary,
  price: '2.00',
  price_unit: 'call',
})
const simSwap = {
  ...base,
  api: 'sim-swap',
  name: 'SIM Swap',
  summary: 'Has this number changed SIM?',
  category: 'Fraud prevention',
  tags: ['SIM'],
  operations: [operation('/check', 'Check a SIM swap')],
}
const messaging = {
  ...base,
  api: 'messaging',
  name: 'Messaging',
  summary: 'Send SMS',
  category: 'Messaging',
  tags: ['SMS', 'Receipts'],
  price_from: '0.50',
  operations: [operation('/messages', 'Send a message')],
}
const apis = [simSwap, messaging]
const withWords = (words: string) => leftOver(apis, { ...noFilter, words })

test('a filter survives its way through the address', () => {
  const filter = { words: 'sim & swap', category: 'Fraud prevention', tag: 'SIM', price: '2.00' } as const
  expect(readFilter(writeFilter(filter))).toEqual(filter)
  expect(writeFilter(noFilter)).toBe('')
})

test('every word must be found, whatever its case, operations included', () => {
  expect(withWords('CHECK number')).toEqual([simSwap])
  expect(withWords('send')).toEqual([messaging])
  expect(withWords('check sms')).toEqual([])
  expect(withWords('  ')).toEqual(apis)
})

test('categories count what the words left over, and keep their place at zero', () => {
  expect(countCategories(apis, withWords('sms'))).toEqual([
    { category: 'Fraud prevention', count: 0 },
    { category: 'Messaging', count: 1 },
  ])
  expect(inCategory(apis, 'Messaging')).toEqual([messaging])
})

test('tag and price narrow further, each by itself', () => {
  expect(tagsOf(apis)).toEqual(['Receipts', 'SIM', 'SMS'])
  expect(leftOver(apis, { ...noFilter, tag: 'SIM' })).toEqual([simSwap])
  expect(leftOver(apis, { ...noFilter, price: '1.00' })).toEqual([messaging])
  expect(leftOver(apis, { ...noFilter, price: '2.00' })).toEqual(apis)
  expect(leftOver(apis, { ...noFilter, price: '0.00' })).toEqual([])
})

test('a limit that the page does not offer is no limit', () => {
  expect(readFilter('price=1e9').price).toBe('')
  expect(readFilter('price=toString').price).toBe('')
})
