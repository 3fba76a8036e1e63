import { expect, test } from 'vitest'
import { catalogueHref, noFilter, readFilter, writeFilter } from './filter.ts'

test('a filter survives its way through the address', () => {
  const filter = {
    words: 'sim & swap',
    category: 'Fraud prevention',
    tag: 'SIM',
    price: '2.00',
    page: 3,
  } as const
  expect(readFilter(writeFilter(filter))).toEqual(filter)
  expect(writeFilter(noFilter)).toBe('')
  expect(catalogueHref({ ...noFilter, page: 2 })).toBe('/api?page=2')
  expect(catalogueHref(noFilter)).toBe('/api')
})

test('what the page does not offer is left out', () => {
  expect(readFilter('price=1e9').price).toBe('')
  expect(readFilter('price=toString').price).toBe('')
  for (const page of ['0', '-1', '1.5', '1e3', '99999999999', 'two'])
    expect(readFilter(`page=${page}`).page).toBe(1)
})
