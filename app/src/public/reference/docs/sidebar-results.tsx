import { useMemo } from 'react'
import { classes } from '../../../ui/classes.ts'
import type { ApiVersion, ReferenceEntry } from '../types.ts'
import css from './docs.module.css'
import { SidebarItem } from './sidebar-item.tsx'

/** The best first: words at the start of a summary, then within it, then in the path, the id, the group. */
const places: readonly ((operation: ReferenceEntry) => string)[] = [
  (operation) => operation.summary,
  (operation) => `${operation.method} ${operation.path}`,
  (operation) => operation.operation_id,
  (operation) => operation.tag,
]

const none = places.length + 2

const worst = (operation: ReferenceEntry, words: readonly string[]): number =>
  Math.max(...words.map((word) => rankOf(operation, word)))

interface SidebarResultsProps {
  readonly api: ApiVersion
  readonly operations: readonly ReferenceEntry[]
  readonly words: string
  readonly current: string | null
}

/** Beyond these, another word narrows the list. */
const maxVisible = 50

export function SidebarResults({ api, operations, words, current }: SidebarResultsProps) {
  const matches = useMemo(() => searchOperations(operations, words), [operations, words])
  return (
    <>
      <p className={classes('label', css.found)} role="status">
        {countWords(matches.length, words.trim())}
      </p>
      <ul>
        {matches.slice(0, maxVisible).map((operation) => (
          <SidebarItem
            key={operation.operation_id}
            api={api}
            operation={operation}
            current={operation.operation_id === current}
          />
        ))}
      </ul>
    </>
  )
}

function countWords(count: number, words: string): string {
  if (count === 0) return `Nothing matches “${words}”. Search covers summaries, paths, IDs and groups.`
  if (count > maxVisible) return `Top ${maxVisible} of ${count}`
  return count === 1 ? '1 operation' : `${count} operations`
}

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

function rankOf(operation: ReferenceEntry, word: string): number {
  if (operation.summary.toLowerCase().startsWith(word)) return 0
  const place = places.findIndex((textOf) => textOf(operation).toLowerCase().includes(word))
  return place < 0 ? none : place + 1
}
