import { expect, test } from 'vitest'
import { createMatcher, overlapOf, overlapsOf, pathValues } from '../paths.ts'

const at = (path: string, method = 'GET') => ({ method, path })
const orders = <One>(all: readonly One[]): One[][] => [[...all], [...all].reverse()]

test.each([
  // Fixed letters weigh more than a parameter, also within a part of the path.
  [['/a/{id}', '/a/latest'], '/a/latest', '/a/latest'],
  [['/a/{id}', '/a/{id}.json'], '/a/7.json', '/a/{id}.json'],
  [['/a/{id}', '/a/{id}.json'], '/a/7.jsonx', '/a/{id}'],
  [['/a/{id}', '/a/{id}.json'], '/a/.json', '/a/{id}'],
  [['/a/{id}', '/a/{id}:cancel'], '/a/7:cancel', '/a/{id}:cancel'],
  [['/a/{id}', '/a/v{id}'], '/a/v7', '/a/v{id}'],
  [['/a/{id}.json', '/a/{id}.geo.json'], '/a/7.geo.json', '/a/{id}.geo.json'],
  [['/a/{id}.json', '/a/latest.json'], '/a/latest.json', '/a/latest.json'],
  [['/a/{id}', '/a/{from}-{to}'], '/a/1-2', '/a/{from}-{to}'],
  [['/a/{id}', '/a/{id}.{ext}'], '/a/7.pdf', '/a/{id}.{ext}'],
  [['/a/{id}.{ext}', '/a/{id}.json'], '/a/7.json', '/a/{id}.json'],
  [['/a/{x}.{y}', '/a/{x}.{y}.{z}'], '/a/1.2.3', '/a/{x}.{y}.{z}'],
  [['/a/{x}', '/a/{x}{y}'], '/a/77', '/a/{x}{y}'],
  [['/a/{x}', '/a/{x}{y}'], '/a/7', '/a/{x}'],
  // As many letters: the one that begins with more of them.
  [['/a/{id}~~', '/a/~~{id}'], '/a/~~7~~', '/a/~~{id}'],
  // Of paths where neither is the more specific in each part: more parts without parameters, then from the left.
  [['/{a}/x', '/y/{b}'], '/y/x', '/y/{b}'],
  [['/{a}/items', '/me/{b}'], '/me/items', '/me/{b}'],
  [['/x/{b}/{c}', '/{a}/b/c'], '/x/b/c', '/{a}/b/c'],
  [['/{a}/{b}.json', '/v{a}/{b}'], '/v1/7.json', '/v{a}/{b}'],
  // Only the names of the parameters differ: the same, in whichever order.
  [['/a/{x}', '/a/{y}'], '/a/1', '/a/{x}'],
  // Percent-encoded letters, in the request and in the document.
  [['/a/{id}', '/a/latest'], '/a/%6Catest', '/a/latest'],
  [['/a/{id}', '/a/{id}.json'], '/a/7%2Ejson', '/a/{id}.json'],
  [['/{id}', '/été'], '/%C3%A9t%c3%a9', '/été'],
  [['/{id}', '/caf%C3%A9'], '/café', '/caf%C3%A9'],
  [['/{id}', '/a b'], '/a%20b', '/a b'],
  [['/{id}', "/Users('{id}')"], '/Users%28%27A%27%29', "/Users('{id}')"],
  [['/{from},{to}'], '/1%2C2', '/{from},{to}'],
  [['/a/{id}'], '/a/b%3Acancel', '/a/{id}'],
  // Requests carry nothing after a number sign.
  [['/a/{id}#share', '/a/{id}'], '/a/7', '/a/{id}'],
  [['/a#x', '/a#b'], '/a', '/a#b'],
  [['/a/{id}#share/{to}'], '/a/7', '/a/{id}#share/{to}'],
  [['/a#x'], '/a%23x', undefined],
  // Nor does a query tell paths apart.
  [['/a?do={it}'], '/a', '/a?do={it}'],
  [['/a/{id?}/{#b}'], '/a/1/2', '/a/{id?}/{#b}'],
  [['/a?do=x', '/a'], '/a', '/a'],
  [['/a/{id}?do=x', '/a/{id}'], '/a/7%3Fdo=x', '/a/{id}'],
  // Neither case nor a slash at the end is overlooked.
  [['/a/{id}', '/a/Latest'], '/a/latest', '/a/{id}'],
  [['/a', '/a/'], '/a/', '/a/'],
  [['/a/{id}', '/a'], '/a/', undefined],
  [['/{id}'], '/%zz', undefined],
])('%j: %s is %s', (paths, path, expected) => {
  for (const order of orders(paths))
    expect(createMatcher(order.map((one) => at(one)))('GET', path).operation?.path).toBe(expected)
})

test('a path whose encoded colon would lead to another operation is neither', () => {
  const match = createMatcher([at('/a/{id}'), at('/a/{id}:cancel')])
  expect(match('GET', '/a/7%3Acancel')).toEqual({ operation: undefined, allowed: [], ambiguous: true })
})

test.each([
  ['GET', '/a/7:cancel', '/a/{id}'],
  ['POST', '/a/7:cancel', '/a/{id}:cancel'],
  ['POST', '/a/7', undefined],
])('%s %s is %s: a path that has the method is taken', (method, path, expected) => {
  const operations = [at('/a/{id}'), at('/a/{id}:cancel', 'POST')]
  for (const order of orders(operations))
    expect(createMatcher(order)(method, path).operation?.path).toBe(expected)
})

test('methods that are allowed are those of all paths that fit', () => {
  const match = createMatcher([at('/a/{id}'), at('/a/{id}:cancel', 'POST')])
  expect(match('PUT', '/a/7:cancel')).toMatchObject({ allowed: ['POST', 'GET'] })
})

test.each([
  [['/a/{id}', '/a/{id}.json', '/a/latest', '/a/{id}/x'], []],
  [['/{a}/x', '/y/{b}'], [['/y/{b}', '/{a}/x', '/y/x']]],
  [['/{a}/x', '/y/{b}', '/y/x'], []],
  [['/{id}.json', '/v{id}'], [['/{id}.json', '/v{id}', '/v1.json']]],
  [['/a/{x}', '/a/{y}'], [['/a/{x}', '/a/{y}', '/a/1']]],
])('%j: paths that meet are %j', (paths, expected) => {
  for (const order of orders(paths)) {
    const overlaps = [...overlapsOf(order.map((one) => at(one)))]
    expect(overlaps.map(({ taker, other, example }) => [taker.path, other.path, example])).toEqual(expected)
  }
})

test.each([
  ['/a/{id}', '/a/{id}.json', true],
  ['/a/{from}-{to}', '/a/{id}.json', true],
  ['/a/v{id}', '/a/w{id}', false],
  ['/a/{id}.json', '/a/{id}.xml', false],
  ['/a', '/a/{id}', false],
])('%s and %s have paths in common: %s', (one, other, expected) => {
  const path = overlapOf(one, other)
  expect(path !== undefined).toBe(expected)
  for (const template of path === undefined ? [] : [one, other])
    expect(createMatcher([at(template)])('GET', path ?? '').operation).toBeDefined()
})

test.each([
  ['/a/{id}.json', '/a/7.json', { id: '7' }],
  ['/{from}-{to}', '/a-b-c', { from: 'a', to: 'b-c' }],
  ['/a/{id}', '/a/%C3%A9', { id: 'é' }],
  ['/a/{id}', '/b/7', {}],
])('the values of %s in %s are %j', (template, path, expected) => {
  expect(pathValues(template, path)).toEqual(expected)
})
