import { localOrNone } from '../../lib/browser/storage.ts'

const key = 'switchboard.search.recent'
const most = 5

/** What was opened from here last, newest first: ids of public things, nothing that was typed. */
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
