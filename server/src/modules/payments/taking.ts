import type { Tx } from '../../db/client.ts'
import type { Parts } from '../../handler.ts'

/** What is at hand while an event is taken. */
export interface Taking extends Pick<Parts, 'clock' | 'settings'> {
  readonly db: Tx
  readonly requestId: string
}
