import { describe, expect, test } from 'vitest'
import type { Contract } from '../../contract.ts'
import { breakingChanges, forbiddenChanges } from '../contracts.ts'
import { sample } from './sample.ts'
import { allowed, type Change, forbidden } from './sample-changes.ts'

type JsonObject = Record<string, unknown>

function changed({ at, value }: Change): Contract {
  const contract = structuredClone(sample)
  const keys = at.split(' ')
  const last = keys.pop() ?? ''
  const parent = keys.reduce<JsonObject>(
    (node, key) => node[key] as JsonObject,
    contract as unknown as JsonObject,
  )
  if (value === undefined) delete parent[last]
  else parent[last] = value
  return contract
}

describe('breaks clients', () => {
  test.each(forbidden)('$what', ({ sentence, ...change }) => {
    expect(breakingChanges(sample, changed(change))).toEqual([expect.stringMatching(sentence)])
  })
})

describe('breaks nobody', () => {
  test.each(allowed)('$what', (change) => {
    const next = changed(change)
    expect(next).not.toEqual(sample)
    expect(breakingChanges(sample, next)).toEqual([])
  })
})

test('a break in a schema that several operations share is listed once', () => {
  const twice = structuredClone(sample)
  const read = twice.paths['/things']?.get
  if (read) twice.paths['/others'] = { get: read }
  const broken = structuredClone(twice)
  broken.components = { schemas: { ...sample.components?.schemas, Thing: { type: 'string' } } }
  const sentences = breakingChanges(twice, broken).filter((line) =>
    line.includes('type changed from object to string'),
  )
  expect(sentences).toEqual(['GET /things: Thing: type changed from object to string.'])
})

test('a breaking change is allowed once the major version rises, not for a minor one', () => {
  const emptied = (version: string): Contract => ({ ...sample, info: { ...sample.info, version }, paths: {} })
  expect(forbiddenChanges(sample, emptied('1.1.0'))).toHaveLength(2)
  expect(forbiddenChanges(sample, emptied('2.0.0'))).toEqual([])
})
