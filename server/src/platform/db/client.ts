import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { functions, searchPathOf } from './functions.ts'
import type { Database } from './generated/database.ts'
import { Handshakes } from './handshakes.ts'
import { PatientPool } from './patient-pool.ts'
import { Servers } from './servers.ts'

export type Db = Kysely<Database>
export type Tx = Transaction<Database>
export type Queries = Db | Tx

/** Does the work in the transaction that there is, or in one of its own. */
export const within = <Result>(db: Queries, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  db.isTransaction ? work(db as Tx) : db.transaction().execute(work)

const int8 = 20
const date = 1082

export interface DbOptions {
  /** May name several servers, of which one is the primary. */
  readonly url: string
  readonly onLostConnection?: (error: Error) => void
  readonly poolSize?: number
  /** Shared with other pools of the same database. */
  readonly handshakes?: Handshakes
  /** Those of the URL, shared likewise. */
  readonly servers?: Servers
  /** Without, a statement may take its time: for migrations, seeds and what is run by hand. */
  readonly statementTimeoutMs?: number
}

/** A new connection costs more than one that waits, most of all where there is little time for it. */
const idleMs = 60_000

/** The database counts it from the end of the last statement: locks of a process that is gone are let go. */
const idleInTransactionMs = 8_000

/** One pool for a process. A connection lost while idle is reported, never thrown: the pool makes a new one. */
export const openDb = (options: DbOptions): Db => dbOn(openPool(options))

export const dbOn = (pool: pg.Pool): Db => new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })

const ownFunctions = `-c search_path=${searchPathOf(functions)}`

/** Those of the URL would replace ours. */
const withOptions = (url: string): string =>
  url
    .replace(/[?&]options=[^&]*/, (option) => `${option}%20${encodeURIComponent(ownFunctions)}`)
    .replace(/([?&]application_name=)[^&]*/, `$1${functions.schema}`)

export function openPool({
  url,
  onLostConnection = () => {},
  poolSize = 10,
  handshakes = new Handshakes(),
  servers = new Servers(url),
  statementTimeoutMs,
}: DbOptions): PatientPool {
  const pool = new PatientPool({
    handshakes,
    servers,
    connectionString: withOptions(servers.anyUrl),
    options: ownFunctions,
    // Tells the migrator of a later release which functions are in use.
    application_name: functions.schema,
    max: poolSize,
    idleTimeoutMillis: idleMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    // Of `lock_timeout` there is none: a wait for a lock is part of its statement's time.
    ...(statementTimeoutMs !== undefined && {
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: idleInTransactionMs,
    }),
    types: {
      getTypeParser: (oid, format) => parsers.get(Number(oid)) ?? pg.types.getTypeParser(oid, format),
    },
  })
  pool.on('error', onLostConnection)
  // The pool reports only idle connections; one that breaks during its work reports itself.
  pool.on('connect', (client) => client.on('error', onLostConnection))
  return pool
}

// Whole numbers come as text because they may not fit a float; ours are hundredths of credits and do. Days stay text.
const parsers = new Map<number, (text: string) => unknown>([
  [int8, safeInteger],
  [date, (text) => text],
])

function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond what a number holds exactly.`)
  return value
}
