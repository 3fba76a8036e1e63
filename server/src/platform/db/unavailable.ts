/** A connection on which the database owes a response and sends nothing. */
export class ConnectionSilent extends Error {
  readonly code = 'DATABASE_SILENT'
  constructor(silentMs: number) {
    super(`The database sent nothing for ${silentMs} ms.`)
    this.name = 'ConnectionSilent'
  }
}

const sqlStateClasses: ReadonlySet<string> = new Set([
  '08', // connection
  '53', // too many connections, disk full, out of memory
  '58', // the disk or another part of the system
])

const codes: ReadonlySet<string> = new Set([
  '25006', // read only: a standby, for the moment after a failover
  '25P03', // idle in a transaction for too long
  '40001', // serialization failure
  '40P01', // deadlock
  '55P03', // a lock was not to be had in time
  '57014', // statement timeout
  '57P01', // terminated by an administrator
  '57P02', // another server process crashed
  '57P03', // starting up or shutting down
  '57P04', // the database was dropped
  '57P05', // idle session timeout
  '3D000', // the database does not exist (any more)
  'DATABASE_SILENT',
  'NO_PRIMARY',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  'EDQUOT',
  'EMFILE',
  'ENFILE',
])

/**
 * Messages of errors that pg, pg-pool and Kysely throw without a code; test/database-faults.test.ts provokes each of
 * them.
 */
const messages: ReadonlySet<string> = new Set([
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
  'driver has already been destroyed',
])

/** Whether trying again in a moment may help: the database or the disk is away, full or busy, and the request is not at fault. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (!('code' in error) || typeof error.code !== 'string') return messages.has(error.message)
  return codes.has(error.code) || (error.code.length === 5 && sqlStateClasses.has(error.code.slice(0, 2)))
}
