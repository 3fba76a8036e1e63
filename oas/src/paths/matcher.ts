import {
  compareTemplates,
  fits,
  type ReadText,
  templateOf,
  withoutEncoding,
  withReserved,
} from './template.ts'

interface PlacedOperation {
  /** In capitals. */
  readonly method: string
  readonly path: string
}

type Match<Operation> =
  | { readonly operation: Operation }
  | {
      readonly operation: undefined
      /** The methods that the path takes. */
      readonly allowed: readonly string[]
      /** Whether a character that is percent-encoded leads to another operation than that character. */
      readonly ambiguous: boolean
    }

export type Matcher<Operation> = (method: string, path: string) => Match<Operation>

/**
 * Finds the operation that a method and a path, as it is sent and without its query, mean: of those with this method whose paths fit, the one
 * whose path is the most specific, wherever it stands in the document.
 */
export function createMatcher<Operation extends PlacedOperation>(
  operations: readonly Operation[],
): Matcher<Operation> {
  const routes = operations
    .map((operation) => ({
      operation,
      decoded: templateOf(operation.path),
      reserved: templateOf(operation.path, withReserved),
    }))
    .sort(
      (one, other) =>
        compareTemplates(one.decoded, other.decoded) ||
        // Of two that differ in their parameters' names alone, one is chosen by nothing but its text.
        (one.operation.path < other.operation.path ? -1 : 1),
    )
  type Reading = 'decoded' | 'reserved'
  const fitting = (path: string, reading: Reading, read: ReadText): readonly Operation[] => {
    const texts = path.split('/').map(read)
    return texts.every((text) => text !== undefined)
      ? routes.filter((route) => fits(route[reading], texts)).map(({ operation }) => operation)
      : []
  }
  return (method, path) => {
    const matches = fitting(path, 'decoded', withoutEncoding)
    const taking = (all: readonly Operation[]) => all.find((operation) => operation.method === method)
    const operation = taking(matches)
    const literal = path.includes('%') ? taking(fitting(path, 'reserved', withReserved)) : operation
    const ambiguous = literal !== undefined && literal !== operation
    if (operation && !ambiguous) return { operation }
    const allowed = ambiguous ? [] : [...new Set(matches.map((one) => one.method))]
    return { operation: undefined, allowed, ambiguous }
  }
}

/** Whether the path of an operation, with the values of its parameters, is that of another: `/reports/{id}` with `7.json`. */
export function leadsElsewhere<Operation extends PlacedOperation>(
  match: Matcher<Operation>,
  { method, path }: PlacedOperation,
  filled: string,
): boolean {
  const target = match(method, filled.split('?')[0] ?? '')
  return 'ambiguous' in target ? target.ambiguous : target.operation.path !== path
}
