import { expect, test } from 'vitest'
import { listHref, readAddress } from './list-address.ts'

test.each([
  ['', 1, null],
  ['page=2', 2, null],
  ['kind=whitepaper&page=3', 3, 'WHITEPAPER'],
  ['kind=article', 1, 'ARTICLE'],
  ['page=0', 1, null],
  ['page=-1', 1, null],
  ['page=1e9', 1, null],
  ['page=2000000', 1, null],
  ['kind=constructor', 1, null],
])('?%s is page %s of %s', (search, page, kind) => {
  expect(readAddress(search)).toEqual({ page, kind })
})

test.each([
  [{ page: 1, kind: null }, '/insights'],
  [{ page: 2, kind: null }, '/insights?page=2'],
  [{ page: 2, kind: 'WHITEPAPER' as const }, '/insights?kind=whitepaper&page=2'],
])('%o has an address, and is found by it', (address, to) => {
  expect(listHref(address)).toBe(to)
  expect(readAddress(to.split('?')[1] ?? '')).toEqual(address)
})
