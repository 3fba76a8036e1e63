import { describe, expect, test } from 'vitest'
import type { Contract } from '../contract.ts'
import { breakingChanges, forbiddenChanges } from './contracts.ts'
import { allowed, type Change, forbidden } from './pairs.ts'
import { sample } from './sample.ts'

type Keyed = Record<string, unknown>

function changed({ at, value }: Change): Contract {
  const contract = structuredClone(sample)
  const keys = at.split(' ')
  const last = keys.pop() ?? ''
  const parent = keys.reduce<Keyed>((node, key) => node[key] as Keyed, contract as unknown as Keyed)
  if (value === undefined) delete parent[last]
  else parent[last] = value
  return contract
}

describe('breaks clients', () => {
  test.each(forbidden)('$what', ({ told, ...change }) => {
    expect(breakingChanges(sample, changed(change))).toEqual([expect.stringMatching(told)])
  })
})

describe('breaks nobody', () => {
  test.each(allowed)('$what', (change) => {
    const next = changed(change)
    expect(next).not.toEqual(sample)
    expect(breakingChanges(sample, next)).toEqual([])
  })
})

test('a breaking change is allowed once the major version rises, not for a minor one', () => {
  const emptied = (version: string): Contract => ({ ...sample, info: { ...sample.info, version }, paths: {} })
  expect(forbiddenChanges(sample, emptied('1.1.0'))).toHaveLength(2)
  expect(forbiddenChanges(sample, emptied('2.0.0'))).toEqual([])
})
