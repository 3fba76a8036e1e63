export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Merely naming a storage throws where site data is blocked. */
export function localOrNone(): StorageArea | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

/** The tab's storage, or as long as the page lives where there is none. */
export function sessionOrMemory(): StorageArea {
  try {
    return window.sessionStorage
  } catch {
    const items = new Map<string, string>()
    return {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    }
  }
}
