import type { components } from '@switchboard/sdk'
import { proxy, ref } from 'valtio'
import { sessionOrMemory } from '../browser/storage.ts'

export type CreatedKey = components['schemas']['ApiKeyCreated']

export interface RevealedKeys {
  readonly apiName: string
  readonly api: string
  readonly keys: readonly CreatedKey[]
}

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

/**
 * New keys, from the moment they are made until a person says that they are stored. Their secrets are here, in the memory of this tab,
 * and nowhere else. What is kept over a reload is the Idempotency-Key of the call that made them.
 */
export function createKeyReveal() {
  const storage = sessionOrMemory()
  const state = proxy<{ shown: RevealedKeys | null }>({ shown: null })

  const forget = (): void => storage.removeItem(storageKey)

  return {
    state,
    show(revealed: RevealedKeys): void {
      // By reference: nothing watches the letters of a key.
      state.shown = ref(revealed)
    },
    stored(): void {
      state.shown = null
      forget()
    },
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
