// A few of the faulty backends; `npm run test:long faults` has them all.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Fault } from '../faults/fault.ts'
import { faults } from '../faults/index.ts'
import { problem } from '../faults/mistakes.ts'
import { kinds, randomFaults } from '../faults/random/random-faults.ts'
import { type Reference, startReference } from '../faults/reference.ts'
import { readResults, tables, withTable } from '../faults/table.ts'
import { isOfTeam, noFault, tryBehaviour } from '../faults/try-fault.ts'
import { createSchemaCheck } from '../src/engine/contract/schema-check.ts'
import { loadContract } from '../src/load-contract.ts'

const contract = await loadContract(undefined)
const schemas = createSchemaCheck(contract.document)

test('each fault has a name of its own, and an operation of the contract', () => {
  expect(new Set(faults.map(({ id }) => id)).size).toBe(faults.length)
  const known = new Set(contract.operations.map(({ id }) => id))
  expect(faults.filter(({ operation }) => !known.has(operation))).toEqual([])
})

describe('faults at random', () => {
  const drawn = (seed: number) => randomFaults(contract, { seed, count: 3 })
  const named = (faults: readonly Fault[]) => faults.map((one) => [one.subject, one.id, one.operation].join())
  const seven = drawn(7)

  test('are the same for the same seed, and others for another', () => {
    expect(named(drawn(7))).toEqual(named(seven))
    expect(named(drawn(8))).not.toEqual(named(seven))
  })

  test('have a place for each kind', () => {
    expect(new Set(seven.map(({ subject }) => subject))).toEqual(new Set(kinds.map(({ name }) => name)))
    const known = new Set(contract.operations.map(({ id }) => id))
    expect(seven.filter(({ operation }) => !known.has(operation))).toEqual([])
  })
})

describe('results', () => {
  const results = readResults()

  test('are there for each of these faults', () => {
    const named = (rows: readonly { subject: string; id: string; operation: string; title: string }[]) =>
      rows.map(({ subject, id, operation, title }) => [subject, id, operation, title])
    expect(named(results.rows)).toEqual(named(faults))
  })

  test('name the operation of 95 % of the faults', () => {
    const caught = results.rows.filter(({ rules }) => rules.length > 0).length
    expect(caught / results.rows.length).toBeGreaterThanOrEqual(0.95)
  })

  test.each(tables)('are what $file shows', ({ file, table }) => {
    const text = readFileSync(file, 'utf8')
    expect(withTable(text, table(results))).toBe(text)
  })
})

describe('the report names the operation of', () => {
  let reference: Reference
  let number = 0
  beforeAll(async () => {
    reference = await startReference()
  })
  afterAll(() => reference.close())

  const few = ['empty-body', 'any-amount', 'subscription-stays', 'viewer-sets-marks']
  test.for(faults.filter(({ id }) => few.includes(id)).map((fault) => [fault.title, fault] as const))(
    'a backend where %s',
    { concurrent: true },
    async ([, fault], { expect }) => {
      const surroundings = { contract, schemas, reference, number: ++number }
      const outcome = await tryBehaviour(surroundings, {
        operation: fault.operation,
        behaviour: fault.start(),
        withTeam: isOfTeam(fault, contract),
      })
      expect(outcome.rules).not.toEqual([])
    },
  )

  test.concurrent('nothing where a limit is met between two steps: it is waited for', async ({ expect }) => {
    const surroundings = { contract, schemas, reference, number: ++number }
    let downloads = 0
    const outcome = await tryBehaviour(surroundings, {
      operation: 'createExport',
      async behaviour(call, backend) {
        const reply = await backend.send(call)
        if (call.operation !== 'exportTransactions' || ++downloads > 1) return reply
        const { status, headers, body } = problem(429, 'too_many_requests')
        return { status, headers: { ...reply.headers, ...headers, 'retry-after': '1' }, body }
      },
    })
    expect([outcome.rules, outcome.others]).toEqual([[], []])
    expect(downloads).toBeGreaterThan(1)
  })

  test.concurrent('nothing where nothing is wrong', async ({ expect }) => {
    const surroundings = { contract, schemas, reference, number: ++number }
    const outcome = await tryBehaviour(surroundings, { operation: 'listFaqs', behaviour: noFault })
    expect([outcome.rules, outcome.others]).toEqual([[], []])
  })
})
