import type { Tx } from '../../platform/db/client.ts'
import type { Parts } from '../../platform/http/handler.ts'

/** What is at hand while an event is taken. */
export interface Taking extends Pick<Parts, 'clock' | 'settings'> {
  readonly db: Tx
  readonly requestId: string
}
