import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../platform/app-context.ts'
import { createBatcher } from '../platform/batch.ts'
import type { Db } from '../platform/db/client.ts'
import { newId } from '../platform/ids.ts'
import type { Clock } from '../platform/time/clock.ts'
import { bucketOf, noLatencies } from '../platform/time/latency.ts'
import type { Tracing } from '../platform/tracing/tracing.ts'
import type { CallFacts } from './call-facts.ts'
import type { Operation } from './matcher.ts'
import { bookCalls } from './repo.ts'
import { tellOwner } from './tell-owner.ts'

/** A call that has its response, or was rejected: its price and its row of the log are still to be written. */
export interface FinishedCall {
  readonly facts: CallFacts
  readonly operation: Operation
  readonly requestId: string
  readonly at: Date
  /** Of `at`, in the market's zone. */
  readonly day: string
  readonly status: number
  readonly errorCode: string | null
  readonly durationMs: number
  /** The charge, in hundredths. */
  readonly price: number
  /** Whether that is given back. */
  readonly free: boolean
}

/** As the type `finished_call` of the database has it. */
export type FinishedCallRow = ReturnType<typeof finishedCallRow>

export interface Bookkeeper {
  /** Tries until it is on the disk, and never rejects. A call that was booked before is passed over. */
  book(row: FinishedCallRow): Promise<void>
}

interface BookkeeperContext {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly tracing?: Tracing | undefined
}

const maxBatch = 50
const retryMs = 500
const maxDurationMs = 600_000
/** Classes of errors that lie in what was to be booked, so that it would fail again: data, constraints. */
const dataErrors = /^(22|23)/

/** Books whatever a call needs: refunds, late charges, and what could not be booked at first. Waits for wallets. */
export function createBookkeeper({ db, clock, log, tracing }: BookkeeperContext): Bookkeeper {
  const batcher = createBatcher({ maxSize: maxBatch, run: bookUntilDone, tracing })

  async function bookUntilDone(rows: readonly FinishedCallRow[]): Promise<readonly undefined[]> {
    for (;;) {
      try {
        await bookBatch(rows)
        return []
      } catch (error) {
        log.error({ err: error, calls: rows.length }, 'calls can’t be booked yet')
        await pause(retryMs)
      }
    }
  }

  /** A call that can never be booked must not keep the others from it: its price is given back as that of an abandoned one. */
  async function bookBatch(rows: readonly FinishedCallRow[]): Promise<void> {
    try {
      await tellOwners(await bookCalls(db, rows, clock()))
    } catch (error) {
      if (!isDataError(error)) throw error
      const [row] = rows
      if (rows.length === 1) log.error({ err: error, requestId: row?.request_id }, 'a call can’t be booked')
      else for (const one of rows) await bookBatch([one])
    }
  }

  async function tellOwners(userIds: readonly string[]): Promise<void> {
    for (const userId of userIds) await tellOwner({ db, log }, userId)
  }

  return { book: (row) => batcher.add(row) }
}

const isDataError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && dataErrors.test(error.code)

export function finishedCallRow({ facts, operation, ...call }: FinishedCall) {
  const durationMs = Math.min(maxDurationMs, Math.round(call.durationMs))
  return {
    request_id: call.requestId,
    user_id: facts.user_id,
    at: call.at,
    day: call.day,
    api: facts.api,
    api_name: facts.name,
    version: facts.version,
    operation: operation.operation_id,
    method: operation.method,
    path: operation.path,
    status: call.status,
    error_code: call.errorCode,
    duration_ms: durationMs,
    bucket: bucketOf(durationMs) + 1,
    buckets: noLatencies().length,
    key_id: facts.key_id,
    key_last_four: facts.key_last_four,
    key_type: facts.key_type,
    price: call.price,
    free: call.free,
    // As the person reads it in the wallet.
    refund_reason: call.free ? (call.status >= 500 ? 'no response' : 'rejected') : null,
    txn: newId('txn'),
  }
}
