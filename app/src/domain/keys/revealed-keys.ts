import type { components } from '@switchboard/sdk'

export type CreatedKey = components['schemas']['ApiKeyCreated']

/** Keys that were just made, with their secrets. */
export interface RevealedKeys {
  readonly apiName: string
  readonly api: string
  readonly keys: readonly CreatedKey[]
}
