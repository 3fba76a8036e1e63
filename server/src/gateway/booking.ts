import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/client.ts'
import type { Log } from '../handler.ts'
import { newId } from '../ids.ts'
import { bucketOf, noLatencies } from '../modules/usage/latency.ts'
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

export interface Bookkeeper {
  /**
   * Books a call, together with others that finish at the same time. Resolves when it is on the disk, or when it is plain
   * that this takes longer than the caller should wait: then it is tried again until it succeeds. Never rejects.
   */
  book(call: FinishedCall): Promise<void>
  /** Resolves when nothing is left to book. */
  drain(): Promise<void>
}

const maxGroup = 50
const retryMs = 500
const maxWaitMs = 2_000
const maxDurationMs = 600_000
/** Classes of errors that lie in what was to be booked: it would fail again: data, constraints. */
const dataErrors = /^(22|23)/

interface Entry {
  readonly call: FinishedCall
  readonly settle: () => void
}

export function createBookkeeper({ db, clock, log }: { db: Db; clock: Clock; log: Log }): Bookkeeper {
  const queue: Entry[] = []
  let working: Promise<void> | undefined

  async function work(): Promise<void> {
    while (queue.length > 0) {
      const group = queue.slice(0, maxGroup)
      const stopWaiting = setTimeout(() => settleAll(queue), maxWaitMs)
      try {
        await bookGroup(group)
        queue.splice(0, group.length)
        settleAll(group)
      } catch (error) {
        log.error({ err: error, waiting: queue.length }, 'calls cannot be booked yet')
        settleAll(queue)
        await pause(retryMs)
      } finally {
        clearTimeout(stopWaiting)
      }
    }
  }

  /** A call that can never be booked must not keep the others from it: its price is given back as that of an abandoned one. */
  async function bookGroup(group: readonly Entry[]): Promise<void> {
    try {
      await bookCalls(db, group, clock())
    } catch (error) {
      if (!isDataError(error)) throw error
      const [entry] = group
      if (group.length === 1)
        log.error({ err: error, requestId: entry?.call.requestId }, 'a call cannot be booked')
      else for (const one of group) await bookGroup([one])
    }
  }

  return {
    book: (call) =>
      new Promise((settle) => {
        queue.push({ call, settle })
        working ??= work().finally(() => {
          working = undefined
        })
      }),
    async drain() {
      await working
    },
  }
}

function settleAll(entries: readonly Entry[]): void {
  for (const { settle } of entries) settle()
}

const isDataError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && dataErrors.test(error.code)

async function bookCalls(db: Db, entries: readonly Entry[], now: Date): Promise<void> {
  const rows = entries.map(({ call }) => rowOf(call))
  await sql`SELECT book_calls(${JSON.stringify(rows)}::jsonb, ${now})`.execute(db)
}

/** As the type `finished_call` of the database has it. */
function rowOf({ facts, operation, ...call }: FinishedCall) {
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
    txn: newId('txn'),
  }
}
