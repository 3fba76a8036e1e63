import { useDeferredValue, useMemo, useState } from 'react'
import type { Entry, Kind } from './entry.ts'
import { type Group, groupsOf, startGroups } from './groups.ts'
import { mergeErrors } from './merge-errors.ts'
import { readRecent } from './recent.ts'
import { search } from './search.ts'
import type { useLocalEntries } from './use-local-entries.ts'
import type { Shelves } from './use-shelves.ts'

interface Results {
  readonly query: string
  readonly setQuery: (query: string) => void
  /** What the groups answer: what is typed, a moment later. */
  readonly answered: string
  readonly groups: readonly Group[]
  readonly total: number
  readonly showAll: (kind: Kind) => void
}

const none: ReadonlySet<Kind> = new Set()

/** What is typed, and what it finds; nothing typed, what is offered. */
export function useResults(
  { pages, actions }: ReturnType<typeof useLocalEntries>,
  { entries, shelves }: Pick<Shelves, 'entries' | 'shelves'>,
): Results {
  const [query, setQuery] = useState('')
  const [inFull, setInFull] = useState(none)
  const [recentIds] = useState(() => readRecent())
  // Typing comes before finding: on a slow device the letters stand at once.
  const answered = useDeferredValue(query).trim()

  const found = useMemo(() => (answered ? mergeErrors(search(shelves, answered)) : []), [shelves, answered])
  const groups = useMemo(
    () =>
      answered ? groupsOf(found, inFull) : startGroups(known(entries, recentIds), pages.slice(0, 6), actions),
    [answered, found, inFull, entries, recentIds, pages, actions],
  )
  return {
    query,
    setQuery(next) {
      setQuery(next)
      setInFull(none)
    },
    answered,
    groups,
    total: answered ? found.length : groups.reduce((sum, group) => sum + group.found.length, 0),
    showAll: (kind) => setInFull(new Set([...inFull, kind])),
  }
}

/** What is gone, or not this person’s any more, is left out. */
function known(entries: readonly Entry[], ids: readonly string[]): readonly Entry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
