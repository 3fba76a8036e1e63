import { proxy } from 'valtio'
import { safeRedirect } from './safe-redirect.ts'

const key = 'switchboard.redirect-url'

export type SavedRedirect = ReturnType<typeof createSavedRedirect>

/** Where a person wanted to go before signing in: it outlives registration and the way over another site, not the tab. */
export function createSavedRedirect(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  const read = () =>
    proxy<{ redirectUrl: string | null }>({ redirectUrl: safeRedirect(storage.getItem(key)) })
  let state: ReturnType<typeof read> | undefined
  return {
    // Read when first asked for: most pages never do, and a storage answers slowly.
    get state() {
      state ??= read()
      return state
    },
    save(path: string | null) {
      const safe = safeRedirect(path)
      if (!safe) return
      this.state.redirectUrl = safe
      storage.setItem(key, safe)
    },
    clear() {
      this.state.redirectUrl = null
      storage.removeItem(key)
    },
  }
}
