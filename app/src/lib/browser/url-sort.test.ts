import { expect, test } from 'vitest'
import { sorting } from './url-sort.ts'

const { read, textOf } = sorting<'at' | '-at' | 'name' | '-name'>(['at', 'name'], '-at')
const unsorted = sorting<'at' | '-at'>(['at'])

test.each(['name', '-name', 'at'])('%s is read, written and asked for as it was', (text) => {
  const sort = read(new URLSearchParams({ sort: text }), 'sort')
  expect(textOf(sort)).toBe(text)
})

test.each(['', '-at', 'email', '-', '--name'])('“%s” means the usual order, which isn’t written', (text) => {
  const sort = read(new URLSearchParams({ sort: text }), 'sort')
  expect(sort).toEqual({ by: 'at', order: 'descending' })
  expect(textOf(sort)).toBeUndefined()
})

test('without a usual order, no head says that it sorts', () => {
  expect(unsorted.read(new URLSearchParams(), 'sort')).toBeNull()
  expect(unsorted.textOf(null)).toBeUndefined()
})
