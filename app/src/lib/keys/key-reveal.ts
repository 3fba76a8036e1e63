import { createElement } from 'react'
import { createRoot } from '../browser/react-root.ts'
import { sessionOrMemory } from '../browser/storage.ts'
import type { RevealedKeys } from './revealed-keys.ts'

/** Above this a call is not sent again by itself: the person may have forgotten what they asked for. The server keeps answers for a week. */
const maxAgeMs = 15 * 60_000
const storageKey = 'switchboard.keys-to-store'

/** A call for keys whose keys nobody has said to have stored. It holds no secret: by its key the server answers the same once more. */
export interface PendingKeyCall {
  readonly operation: string
  readonly init: object
  readonly idempotencyKey: string
  readonly at: number
  readonly userId: string
  readonly api: string
  readonly apiName: string
}

export const preloadDialog = () => import('./key-reveal-dialog.tsx')

/**
 * New keys, from the moment they are made until a person says that they are stored. Their secrets are here, in the memory of this tab,
 * and nowhere else. What is kept over a reload is the Idempotency-Key of the call that made them.
 *
 * The dialog stands above all pages, in a root of its own: whoever goes back still has the keys before them, and a visitor's first
 * download, which has no kilobyte to spare, knows nothing of it.
 */
export function createKeyReveal() {
  const storage = sessionOrMemory()
  let close: (() => void) | undefined

  const forget = (): void => storage.removeItem(storageKey)

  const stored = (): void => {
    close?.()
    close = undefined
    forget()
  }

  return {
    isShown: (): boolean => close !== undefined,
    async show(revealed: RevealedKeys): Promise<void> {
      const { KeyRevealDialog } = await preloadDialog()
      close?.()
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
