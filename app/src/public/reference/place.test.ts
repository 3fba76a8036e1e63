import { expect, test } from 'vitest'
import { readPlace, writePlace } from './place.ts'

test.each([
  ['', { part: 'overview', operation: null, scenario: null }],
  ['?part=prices', { part: 'prices', operation: null, scenario: null }],
  ['?part=nonsense', { part: 'overview', operation: null, scenario: null }],
  ['?operation=check', { part: 'documentation', operation: 'check', scenario: null }],
  ['?part=prices&operation=check', { part: 'documentation', operation: 'check', scenario: null }],
  ['?operation=check&scenario=swapped', { part: 'documentation', operation: 'check', scenario: 'swapped' }],
  ['?scenario=swapped', { part: 'overview', operation: null, scenario: null }],
])('%s is read as its place', (search, place) => {
  expect(readPlace(search)).toEqual(place)
})

test.each(['', '?part=changelog', '?operation=a%2Fb+c', '?operation=check&scenario=swapped'])(
  '%s survives being read and written',
  (search) => {
    expect(writePlace(readPlace(search))).toBe(search)
  },
)
