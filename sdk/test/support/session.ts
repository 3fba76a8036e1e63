import { vi } from 'vitest'
import { createPortal, memoryStore, type PortalOptions, type SessionEndReason } from '../../src/index.ts'

export const pair = { access_token: 'a1', refresh_token: 'r1' }
export const person = { email: 'ada@example.com', password: 'correct horse' }

/** A portal with a session in a store that the test can look into. */
export function signedIn(baseUrl: string, options: Partial<PortalOptions> = {}) {
  const store = options.store ?? memoryStore({ ...pair })
  const onSessionEnd = vi.fn<(reason: SessionEndReason) => void>()
  const portal = createPortal({ baseUrl, onSessionEnd, ...options, store })
  return { portal, store, onSessionEnd, credits: () => portal.GET('/api/wallet/credits') }
}
