import { expect, test } from 'vitest'
import type { ChangelogEntry } from '../types.ts'
import { changeGroups, countWords } from './changelog.tsx'

const change = (ids: readonly string[], rest: Partial<ChangelogEntry> = {}): ChangelogEntry => ({
  kind: 'CHANGED',
  breaking: false,
  text: 'Other.',
  operations: ids.map((operation_id) => ({ operation_id, method: 'GET', path: '/', summary: '' })),
  operations_total: ids.length,
  ...rest,
})
const release = (changes: ChangelogEntry[], changes_left_out = 0) => ({
  full_version: '1.1.0',
  version: 'v1',
  released_on: '2026-11-01',
  compared_with: '1.0.0',
  changes,
  changes_left_out,
})

test('changes of the same operations stand together, in the order of the first', () => {
  const groups = changeGroups(release([change(['a']), change(['a', 'b']), change(['a'])]))
  expect(groups.map(({ total, changes }) => [total, changes.length])).toEqual([
    [1, 2],
    [2, 1],
  ])
})

test.each([
  [[], 0, ''],
  [[change(['a'])], 0, '1 change, none breaking'],
  [[change(['a']), change(['b'])], 5, '7 changes, none breaking'],
  [[change(['a'], { breaking: true })], 0, '1 breaking'],
  [[change(['a'], { breaking: true }), change(['b'])], 3, '1 breaking, 4 more'],
])('%j and %i left out: %j', (changes, leftOut, words) => {
  expect(countWords(release(changes, leftOut))).toBe(words)
})
