import { expect, test } from 'vitest'
import { sorting } from './url-sort.ts'

const { read, textOf, queryOf } = sorting<'at' | '-at' | 'name' | '-name'>(['at', 'name'], '-at')
const unsorted = sorting<'at' | '-at'>(['at'])

test.each(['name', '-name', 'at'])('%s is read, written and asked for as it was', (text) => {
  const sort = read(new URLSearchParams({ sort: text }))
  expect(textOf(sort)).toBe(text)
  expect(queryOf(sort)).toEqual({ sort: text })
})

test.each(['', '-at', 'email', '-', '--name'])('“%s” means the usual order, which isn’t written', (text) => {
  const sort = read(new URLSearchParams({ sort: text }))
  expect(sort).toEqual({ by: 'at', order: 'descending' })
  expect(textOf(sort)).toBeUndefined()
  expect(queryOf(sort)).toEqual({})
})

test('without a usual order, no head says that it sorts', () => {
  expect(unsorted.read(new URLSearchParams())).toBeNull()
  expect(unsorted.queryOf(null)).toEqual({})
})
