import { documentedErrors, isFailure } from '../errors/documented-errors.ts'
import type { Operation } from '../types.ts'

/** An error code, with the first operation that documents it. */
interface ErrorEntry {
  readonly code: string
  readonly status: string
  readonly title: string
  readonly operation: string
  readonly example: string
}

/** The error codes of a document's examples, each once with the first operation that documents it, smallest status first. */
export function readErrors(operations: readonly Operation[]): ErrorEntry[] {
  const errors = new Map<string, ErrorEntry>()
  for (const { operation_id: operation, responses } of operations)
    for (const response of responses.filter(isFailure))
      for (const { code, title, scenario } of documentedErrors(response)) {
        const { status } = response
        const key = `${status} ${code}`
        if (code && !errors.has(key)) errors.set(key, { code, status, title, operation, example: scenario })
      }
  return [...errors.values()].sort((one, other) => one.status.localeCompare(other.status))
}
