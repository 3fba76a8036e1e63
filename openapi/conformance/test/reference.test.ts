import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetMet, noteMet } from '../../../scripts/testing/met.ts'
import { demoAccounts, plainOptions } from '../faults/plain-options.ts'
import { type Reference, startReference } from '../faults/reference.ts'
import { createSchemaCheck } from '../src/engine/contract/schema-check.ts'
import { CouldNotRun } from '../src/engine/could-not-run.ts'
import type { Options } from '../src/engine/options.ts'
import { loadContract } from '../src/load-contract.ts'
import { run } from '../src/run.ts'

const contract = await loadContract(undefined)
/** Compiled once, for all runs. */
const schemas = createSchemaCheck(contract.document)
let reference: Reference
beforeAll(async () => {
  reference = await startReference()
})
afterAll(() => reference.close())

const optionsFor = (options: Partial<Options>): Options => ({
  ...plainOptions,
  ...demoAccounts,
  url: reference.origin,
  members: [],
  seed: Math.floor(Math.random() * 2 ** 31),
  ...options,
})

test('without accounts, what they are needed for is left out with the reason', async () => {
  const options = optionsFor({ user: undefined, other: undefined, admin: undefined, isReadOnly: true })
  const { findings, leftOut, operations } = await run(contract, options, { schemas })
  expect(findings).toEqual([])
  expect(operations.find(({ operation }) => operation === 'listPublicApis')?.outcome).toBe('passed')
  expect(operations.find(({ operation }) => operation === 'getProfile')?.outcome).toBe('left out')
  expect(leftOut.map(({ reason }) => reason)).toContain('no account was given for user or admin')
})

test.each<[string, Partial<Options>, string]>([
  [
    'a user as --admin',
    { admin: demoAccounts.other, other: undefined },
    'is USER at this backend, and --admin takes an ADMIN',
  ],
  [
    'an administrator as --user',
    { user: demoAccounts.admin, admin: undefined },
    'is ADMIN at this backend, and --user takes a USER',
  ],
  [
    'an administrator as --other',
    { other: demoAccounts.admin, admin: undefined },
    '--other iris@switchboard.example is ADMIN',
  ],
  [
    'nobody’s member as --member',
    { members: [demoAccounts.user] },
    '--member jun@example.com isn’t in a team',
  ],
  [
    'two of one business as --user and --other',
    { user: demoAccounts.members[0], other: demoAccounts.members[1] },
    '--user and --other act for the same business',
  ],
])(
  '%s is the caller’s mistake, not the backend’s',
  async (_what, accounts, message) => {
    const result = run(contract, optionsFor(accounts), { schemas })
    await expect(result).rejects.toThrow(CouldNotRun)
    await expect(result).rejects.toThrow(message)
  },
  300_000,
)

test('a wrong password stops the run before anything is sent', async () => {
  const user = { email: 'nobody@example.com', password: 'wrong' }
  await expect(run(contract, optionsFor({ user }), { schemas })).rejects.toThrow(CouldNotRun)
})

// Last, since it changes the accounts.
test('the reference server keeps its contract, whatever the seed, and each operation is looked at', async () => {
  forgetMet('conformance')
  const { findings, leftOut, operations, seed } = await run(
    contract,
    // Six minutes on a quiet machine; a rule that the time left out would be a gap.
    optionsFor({ members: demoAccounts.members, timeBudgetMs: 2_400_000 }),
    { schemas },
  )
  expect(findings, `--seed ${seed}`).toEqual([])
  const gaps = leftOut
    .filter(({ isGap }) => isGap)
    .map(({ rule, operation, reason }) => `${rule}${operation}: ${reason}`)
  expect(gaps, `--seed ${seed}: ${gaps.join('; ')}`).toEqual([])
  // Of what is left out, the reason is told: most of them name something, and a write names nothing that is there.
  expect(operations.filter(({ outcome }) => outcome === 'passed').length).toBeGreaterThan(90)
  // Of a whole run alone: the last rules may be those that meet something.
  for (const { operation, statuses } of operations) {
    for (const [status, times] of Object.entries(statuses)) {
      if (times > 0) noteMet('conformance', operation, status)
    }
  }
}, 2_700_000)
