import type { AppContext } from '../../platform/app-context.ts'
import type { Tx } from '../../platform/db/client.ts'

/** What is at hand while an event is taken. */
export interface Taking extends Pick<AppContext, 'clock' | 'settings'> {
  readonly db: Tx
  readonly requestId: string
}
