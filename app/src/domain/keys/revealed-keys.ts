import type { components } from '@switchboard/sdk'
import type { AgentServer } from '../agents/agent-clients.ts'

export type CreatedKey = components['schemas']['ApiKeyCreated']

/** Keys that were just made, with their secrets. */
export interface RevealedKeys {
  readonly apiName: string
  readonly api: string
  readonly keys: readonly CreatedKey[]
  /** Of a key for an agent: the client that it is set up in, undefined where that isn’t known. */
  readonly agent?: { readonly client: string | undefined; readonly server: AgentServer }
}
