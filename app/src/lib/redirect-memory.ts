import { proxy } from 'valtio'
import { safeRedirect } from './safe-redirect.ts'

const key = 'switchboard.redirect-url'

export type RedirectMemory = ReturnType<typeof createRedirectMemory>

/** Where a person wanted to go before signing in: it outlives registration and the way over another site, not the tab. */
export function createRedirectMemory(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  const state = proxy<{ redirectUrl: string | null }>({ redirectUrl: safeRedirect(storage.getItem(key)) })
  return {
    state,
    save(wanted: string | null) {
      const safe = safeRedirect(wanted)
      if (!safe) return
      state.redirectUrl = safe
      storage.setItem(key, safe)
    },
    clear() {
      state.redirectUrl = null
      storage.removeItem(key)
    },
  }
}
