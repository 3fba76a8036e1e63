import { expect, test } from 'vitest'
import type { ReferenceEntry } from '../types.ts'
import { groupOperations, neighboursOf } from './groups.ts'
import { searchOperations } from './sidebar-results.tsx'

const entry = (
  operation_id: string,
  summary: string,
  rest: Partial<ReferenceEntry> = {},
): ReferenceEntry => ({
  operation_id,
  summary,
  method: 'POST',
  path: '/check',
  tag: 'Operations',
  deprecated: false,
  price: '2.00',
  price_unit: 'call',
  ...rest,
})
const check = entry('checkSimSwap', 'Check a SIM swap')
const date = entry('retrieveSimSwapDate', 'Retrieve swap date', { path: '/retrieve-date' })
const list = entry('listSubscriptions', 'List what you watch', {
  method: 'GET',
  path: '/subscriptions',
  tag: 'Subscriptions',
})
const stray = entry('ping', 'Ping', { tag: '', path: '/ping' })
const all = [check, date, list, stray]

test.each([
  ['swap', [check, date]],
  ['retrieve', [date]],
  ['SIM SWAP', [check, date]],
  ['get', [list]],
  ['/subscriptions', [list]],
  ['listsub', [list]],
  ['operations', [check, date]],
  ['swap get', []],
  ['   ', []],
])('searching for %s', (words, ids) => {
  expect(searchOperations(all, words)).toEqual(ids)
})

test('a summary that begins with the word stands before one that only holds it', () => {
  const late = entry('b', 'A swap')
  const early = entry('a', 'Swap it')
  expect(searchOperations([late, early], 'swap')).toEqual([early, late])
})

test('words that stand together come before the same words apart', () => {
  const apart = entry('a', 'Number the things, 29 at a time')
  const together = entry('b', 'Do number 29')
  expect(searchOperations([apart, together], 'number 29')).toEqual([together, apart])
})

test('groups keep the order of the document; a group without operations is left out', () => {
  const tags = [
    { name: 'Subscriptions', description: 'Be told.' },
    { name: 'Empty', description: '' },
    { name: 'Operations', description: '' },
  ]
  const groups = groupOperations({ tags, operations: all })
  expect(groups.map(({ name, operations }) => [name, operations])).toEqual([
    ['Subscriptions', [list]],
    ['Operations', [check, date]],
    ['Other operations', [stray]],
  ])
  expect(neighboursOf(groups, 'checkSimSwap')).toEqual({ before: list, after: date })
  expect(neighboursOf(groups, 'nowhere')).toEqual({ before: undefined, after: undefined })
})
