import type { Finding } from '../finding.ts'
import { groupBy } from '../group-by.ts'
import type { Result } from '../result.ts'

/** Findings at fewer operations are reported with each of them. */
const fewestOperations = 5

/** One fault found at many operations, which one fix would remove. */
export interface SharedFault {
  /** The one with the shortest request, to begin with. */
  readonly example: Finding
  /** As the example has it, and said to be one where others differ. */
  readonly expected: string
  readonly times: number
  readonly rules: readonly string[]
  readonly operations: readonly string[]
  /** The responses instead, the most frequent first. */
  readonly got: readonly { readonly text: string; readonly times: number }[]
}

interface SortedFindings {
  /** Faults that make much else impossible to try. */
  readonly first: readonly Finding[]
  readonly shared: readonly SharedFault[]
  /** The others. */
  readonly single: readonly Finding[]
}

/** Tells faults of the whole backend apart from those of one operation. */
export function sortFindings(findings: readonly Finding[]): SortedFindings {
  const isFirst = ({ check }: Finding) => check === 'token'
  const groups = [
    ...groupBy(
      findings.filter((finding) => !isFirst(finding)),
      kindOf,
    ).values(),
  ]
  const isShared = (group: readonly Finding[]) => operationsOf(group).length >= fewestOperations
  const shared = groups.filter(isShared).map(sharedFault)
  return {
    first: findings.filter(isFirst),
    shared: shared.toSorted((one, other) => other.operations.length - one.operations.length),
    single: groups.filter((group) => !isShared(group)).flat(),
  }
}

/**
 * The common part for all operations: the kind of check, and the expectation without names of fields, values and
 * reasons. A visitor who is let in and a forged token that is taken are one fault: tokens aren't checked.
 */
function kindOf({ check, expected }: Finding): string {
  const [word] = check.split(' ')
  if (word === 'header' || word === 'problem') return check
  const [head = ''] = expected.split(/:(?= |$)/)
  return `${word} ${head.replaceAll(/(?<=^|\s)[#?/]\S*|"[^"]*"/g, '…')}`
}

const operationsOf = (group: readonly Finding[]): string[] => [
  ...new Set(group.map(({ operation }) => operation)),
]

function sharedFault(group: readonly Finding[]): SharedFault {
  const [example] = group.toSorted((one, other) => one.request.length - other.request.length)
  const counts = [...groupBy(group, ({ got }) => got)].map(([text, all]) => ({ text, times: all.length }))
  return {
    example: example as Finding,
    expected:
      new Set(group.map(({ expected }) => expected)).size > 1
        ? `${example?.expected}, for example`
        : `${example?.expected}`,
    times: group.length,
    rules: [...new Set(group.map(({ rule }) => rule))],
    operations: operationsOf(group),
    got: counts.toSorted((one, other) => other.times - one.times),
  }
}

/** Reasons why something was not looked at, with what they kept from it. */
export const reasonsIn = ({ leftOut }: Result, isGap: boolean) =>
  [
    ...groupBy(
      leftOut.filter((one) => one.isGap === isGap),
      ({ reason }) => reason,
    ),
  ].map(([reason, all]) => ({
    reason,
    names: [...new Set(all.map(({ operation, rule }) => operation || rule))],
  }))

/** The figures of a run. */
export function figuresOf({ operations, findings, started, ended }: Result) {
  const count = (outcome: string) => operations.filter((one) => one.outcome === outcome).length
  const statuses = operations
    .flatMap((one) => Object.entries(one.statuses))
    .filter(([status]) => status !== 'default')
  const { shared } = sortFindings(findings)
  return {
    passed: count('passed'),
    failed: count('failed'),
    leftOut: count('left out'),
    statuses: statuses.length,
    statusesSeen: statuses.filter(([, times]) => times > 0).length,
    seconds: Math.round((Date.parse(ended) - Date.parse(started)) / 1000),
    /** Faults that many operations share, and the findings that are among them. */
    shared: shared.length,
    inCommon: shared.reduce((sum, { times }) => sum + times, 0),
  }
}

export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
