import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { bucketOf, noLatencies } from '../modules/usage/latency.ts'
import type { Log } from '../platform/app-context.ts'
import { createBatcher } from '../platform/batch.ts'
import type { Db } from '../platform/db/client.ts'
import { newId } from '../platform/ids.ts'
import type { Clock } from '../platform/time/clock.ts'
import type { CallFacts } from './call-facts.ts'
import type { Operation } from './matcher.ts'

/** A call that has its response, or was refused. */
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
  /** What was charged, in hundredths. */
  readonly price: number
  /** Whether that is given back. */
  readonly free: boolean
}

interface BookedCall extends FinishedCall {
  readonly keyUnseen: boolean
}

export interface Bookkeeper {
  /**
   * Books a call, together with others that finish at the same time. Resolves when it is on the disk, or when it is plain
   * that this takes longer than the caller should wait: then it is tried again until it succeeds. Never rejects.
   */
  book(call: FinishedCall): Promise<void>
  /** Resolves when nothing is left to book. */
  drain(): Promise<void>
}

const maxBatch = 50
const retryMs = 500
const maxWaitMs = 2_000
const maxDurationMs = 600_000
/** The last use of a key is told to the minute. */
const seenKeyMs = 60_000
/** Classes of errors that lie in what was to be booked, so that it would fail again: data, constraints. */
const dataErrors = /^(22|23)/

export function createBookkeeper({ db, clock, log }: { db: Db; clock: Clock; log: Log }): Bookkeeper {
  const batcher = createBatcher({ maxSize: maxBatch, run: bookUntilDone })
  /** Keys whose last use was written down a moment ago. */
  const seenKeys = new LRUCache<string, number>({ max: 10_000 })

  function isUnseen({ facts, at }: FinishedCall): boolean {
    const keyId = facts.key_id ?? ''
    const seenAt = seenKeys.get(keyId)
    if (seenAt !== undefined && at.getTime() - seenAt < seenKeyMs) return false
    seenKeys.set(keyId, at.getTime())
    return true
  }

  async function bookUntilDone(calls: readonly BookedCall[]): Promise<readonly undefined[]> {
    for (;;) {
      try {
        await bookBatch(calls)
        return []
      } catch (error) {
        log.error({ err: error, calls: calls.length }, 'calls cannot be booked yet')
        await pause(retryMs)
      }
    }
  }

  /** A call that can never be booked must not keep the others from it: its price is given back as that of an abandoned one. */
  async function bookBatch(calls: readonly BookedCall[]): Promise<void> {
    try {
      await bookCalls(db, calls, clock())
    } catch (error) {
      if (!isDataError(error)) throw error
      const [call] = calls
      if (calls.length === 1) log.error({ err: error, requestId: call?.requestId }, 'a call cannot be booked')
      else for (const one of calls) await bookBatch([one])
    }
  }

  return {
    book: (call) => settledWithin(batcher.add({ ...call, keyUnseen: isUnseen(call) }), maxWaitMs),
    drain: () => batcher.idle(),
  }
}

/** Resolves with the promise, or when the time is over. */
function settledWithin(promise: Promise<unknown>, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    promise.finally(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}

const isDataError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && dataErrors.test(error.code)

async function bookCalls(db: Db, calls: readonly BookedCall[], now: Date): Promise<void> {
  await sql`SELECT book_calls(${JSON.stringify(calls.map(rowOf))}::jsonb, ${now})`.execute(db)
}

/** As the type `finished_call` of the database has it. */
function rowOf({ facts, operation, ...call }: BookedCall) {
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
    key_unseen: call.keyUnseen,
    price: call.price,
    free: call.free,
    txn: newId('txn'),
  }
}
