import { type Entry, type Kind, kindNames } from './entry.ts'
import type { Found } from './search.ts'

export interface Group {
  readonly kind: Kind | 'recent'
  readonly name: string
  readonly found: readonly Found[]
  /** How many there are beside those that are listed. */
  readonly more: number
}

const few = 5
const many = 100

/** By kind, the kind with the best find first; a few of each, many of those that were asked for in full. */
export function groupsOf(found: readonly Found[], inFull: ReadonlySet<Kind>): readonly Group[] {
  return [...Map.groupBy(found, ({ entry }) => entry.kind)].map(([kind, own]) => {
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

/** What is offered before anything is typed. */
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
