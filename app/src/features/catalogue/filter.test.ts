import { expect, test } from 'vitest'
import { countCategories, inCategory, matchingWords, readFilter, writeFilter } from './filter.ts'

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
  operations: [operation('/check', 'Check a SIM swap')],
}
const messaging = {
  ...base,
  api: 'messaging',
  name: 'Messaging',
  summary: 'Send SMS',
  category: 'Messaging',
  operations: [operation('/messages', 'Send a message')],
}
const apis = [simSwap, messaging]

test('a filter survives its way through the address', () => {
  const filter = { words: 'sim & swap', category: 'Fraud prevention' }
  expect(readFilter(writeFilter(filter))).toEqual(filter)
  expect(writeFilter({ words: '', category: '' })).toBe('')
})

test('every word must be found, whatever its case, operations included', () => {
  expect(matchingWords(apis, 'CHECK number')).toEqual([simSwap])
  expect(matchingWords(apis, 'send')).toEqual([messaging])
  expect(matchingWords(apis, 'check sms')).toEqual([])
  expect(matchingWords(apis, '  ')).toEqual(apis)
})

test('categories count what the words left over, and keep their place at zero', () => {
  expect(countCategories(apis, matchingWords(apis, 'sms'))).toEqual([
    { category: 'Fraud prevention', count: 0 },
    { category: 'Messaging', count: 1 },
  ])
  expect(inCategory(apis, 'Messaging')).toEqual([messaging])
})
