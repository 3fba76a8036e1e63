import type { Contract } from '../contract.ts'
import { operationsOf } from '../operations.ts'
import { operationBreaks } from './operations.ts'

/** Everything that a client of the earlier contract could trip over, one sentence each. */
export function breakingChanges(before: Contract, after: Contract): string[] {
  const seen = new Set<string>()
  const now = new Map(operationsOf(after).map((entry) => [entry.key, entry.operation]))
  return operationsOf(before).flatMap(({ key, operation }) => {
    const next = now.get(key)
    if (!next) return [`${key}: removed`]
    return operationBreaks({ before, after, seen }, operation, next).map((sentence) => `${key}: ${sentence}`)
  })
}

/** The breaking changes, unless the major version rose: then they are announced and allowed. */
export function forbiddenChanges(before: Contract, after: Contract): string[] {
  return major(after) > major(before) ? [] : breakingChanges(before, after)
}

const major = ({ info }: Contract) => Number.parseInt(info.version, 10)
