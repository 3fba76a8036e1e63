import type { Found } from './search.ts'

/**
 * Most APIs share most of their errors. One line stands for all that are the same, with the best find’s API; whoever means
 * another one names it, and then only its own are found.
 */
export function mergeErrors(found: readonly Found[]): readonly Found[] {
  const merged = new Map<string, Found>()
  for (const one of found) {
    const { kind, id, title, names } = one.entry
    const key = kind === 'error' ? [title, ...names].join('\n') : id
    const known = merged.get(key)
    merged.set(key, known ? { ...known, alike: (known.alike ?? 0) + 1 } : one)
  }
  return [...merged.values()]
}
