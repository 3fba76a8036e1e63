import { useMemo } from 'react'
import { classes } from '../../../ui/classes.ts'
import type { ApiVersion, ReferenceEntry } from '../types.ts'
import css from './docs.module.css'
import { searchOperations } from './search.ts'
import { SidebarItem } from './sidebar-item.tsx'

interface SidebarResultsProps {
  readonly api: ApiVersion
  readonly operations: readonly ReferenceEntry[]
  readonly words: string
  readonly current: string | null
}

/** Whoever has not found it among these adds a word. */
const shown = 50

export function SidebarResults({ api, operations, words, current }: SidebarResultsProps) {
  const found = useMemo(() => searchOperations(operations, words), [operations, words])
  return (
    <>
      <p className={classes('label', css.found)} role="status">
        {countWords(found.length, words.trim())}
      </p>
      <ul>
        {found.slice(0, shown).map((operation) => (
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
  if (count > shown) return `Top ${shown} of ${count}`
  return count === 1 ? '1 operation' : `${count} operations`
}
