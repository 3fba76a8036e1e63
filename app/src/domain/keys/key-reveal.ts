import { createElement } from 'react'
import { proxy } from 'valtio'
import { createRoot } from '../../lib/browser/react-root.ts'
import { sessionOrMemory } from '../../lib/browser/storage.ts'
import type { AppServices } from '../../lib/services.ts'
import { createHeldKeys } from '../held-keys.ts'
import type { RevealedKeys } from './revealed-keys.ts'

/** Above this a call is not sent again by itself: the person may have forgotten what they asked for. The server keeps answers for a week. */
const maxAgeMs = 15 * 60_000
const storageKey = 'switchboard.keys-to-store'

/**
 * A call for keys that no one has confirmed to have stored. It holds no secret: its idempotency key makes the server
 * return them again.
 */
export interface PendingKeyCall {
  readonly operation: string
  readonly init: object
  readonly idempotencyKey: string
  readonly at: number
  readonly userId: string
  readonly api: string
  readonly apiName: string
}

/** By `api TYPE`, the newest of each. */
type StoredKeys = Readonly<Record<string, string>>

export const preloadDialog = () => import('./key-reveal-dialog.tsx')

/**
 * New keys, from their creation until the person confirms that they are stored. Their secrets are only in this tab's
 * memory, and stay there until it is left, for a first call with them. Only the Idempotency-Key of the call that made them survives a reload.
 *
 * The dialog is above all pages, in a root of its own: going back doesn't close it, and a visitor's first download,
 * which has no kilobyte to spare, doesn't include it.
 */
export function createKeyReveal({ stateOf }: Pick<AppServices, 'stateOf'>) {
  const storage = sessionOrMemory()
  const state = proxy<{ storedKeys: StoredKeys }>({ storedKeys: {} })
  let close: (() => void) | undefined
  let onScreen: RevealedKeys | undefined

  const forget = (): void => storage.removeItem(storageKey)

  const stored = (): void => {
    close?.()
    close = undefined
    forget()
    if (!onScreen) return
    const { api, keys, agent } = onScreen
    const added = Object.fromEntries(keys.map(({ type, api_key }) => [`${api} ${type}`, api_key]))
    state.storedKeys = { ...state.storedKeys, ...added }
    // A person's own calls are not an agent's.
    if (!agent) Object.assign(stateOf(createHeldKeys), added)
    onScreen = undefined
  }

  return {
    state,
    isShown: (): boolean => close !== undefined,
    async show(revealed: RevealedKeys): Promise<void> {
      const { KeyRevealDialog } = await preloadDialog()
      close?.()
      onScreen = revealed
      const place = document.body.appendChild(document.createElement('div'))
      const root = createRoot(place)
      close = () => {
        root.unmount()
        place.remove()
      }
      root.render(createElement(KeyRevealDialog, { revealed, onStored: stored }))
    },
    stored,
    forget,
    remember: (call: PendingKeyCall): void => storage.setItem(storageKey, JSON.stringify(call)),
    /** The call of this person that was not brought to its end. */
    pending(userId: string, now: number): PendingKeyCall | null {
      try {
        const call = JSON.parse(storage.getItem(storageKey) ?? 'null') as PendingKeyCall | null
        return call && call.userId === userId && now - call.at < maxAgeMs ? call : null
      } catch {
        return null
      }
    },
  }
}
