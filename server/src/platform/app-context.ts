import type { FastifyBaseLogger } from 'fastify'
import type { Db } from './db/client.ts'
import type { Replica } from './db/replica.ts'
import type { ResolveHost } from './http/outside-hosts.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Finding } from './settings/checklist.ts'
import type { Settings } from './settings/settings.ts'
import type { Clock } from './time/clock.ts'
import type { Tracing } from './tracing/tracing.ts'

/** Services for every handler and every job. A module that needs more of the composition adds it to this interface. */
export interface AppContext {
  readonly db: Db
  /** Where handlers that only read find what they read. */
  readonly replica?: Replica
  readonly clock: Clock
  readonly settings: Settings
  readonly mailer: Mailer
  readonly log: Log
  /** Finds the addresses of hosts that others name. Without, the resolver of the system. */
  readonly resolveHost?: ResolveHost
  /** Settings that a production should not run with. */
  readonly findings?: readonly Finding[]
  readonly backupFolder?: string | undefined
  /** For work outside of requests. */
  readonly tracing?: Tracing | undefined
}

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
