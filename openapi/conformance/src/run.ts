import { type Contexts, createContexts } from './context/create-context.ts'
import { Notes, type Progress } from './context/notes.ts'
import { roles } from './context/role.ts'
import { Throttled, TimeUp } from './context/stops.ts'
import type { Contract } from './contract/contract.ts'
import { createSchemaCheck } from './contract/schema-check.ts'
import { findBase } from './find-base.ts'
import { Unanswered } from './http/request.ts'
import { createTransport } from './http/send.ts'
import type { Options } from './options.ts'
import type { OperationResult, Result, RuleResult } from './result.ts'
import { rules } from './rules/index.ts'
import type { Need, Rule } from './rules/rule.ts'
import { selected } from './selection.ts'
import { version } from './version.ts'

interface Surroundings {
  readonly clock?: () => Date
  readonly progress?: Progress
}

/** Holds a backend against a contract. Throws CouldNotRun. */
export async function run(
  contract: Contract,
  options: Options,
  { clock = () => new Date(), progress = () => {} }: Surroundings = {},
): Promise<Result> {
  const transport = createTransport()
  const started = clock()
  const chosen = selected({ rules, operations: contract.operations }, options)
  const notes = new Notes(started.getTime() + options.timeBudgetMs, progress)
  try {
    const base = await findBase(contract, transport, options)
    const operations = chosen.operations.filter((operation) => !options.isReadOnly || operation.isRead)
    const schemas = createSchemaCheck(contract.document)
    const contexts = createContexts({ options, base, contract, schemas, transport, notes, operations, clock })
    for (const role of roles) {
      if (options[role]) await contexts.signedIn(role)
    }
    const ran: RuleResult[] = []
    for (const rule of chosen.rules)
      ran.push(await runRule(rule, { contexts, notes, options, contract, clock }))
    for (const operation of chosen.operations) {
      if (!operations.includes(operation))
        notes.leaveOut({
          rule: '',
          operation: operation.id,
          reason: 'it may change something, and --read-only was given',
        })
    }
    return {
      tool: { name: 'switchboard-conformance', version },
      contract: { title: contract.title, version: contract.version, sha256: contract.sha256 },
      url: base,
      seed: options.seed,
      started: started.toISOString(),
      ended: clock().toISOString(),
      readOnly: options.isReadOnly,
      mock: options.isMock,
      only: options.only,
      skip: options.skip,
      timeUp: notes.timeUp,
      requests: notes.requests,
      operations: chosen.operations.map((operation): OperationResult => {
        const seen = notes.seenOf(operation.id)
        const failed = notes.findings.some((finding) => finding.operation === operation.id)
        return {
          operation: operation.id,
          method: operation.method,
          path: operation.path,
          outcome: failed ? 'failed' : seen.size === 0 ? 'left out' : 'passed',
          statuses: statusesOf([...operation.responses.keys()], seen),
        }
      }),
      rules: ran,
      findings: notes.findings,
      leftOut: notes.leftOut,
    }
  } finally {
    transport.close()
  }
}

function statusesOf(declared: readonly string[], seen: ReadonlyMap<number, number>): Record<string, number> {
  const counts = new Map(declared.map((status) => [status, 0]))
  for (const [status, count] of seen) {
    const own = [String(status), `${Math.floor(status / 100)}XX`].find((name) => counts.has(name))
    const name = own ?? (status >= 500 && counts.has('default') ? 'default' : String(status))
    counts.set(name, (counts.get(name) ?? 0) + count)
  }
  return Object.fromEntries(counts)
}

interface RunningRule {
  readonly contexts: Contexts
  readonly notes: Notes
  readonly options: Options
  readonly contract: Contract
  readonly clock: () => Date
}

async function runRule(
  rule: Rule,
  { contexts, notes, options, contract, clock }: RunningRule,
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
    .map((need) => reasonAgainst(need, options, contract))
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
      return leaveOut('the time budget was spent')
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

function reasonAgainst(need: Need, options: Options, { isPortal }: Contract): string | undefined {
  if (need === 'portal') return isPortal ? undefined : 'only the contract of the portal promises it'
  if (need === 'write')
    return options.isReadOnly ? 'it changes something, and --read-only was given' : undefined
  if (need === 'state') return options.isMock ? 'a mock remembers nothing' : undefined
  return options[need] ? undefined : `no --${need} was given`
}
