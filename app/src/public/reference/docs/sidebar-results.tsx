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
