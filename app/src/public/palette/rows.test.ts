import { expect, test } from 'vitest'
import type { Entry, Kind } from './entry.ts'
import { groupsOf, nextIndex, rowGroupsOf } from './rows.ts'

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 0, null],
  ['a', 0, null],
])('%s from %i of three leads to %s', (key, active, place) => {
  expect(nextIndex(key, active, 3)).toBe(place)
})

test('in an empty list nothing moves', () => {
  expect(nextIndex('ArrowDown', -1, 0)).toBeNull()
})

const hits = (kind: Kind, count: number) =>
  Array.from({ length: count }, (_, place) => ({
    entry: { id: `${kind} ${place}`, kind } as Entry,
    matched: [],
  }))

const listed = (kind: Kind, count: number, inFull: Kind[] = []) => {
  const [group] = rowGroupsOf(groupsOf(hits(kind, count), new Set(inFull)))
  const last = group?.rows.at(-1)
  return [group?.rows.length, last && 'more' in last ? last.more : 0]
}

test.each([
  [5, [], [5, 0]],
  // "Show 1 more" would take the place of that one.
  [6, [], [6, 0]],
  [7, [], [6, 2]],
  [3000, [], [6, 95]],
  [7, ['api'], [7, 0]],
  [3000, ['api'], [100, 0]],
] as const)('of %i finds, with %j in full', (count, inFull, expected) => {
  expect(listed('api', count, [...inFull])).toEqual(expected)
})

test('the kind of the best find comes first', () => {
  const groups = groupsOf([...hits('faq', 1), ...hits('api', 2), ...hits('faq', 1)], new Set())
  expect(groups.map(({ kind }) => kind)).toEqual(['faq', 'api'])
})
