import type { Kind } from './entry.ts'
import type { Group } from './groups.ts'
import type { Found } from './search.ts'

export type Row =
  | { readonly id: string; readonly found: Found }
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
export function moved(key: string, active: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return active + 1 >= count ? 0 : active + 1
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
