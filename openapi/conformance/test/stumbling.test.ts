// A rule that cannot read what came: a fault of the checker, and no reason to tell nothing of all else.
import { expect, test } from 'vitest'
import { createContexts } from '../src/engine/context/create-context.ts'
import { Notes } from '../src/engine/context/notes.ts'
import type { Run } from '../src/engine/context/run-parts.ts'
import { isStop, stumbled, Throttled, TimeUp } from '../src/engine/context/stops.ts'
import { CouldNotRun } from '../src/engine/could-not-run.ts'
import { Unanswered } from '../src/engine/http/request.ts'
import type { Options } from '../src/engine/options.ts'
import type { Rule } from '../src/engine/rules/rule.ts'
import { runRule } from '../src/engine/run-rule.ts'
import { loadContract } from '../src/load-contract.ts'

const contract = await loadContract(undefined)
const [first, second] = contract.operations
const clock = () => new Date('2026-11-26T12:00:00Z')

async function ran(run: Rule['run']) {
  const notes = new Notes(clock().getTime() + 1000, () => {})
  const options = { seed: 1, only: [], skip: [], members: [], headers: {}, rate: 0 } as unknown as Options
  const parts = { options, contract, notes, operations: contract.operations, clock, base: 'http://127.0.0.1' }
  const contexts = createContexts(parts as unknown as Run)
  const rule: Rule = { id: 'invariants/times', title: 'Times', phase: 'invariants', needs: [], run }
  const result = await runRule(rule, { contexts, notes, options, clock })
  return { result, notes }
}

const unreadable = () => new Intl.DateTimeFormat('en').format(new Date('soon'))

test('a rule that stumbles is told as not checked', async () => {
  const { result, notes } = await ran(async () => {
    unreadable()
    return []
  })
  expect(result.outcome).not.toBe('passed')
  expect(notes.leftOut).toMatchObject([
    {
      rule: 'invariants/times',
      isGap: true,
      reason: 'the checker couldn’t read what came: Invalid time value',
    },
    ...notes.leftOut.slice(1),
  ])
})

test('at one operation, the others are looked at all the same', async () => {
  const seen: string[] = []
  const { notes } = await ran(async (context) => {
    await context.each(contract.operations.slice(0, 2), async ({ id }) => {
      if (id === first?.id) unreadable()
      seen.push(id)
    })
    return []
  })
  expect(seen).toEqual([second?.id])
  expect(notes.leftOut[0]).toMatchObject({ operation: first?.id, isGap: true })
})

test.each([
  [new Throttled(''), true],
  [new TimeUp(''), true],
  [new CouldNotRun(''), true],
  [new Unanswered('', ''), true],
  [new RangeError('Invalid time value'), false],
])('%s stops a rule on purpose: %s', (error, stops) => {
  expect(isStop(error)).toBe(stops)
  expect(stumbled(error)).toContain('read what came')
})
