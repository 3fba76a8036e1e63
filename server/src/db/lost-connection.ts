import pg from 'pg'

/** SQLSTATEs of a server that goes down, comes up, or has no connection left; class 08 is connection faults. */
const goneStates = /^(08...|57P0[1-3]|53300)$/
const unknownDatabase = '3D000'
const goneCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
])
// pg gives these neither code nor class.
const goneTexts = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
])

/** Whether the database could not be asked, rather than refused what it was asked. */
export function isLostConnection(error: Error & { code?: string | undefined }): boolean {
  const { code = '' } = error
  if (error instanceof pg.DatabaseError) return goneStates.test(code) || code === unknownDatabase
  return goneTexts.has(error.message) || ('syscall' in error && goneCodes.has(code))
}
