import type { LeftOut, Notes } from './context/notes.ts'
import type { Contract, Operation } from './contract/contract.ts'
import type { Finding } from './finding.ts'
import type { Options } from './options.ts'
import type { Phase } from './rules/rule.ts'

/** A run's result, as stored in the JSON report. */
export interface Result {
  readonly tool: { readonly name: 'switchboard-conformance'; readonly version: string }
  readonly contract: { readonly title: string; readonly version: string; readonly sha256: string }
  readonly url: string
  readonly seed: number
  readonly started: string
  readonly ended: string
  readonly readOnly: boolean
  readonly mock: boolean
  /** The values of `--only` and `--skip`; empty for a full run. */
  readonly only: readonly string[]
  readonly skip: readonly string[]
  /** Whether the time budget was spent before all was looked at. */
  readonly timeUp: boolean
  /** Whether everything was looked at that should have been: nothing of what was left out is a gap. */
  readonly complete: boolean
  readonly requests: number
  readonly operations: readonly OperationResult[]
  readonly rules: readonly RuleResult[]
  readonly findings: readonly Finding[]
  readonly leftOut: readonly LeftOut[]
}

interface OperationResult {
  readonly operation: string
  readonly method: string
  readonly path: string
  /** `passed` for an operation that also succeeded; one that only ever rejected is left out, with the reason. */
  readonly outcome: 'passed' | 'failed' | 'left out'
  /** Every declared status, and how often it was seen. */
  readonly statuses: Readonly<Record<string, number>>
}

export interface RuleResult {
  readonly rule: string
  readonly title: string
  readonly phase: Phase
  readonly outcome: 'passed' | 'failed' | 'left out'
  readonly milliseconds: number
}

interface Parts {
  readonly options: Options
  readonly contract: Contract
  readonly notes: Notes
  readonly base: string
  readonly version: string
  readonly operations: readonly Operation[]
  readonly rules: readonly RuleResult[]
  readonly started: Date
  readonly ended: Date
}

/** The result of a finished run. */
export function resultOf({
  options,
  contract,
  notes,
  base,
  version,
  operations,
  rules,
  started,
  ended,
}: Parts): Result {
  return {
    tool: { name: 'switchboard-conformance', version },
    contract: { title: contract.title, version: contract.version, sha256: contract.sha256 },
    url: base,
    seed: options.seed,
    started: started.toISOString(),
    ended: ended.toISOString(),
    readOnly: options.isReadOnly,
    mock: options.isMock,
    only: options.only,
    skip: options.skip,
    timeUp: notes.timeUp,
    complete: !notes.leftOut.some(({ isGap }) => isGap),
    requests: notes.requests,
    operations: operations.map((operation) => operationResult(operation, notes)),
    rules,
    findings: notes.findings,
    leftOut: notes.leftOut,
  }
}

function operationResult(operation: Operation, notes: Notes): OperationResult {
  const { id, method, path, responses } = operation
  const seen = notes.seenOf(id)
  const isFaulty = notes.findings.some((finding) => finding.operation === id)
  // An operation's rejections say nothing about its effects.
  const isLeftOut = notes.leftOut.some((one) => one.rule === '' && one.operation === id)
  const wasSeen = seen.size > 0 && !isLeftOut
  return {
    operation: id,
    method,
    path,
    outcome: isFaulty ? 'failed' : wasSeen ? 'passed' : 'left out',
    statuses: statusesOf([...responses.keys()], seen),
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
