import type { LeftOut } from './context/notes.ts'
import type { Finding } from './finding.ts'
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

export interface OperationResult {
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
