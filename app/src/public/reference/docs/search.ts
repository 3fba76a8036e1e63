import type { ReferenceEntry } from '../types.ts'

/** The best first: words at the start of a summary, then within it, then in the path, the id, the group. */
const places: readonly ((operation: ReferenceEntry) => string)[] = [
  (operation) => operation.summary,
  (operation) => `${operation.method} ${operation.path}`,
  (operation) => operation.operation_id,
  (operation) => operation.tag,
]

const none = places.length + 2

/** Operations in which every word is found; of equals, the order of the document. */
export function searchOperations(operations: readonly ReferenceEntry[], words: string): ReferenceEntry[] {
  const terms = words.toLowerCase().split(/\s+/).filter(Boolean)
  if (terms.length === 0) return []
  const phrase = terms.join(' ')
  return operations
    .map((operation) => ({
      operation,
      rank: worst(operation, terms),
      // Words that stand together as they were typed come before the same words apart.
      apart: operation.summary.toLowerCase().includes(phrase) ? 0 : 1,
    }))
    .filter(({ rank }) => rank < none)
    .sort((one, other) => one.apart - other.apart || one.rank - other.rank)
    .map(({ operation }) => operation)
}

const worst = (operation: ReferenceEntry, words: readonly string[]): number =>
  Math.max(...words.map((word) => rankOf(operation, word)))

function rankOf(operation: ReferenceEntry, word: string): number {
  if (operation.summary.toLowerCase().startsWith(word)) return 0
  const place = places.findIndex((textOf) => textOf(operation).toLowerCase().includes(word))
  return place < 0 ? none : place + 1
}
