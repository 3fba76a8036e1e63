import type { Contexts } from './context/contexts.ts'
import type { Notes } from './context/notes.ts'
import { type People, tokenRefused } from './context/people.ts'
import { isStop, stumbled, Throttled, TimeUp } from './context/stops.ts'
import { Unanswered } from './http/request.ts'
import type { Options } from './options.ts'
import type { RuleResult } from './result.ts'
import type { Need, Rule } from './rules/rule.ts'

interface RunningRule {
  readonly contexts: Contexts
  readonly notes: Notes
  readonly options: Options
  readonly clock: () => Date
}

/** Runs a rule and records its findings, or why it can't run. */
export async function runRule(
  rule: Rule,
  { contexts, notes, options, clock }: RunningRule,
): Promise<RuleResult> {
  const begun = clock().getTime()
  const before = notes.findings.length
  const outcome = (outcome: RuleResult['outcome']): RuleResult => ({
    rule: rule.id,
    title: rule.title,
    phase: rule.phase,
    outcome,
    milliseconds: clock().getTime() - begun,
  })
  const leaveOut = (reason: string, isGap: boolean) => {
    notes.leaveOut({ rule: rule.id, operation: '', reason, isGap })
    return outcome('left out')
  }
  const missing = rule.needs
    .map((need) => reasonAgainst(need, options, contexts.people))
    .find((one) => one !== undefined)
  if (missing) return leaveOut(missing.reason, missing.isGap)
  notes.progress(rule.title, '')
  const context = contexts.of(rule)
  try {
    const found = rule.run(context)
    if (Symbol.asyncIterator in found) for await (const finding of found) notes.find(finding)
    else for (const finding of await found) notes.find(finding)
  } catch (error) {
    if (error instanceof Throttled) return leaveOut(error.message, true)
    if (error instanceof TimeUp) {
      notes.timeUp = true
      return leaveOut('the time budget ran out', true)
    }
    if (error instanceof Unanswered)
      notes.find({
        rule: rule.id,
        operation: rule.operations?.[0] ?? '',
        check: 'connection',
        expected: 'a response',
        got: error.message,
        request: error.curl,
        contractPointer: '#/paths',
      })
    else if (isStop(error)) throw error
    else notes.leaveOut({ rule: rule.id, operation: '', reason: stumbled(error), isGap: true })
  }
  if (notes.findings.length > before) return outcome('failed')
  const { answeredIds, promises } = context.activity
  if (answeredIds.size > 0 && promises !== 0) return outcome('passed')
  if (options.isMock) return outcome('left out')
  if (notes.missAll(rule.id)) return outcome('left out')
  return answeredIds.size === 0
    ? leaveOut('nothing in the contract is for it to check', false)
    : leaveOut('nothing that came allowed it to check anything', true)
}

interface Reason {
  readonly reason: string
  readonly isGap: boolean
}

/** The reason why a rule can't run. Rules for strict contracts were left out before. */
function reasonAgainst(need: Need, options: Options, people: People): Reason | undefined {
  const chosen = (reason: string): Reason => ({ reason, isGap: false })
  if (need === 'strict') return undefined
  if (need === 'write')
    return options.isReadOnly ? chosen('it changes data, and --read-only was given') : undefined
  if (need === 'state') return options.isMock ? chosen('a mock remembers nothing') : undefined
  const isGiven = need === 'member' ? options.members.length > 0 : options[need] !== undefined
  if (!isGiven) return { reason: `no --${need} was given`, isGap: true }
  const isTaken = need === 'member' ? people.members.length > 0 : !people.isRefused(need)
  return isTaken ? undefined : { reason: tokenRefused, isGap: true }
}
