// Checks a submitted result and derives its marks: pure.
import { signedFormat } from '@switchboard/conformance/signed-result'
import type { components } from '@switchboard/sdk'
import { Problem, refusedField } from '../../platform/http/problem.ts'

type Schemas = components['schemas']
export type Run = Schemas['ConformanceRun']

export interface Operation {
  readonly operation_id: string
  readonly method: string
  readonly path: string
}

/** Tolerance for a checker's clock that is ahead of ours. */
const clockSkewMs = 5 * 60_000

/** Throws a 422 for a file of another tool, or of another version of this one. */
export function requireFormat({ format, result }: Schemas['SignedConformanceResult']): void {
  if (format === signedFormat && result.tool.name === 'switchboard-conformance') return
  throw new Problem('conformance_format_unknown', `This portal accepts ${signedFormat}.`)
}

/** Throws a 422 for a run that says too little of the API: the mark would promise more than was checked. */
export function requireWholeRun(run: Run, operations: readonly Operation[]): void {
  const limits = [
    run.only.length > 0 && '--only',
    run.skip.length > 0 && '--skip',
    run.readOnly && '--read-only',
    run.mock && '--mock',
    run.timeUp && '--time-budget',
  ].filter((limit) => limit !== false)
  const incomplete = (detail: string) => new Problem('conformance_result_incomplete', detail)
  if (limits.length > 0)
    throw incomplete(
      `The run was limited by ${limits.join(', ')}. Only a run of the whole API counts for the mark.`,
    )
  const checked = new Set(run.operations.map(addressOf))
  const missing = operations.find((operation) => !checked.has(addressOf(operation)))
  if (missing) throw incomplete(`The result doesn’t mention ${addressOf(missing)}.`)
  if (run.operations.every(({ outcome }) => outcome === 'left out'))
    throw incomplete('No operation was checked.')
}

/** Throws a 422 for a run of times that cannot be. */
export function requirePast(run: Run, now: Date): void {
  if (Date.parse(run.ended) < Date.parse(run.started))
    throw refusedField('#/result/ended', 'before_start', 'The run ends before it started.')
  if (Date.parse(run.ended) <= now.getTime() + clockSkewMs) return
  throw new Problem(
    'conformance_result_in_future',
    `The result says that the run ended at ${new Date(run.ended).toISOString()}.`,
  )
}

/** Operations of a run by outcome. */
export function countsOf({ operations, findings }: Run) {
  const count = (result: Run['operations'][number]['outcome']) =>
    operations.filter(({ outcome }) => outcome === result).length
  const [passed, failed, left_out] = [count('passed'), count('failed'), count('left out')]
  return { passed, failed, left_out, findings_total: findings.length }
}

/** Whether the backend kept the contract, as far as it was checked. */
export const isConformant = ({ failed, findings_total }: ReturnType<typeof countsOf>): boolean =>
  failed === 0 && findings_total === 0

/** Whether the checker looked at all that it should have, by its own word and by what it left out. */
export const isComplete = ({ complete = true, leftOut }: Run): boolean =>
  complete && !leftOut.some(({ isGap }) => isGap)

/** The operations that were left out, as the portal calls them. */
export function notCheckedOf(run: Run, operations: readonly Operation[]): string[] {
  const names = new Map(operations.map((operation) => [addressOf(operation), operation.operation_id]))
  return run.operations
    .filter(({ outcome }) => outcome === 'left out')
    .map((one) => names.get(addressOf(one)) ?? one.operation)
}

const addressOf = ({ method, path }: Pick<Operation, 'method' | 'path'>): string => `${method} ${path}`
