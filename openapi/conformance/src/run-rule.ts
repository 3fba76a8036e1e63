import type { Contexts } from './context/create-context.ts'
import type { Notes } from './context/notes.ts'
import { type People, tokenRefused } from './context/people.ts'
import { Throttled, TimeUp } from './context/stops.ts'
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

/** Runs a rule, or says why it cannot. What it finds is noted. */
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
  const leaveOut = (reason: string) => {
    notes.leaveOut({ rule: rule.id, operation: '', reason })
    return outcome('left out')
  }
  const missing = rule.needs
    .map((need) => reasonAgainst(need, options, contexts.people))
    .find((reason) => reason !== undefined)
  if (missing !== undefined) return leaveOut(missing)
  notes.progress(rule.title, '')
  try {
    const found = rule.run(contexts.of(rule))
    if (Symbol.asyncIterator in found) for await (const finding of found) notes.find(finding)
    else for (const finding of await found) notes.find(finding)
  } catch (error) {
    if (error instanceof Throttled) return leaveOut(error.message)
    if (error instanceof TimeUp) {
      notes.timeUp = true
      return leaveOut('the time budget ran out')
    }
    if (!(error instanceof Unanswered)) throw error
    notes.find({
      rule: rule.id,
      operation: rule.operations?.[0] ?? '',
      check: 'connection',
      expected: 'a response',
      got: error.message,
      request: error.curl,
      contractPointer: '#/paths',
    })
  }
  return outcome(notes.findings.length > before ? 'failed' : 'passed')
}

/** Why a rule cannot run. Rules of the portal are not asked for another contract. */
function reasonAgainst(need: Need, options: Options, people: People): string | undefined {
  if (need === 'portal') return undefined
  if (need === 'write') return options.isReadOnly ? 'it changes data, and --read-only was given' : undefined
  if (need === 'state') return options.isMock ? 'a mock remembers nothing' : undefined
  const isGiven = need === 'member' ? options.members.length > 0 : options[need] !== undefined
  if (!isGiven) return `no --${need} was given`
  const isTaken = need === 'member' ? people.members.length > 0 : !people.isRefused(need)
  return isTaken ? undefined : tokenRefused
}
