import type { FastifyBaseLogger } from 'fastify'
import type { Db } from './db/client.ts'
import type { ResolveHost } from './http/outside-hosts.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Settings } from './settings/settings.ts'
import type { Clock } from './time/clock.ts'

/** Services for every handler and every job. A module that needs more of the composition adds it to this interface. */
export interface AppContext {
  readonly db: Db
  readonly clock: Clock
  readonly settings: Settings
  readonly mailer: Mailer
  readonly log: Log
  /** Finds the addresses of hosts that others name. Without, the resolver of the system. */
  readonly resolveHost?: ResolveHost
}

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
