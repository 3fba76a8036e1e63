import { describe, expect, test } from 'vitest'
import type { ReceivedResponse } from '../src/engine/context/context.ts'
import { inRounds } from '../src/engine/rules/each-operation.ts'
import type { Expectation, Fields, Verdict } from '../src/engine/rules/verdict.ts'
import { expectExactSums, nearMisses } from '../src/portal/invariants/amounts.ts'
import type { View } from '../src/portal/invariants/view.ts'
import { missingFrom } from '../src/portal/invariants/views.ts'

const answering = (body: unknown) => ({ body }) as ReceivedResponse

const viewOf = (
  rows: Readonly<Record<string, Fields>>,
  meta: Fields = {},
  as: View['as'] = 'user',
  of?: string,
): View => ({
  as,
  of,
  response: answering({ data: Object.values(rows), meta }),
  objects: new Map(),
  rows: new Map(Object.entries(rows)),
})

const active = { status: 'ACTIVE', deprecated: false, sunset_on: null }
const three = viewOf({ 'api a': active, 'api b': active, 'api c': active })

describe('what one list has, another of the same things has', () => {
  const two = { 'api a': active, 'api b': active }
  test.each<[string, View, View, readonly string[]]>([
    ['a row is missing', viewOf(two), three, ['api c']],
    ['nothing is', three, viewOf(two), []],
    [
      'it is of another state',
      viewOf(two),
      viewOf({ ...two, 'api c': { ...active, status: 'RETIRED' } }),
      [],
    ],
    [
      'it has an end, which the others lack',
      viewOf(two),
      viewOf({ ...two, 'api c': { ...active, sunset_on: '2027-01-31' } }),
      [],
    ],
    ['it is a page of more', viewOf(two, { total: 3 }), three, []],
    ['they have nothing in common', viewOf({ 'api x': active }), three, []],
    ['they are of other kinds', viewOf({ 'key a': active }), three, []],
    ['somebody else may see more', viewOf(two), viewOf(Object.fromEntries(three.rows), {}, 'admin'), []],
  ])('%s', (_what, mine, theirs, missing) => {
    expect(missingFrom(mine, theirs)).toEqual(missing)
  })

  test('a list of one account lacks rows of others, and none of its own', () => {
    const [one, own, foreign] = ['usr_1', 'usr_1', 'usr_2'].map((user_id) => ({ user_id }))
    const mine = viewOf({ 'key_id 1': one } as never, {}, 'admin', 'usr_1')
    const all = viewOf({ 'key_id 1': one, 'key_id 2': own, 'key_id 3': foreign } as never, {}, 'admin')
    expect(missingFrom(mine, all)).toEqual(['key_id 2'])
  })
})

describe('amounts of one name in two reads', () => {
  const body = (credits: string) => ({ data: { wallet: { credits }, name: 'a wallet' } })
  test.each<[string, string, number]>([
    ['12.34', '12.34', 0],
    ['12.35', '12.34', 1],
    ['12.36', '12.34', 0],
    ['-0.01', '0.00', 1],
    ['12.3', '12.31', 0],
  ])('%s and %s', (one, other, count) => {
    expect(nearMisses(body(one), body(other))).toHaveLength(count)
  })

  test('are not near another that is the same', () => {
    const mine = { data: { range: { credits: '5.00' } } }
    const theirs = { data: { range: { credits: '5.00' }, before: { credits: '5.01' } } }
    expect(nearMisses(mine, theirs)).toEqual([])
  })
})

describe('sums', () => {
  const brokenIn = (body: unknown): readonly string[] => {
    const broken: string[] = []
    const verdict = {
      expect: (_answer: unknown, { check, holds }: Expectation) => {
        if (!holds) broken.push(check)
        return holds
      },
    } as unknown as Verdict
    expectExactSums(verdict, answering(body))
    return broken
  }
  const rows = [{ credits: '1.10' }, { credits: '2.20' }, { credits: '-0.30' }]
  test.each<[string, unknown, readonly string[]]>([
    ['the sum of rows', { data: rows, meta: { totals: { credits: '3.00' } } }, []],
    ['a hundredth more', { data: rows, meta: { totals: { credits: '3.01' } } }, ['sum of credits']],
    ['a hundredth in each row', { data: rows, meta: { totals: { credits: '2.97' } } }, ['sum of credits']],
    ['another figure', { data: rows, meta: { totals: { credits: '30.00' } } }, []],
    [
      'a row with rows',
      { data: [{ amount_due: '3.01', charges: [{ amount: '1.00' }, { amount: '2.00' }] }] },
      ['sum of amount'],
    ],
    ['two amounts of a thing', { data: { held: '250.01', settled: '250.00' } }, ['held and settled']],
    ['what lies between them', { data: { before: '250.00', credits: '0.01', after: '250.01' } }, []],
    ['prices', { data: { price_from: '1.00', price_to: '1.01' } }, []],
  ])('%s', (_what, body, broken) => {
    expect(brokenIn(body)).toEqual(broken)
  })
})

test('calls carry one of each field, the first of each first', () => {
  const item = (field: string, number: number) => ({ field, number })
  const items = [item('a', 1), item('a', 2), item('b', 1), item('a', 3), item('c', 1)]
  const numbers = inRounds(items, 2).map((round) => round.map(({ field, number }) => `${field}${number}`))
  expect(numbers).toEqual([['a1', 'b1', 'c1'], ['a2']])
})
