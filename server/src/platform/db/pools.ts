import { tracePool } from '../tracing/trace-pool.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { openPool } from './client.ts'
import { Handshakes } from './handshakes.ts'
import type { PatientPool } from './patient-pool.ts'
import { Servers } from './servers.ts'
import { SilenceWatch } from './silence-watch.ts'

interface PoolsOptions {
  readonly url: string
  readonly onLostConnection: (error: Error) => void
  /** How long a statement of a request may take. */
  readonly statementTimeoutMs: number
  readonly tracing?: Tracing | undefined
}

/** The connections of a serving process: 10 for requests, and up to 9 for jobs. */
export interface Pools {
  readonly requests: PatientPool
  /** Where jobs are taken from and noted as done: short statements, also when requests hold all their connections. */
  readonly queue: PatientPool
  /** Jobs, which may take minutes. */
  readonly tasks: PatientPool
  end(): Promise<void>
}

/** More than a statement's limit, so that the database itself rejects a slow one; after that, nothing will come. */
const graceMs = 1_500
/** No job may take longer than five minutes: decision 0010. */
const taskStatementTimeoutMs = 240_000

export function openPools({ url, onLostConnection, statementTimeoutMs, tracing }: PoolsOptions): Pools {
  const watch = new SilenceWatch()
  const handshakes = new Handshakes()
  const servers = new Servers(url)
  const open = (poolSize: number, timeoutMs: number) => {
    const pool = openPool({
      url,
      onLostConnection,
      poolSize,
      handshakes,
      servers,
      statementTimeoutMs: timeoutMs,
    })
    watch.watch(pool, timeoutMs + graceMs)
    if (tracing) tracePool(pool, tracing)
    return pool
  }
  const pools = {
    requests: open(10, statementTimeoutMs),
    queue: open(5, statementTimeoutMs),
    tasks: open(4, taskStatementTimeoutMs),
  }
  return {
    ...pools,
    async end() {
      await Promise.all(Object.values(pools).map((pool) => pool.end()))
      watch.stop()
    },
  }
}
