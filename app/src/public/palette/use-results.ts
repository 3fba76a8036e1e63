import { useDeferredValue, useMemo, useState } from 'react'
import { localOrNone } from '../../lib/browser/storage.ts'
import type { Entry, Kind } from './entry.ts'
import { type Group, groupsOf, mergeErrors, startGroups } from './rows.ts'
import { search } from './search-index.ts'
import { endOfKey } from './sources/keys.ts'
import type { useLocalEntries } from './use-local-entries.ts'
import type { SearchSources } from './use-search-sources.ts'

interface Results {
  readonly query: string
  readonly setQuery: (query: string) => void
  /** The words that the groups match: the typed ones, a moment later. */
  readonly answered: string
  readonly groups: readonly Group[]
  readonly total: number
  readonly showAll: (kind: Kind) => void
}

const none: ReadonlySet<Kind> = new Set()

/** Typed words and their matches; without words, suggestions. */
export function useResults(
  { pages, actions }: ReturnType<typeof useLocalEntries>,
  { entries, indexes }: Pick<SearchSources, 'entries' | 'indexes'>,
): Results {
  const [query, setQuery] = useState('')
  const [inFull, setInFull] = useState(none)
  const [recentIds] = useState(() => readRecent())
  // Typing comes before finding: on a slow device the letters stand at once.
  const answered = useDeferredValue(query).trim()

  const hits = useMemo(
    () => (answered ? mergeErrors(search(indexes, endOfKey(answered))) : []),
    [indexes, answered],
  )
  const groups = useMemo(
    () =>
      answered ? groupsOf(hits, inFull) : startGroups(known(entries, recentIds), pages.slice(0, 6), actions),
    [answered, hits, inFull, entries, recentIds, pages, actions],
  )
  return {
    query,
    setQuery(next) {
      setQuery(next)
      setInFull(none)
    },
    answered,
    groups,
    total: answered ? hits.length : groups.reduce((sum, group) => sum + group.found.length, 0),
    showAll: (kind) => setInFull(new Set([...inFull, kind])),
  }
}

/** Entries by id; those deleted or no longer this person’s are left out. */
function known(entries: readonly Entry[], ids: readonly string[]): readonly Entry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const key = 'switchboard.search.recent'
const most = 5

/** Recently opened entries, newest first: ids of public things, nothing typed. */
export function readRecent(storage = localOrNone()): readonly string[] {
  try {
    const held: unknown = JSON.parse(storage?.getItem(key) ?? '[]')
    return Array.isArray(held) ? held.filter((id) => typeof id === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

export function rememberRecent(id: string, storage = localOrNone()): void {
  const ids = [id, ...readRecent(storage).filter((other) => other !== id)].slice(0, most)
  try {
    storage?.setItem(key, JSON.stringify(ids))
  } catch {
    // A full storage is no reason to keep anybody from where they go.
  }
}

interface AnnouncementInput {
  readonly answered: string
  readonly total: number
  readonly pending: boolean
}

/** A screen reader's summary of the list. */
export function announcement({ answered, total, pending }: AnnouncementInput): string {
  if (!answered) return `${total} suggestions`
  if (total === 0) return pending ? 'Searching' : 'Nothing found'
  return `${total} ${total === 1 ? 'result' : 'results'}${pending ? ', more are loading' : ''}`
}
