import type { AppContext } from '../app-context.ts'
import type { Db } from './client.ts'

/** A database to read from: it has nothing to write with, and may be a replica. Any other can stand in for it. */
export type Reads = Pick<Db, 'selectFrom' | 'selectNoFrom' | 'fn' | 'case' | 'getExecutor'>

/** The context of what only reads. */
export interface ReadContext extends Pick<AppContext, 'clock' | 'settings'> {
  readonly db: Reads
}
