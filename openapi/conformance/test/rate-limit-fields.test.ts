import { expect, test } from 'vitest'
import { rateLimitMembers } from '../src/portal/flows/limits/rate-limit-headers.ts'

test('members have a name, and their integers by name', () => {
  expect(rateLimitMembers('"second";q=10;w=1, "day";q=5000;w=86400;pk=:Y2FsbGVy:')).toEqual([
    { name: 'second', parameters: { q: 10, w: 1 } },
    { name: 'day', parameters: { q: 5000, w: 86_400 } },
  ])
  expect(rateLimitMembers('"a, b";r=1')?.map(({ name }) => name)).toEqual(['a, b'])
  expect(rateLimitMembers('"day";qu="requests";partial;r=3')).toEqual([{ name: 'day', parameters: { r: 3 } }])
})

test.each([
  ['a missing header', null],
  ['nothing', ''],
  ['tokens', 'day;r=1;t=60'],
  ['the form of an older draft', 'limit=100, remaining=50, reset=50'],
  ['a number alone', '100'],
  ['a comma at its end', '"day";r=1,'],
  ['a comma in between', '"day";r=1,,"month";r=2'],
  ['two members without a comma', '"day";r=1 "month";r=2'],
  ['a string without its end', '"day;r=1'],
  ['a parameter without a value', '"day";r='],
  ['a name in capitals', '"day";R=1'],
  ['a space before a parameter', '"day" ;r=1'],
])('%s is no list of limits', (_what, header) => {
  expect(rateLimitMembers(header)).toBeUndefined()
})
