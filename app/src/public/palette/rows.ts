import { type Entry, type Kind, kindNames } from './entry.ts'
import type { SearchHit } from './search-index.ts'

export interface Group {
  readonly kind: Kind | 'recent'
  readonly name: string
  readonly found: readonly SearchHit[]
  /** How many there are beside those that are listed. */
  readonly more: number
}

const few = 5
const many = 100

/** By kind, the kind with the best find first; a few of each, many of those that were asked for in full. */
export function groupsOf(hits: readonly SearchHit[], inFull: ReadonlySet<Kind>): readonly Group[] {
  return [...Map.groupBy(hits, ({ entry }) => entry.kind)].map(([kind, own]) => {
    const open = inFull.has(kind)
    // "Show 1 more" would take the place of that one.
    const limit = open ? many : own.length === few + 1 ? few + 1 : few
    return {
      kind,
      name: kindNames[kind],
      found: own.slice(0, limit),
      more: open ? 0 : Math.max(0, Math.min(many, own.length) - limit),
    }
  })
}

/** Suggestions before anything is typed. */
export function startGroups(
  recent: readonly Entry[],
  pages: readonly Entry[],
  actions: readonly Entry[],
): readonly Group[] {
  const group = (kind: Group['kind'], name: string, entries: readonly Entry[]): Group => ({
    kind,
    name,
    found: entries.map((entry) => ({ entry, matched: [] })),
    more: 0,
  })
  const groups = [
    group('recent', 'Recently opened', recent),
    group('page', 'Go to', pages),
    group('action', kindNames.action, actions),
  ]
  return groups.filter(({ found }) => found.length > 0)
}

/**
 * Most APIs share most of their errors. One line, with the best match’s API, stands for all that are the same; adding
 * another API's name to the search lists only that API's.
 */
export function mergeErrors(hits: readonly SearchHit[]): readonly SearchHit[] {
  const merged = new Map<string, SearchHit>()
  for (const one of hits) {
    const { kind, id, title, names } = one.entry
    const key = kind === 'error' ? [title, ...names].join('\n') : id
    const known = merged.get(key)
    merged.set(key, known ? { ...known, alike: (known.alike ?? 0) + 1 } : one)
  }
  return [...merged.values()]
}

export type Row =
  | { readonly id: string; readonly found: SearchHit }
  | { readonly id: string; readonly kind: Kind; readonly more: number }

export interface RowGroup extends Pick<Group, 'name'> {
  readonly id: string
  readonly rows: readonly Row[]
}

/** The lines of the list, in which the arrow keys move. A find stands once in a list, but for what was opened lately. */
export const rowGroupsOf = (groups: readonly Group[]): readonly RowGroup[] =>
  groups.map(({ kind, name, found, more }) => ({
    id: `palette-${kind}`,
    name,
    rows: [
      ...found.map((one) => ({ id: idOf(`${kind} ${one.entry.id}`), found: one })),
      ...(more > 0 && kind !== 'recent' ? [{ id: `palette-${kind}-more`, kind, more }] : []),
    ],
  }))

// An id has no spaces: aria-activedescendant would be read as several.
const idOf = (text: string): string => `palette-${text.replace(/\s+/g, '_')}`

/** Where a key leads from one of `count` lines; -1 is none. Null for a key that does not move. */
export function nextIndex(key: string, active: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return active + 1 >= count ? 0 : active + 1
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
