import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { AppContext } from '../../platform/app-context.ts'
import { tellAccountChanged } from '../../platform/db/change-feed.ts'
import type { Queries } from '../../platform/db/client.ts'
import type { CsvFile } from '../../platform/http/csv.ts'
import { after } from '../../platform/time/clock.ts'
import { inTrace } from '../../platform/tracing/tracing.ts'
import { notify } from '../notifications/notify.ts'
import type { ExportRow } from './repo.ts'
import { addChunk, changeRun, claimExport, deleteChunks, readStoredSize } from './repo.ts'
import type { ExportFailure } from './rules.ts'
import { isWorthTelling, keptSeconds, maxRuns, maxStoredBytes, retrySeconds } from './rules.ts'
import { openSource } from './sources.ts'

type WriteContext = Pick<AppContext, 'db' | 'clock' | 'settings' | 'log' | 'tracing'>

/** Exports that one process writes at once: each reads with one connection of its pool at a time. */
const maxAtOnce = 2
/** Bytes of text in a chunk; compressed, it is about a tenth. */
const chunkBytes = 512 * 1024
/** Longer than any statement takes: a process that lives has moved it ahead by then. */
const claimSeconds = 90
const pollMs = 1_000
/** How often open pages are told how far it is. */
const tellMs = 1_000
const renewMs = 10_000

const compress = promisify(gzip)

interface Limits {
  readonly maxStoredBytes: number
  readonly chunkBytes: number
}

const defaultLimits: Limits = { maxStoredBytes, chunkBytes }

/** Writes all exports that are due, then returns. For tests and short-lived processes. */
export async function writeDueExports(
  context: WriteContext,
  limits: Partial<Limits> = {},
  stopped?: AbortSignal,
): Promise<void> {
  while (!stopped?.aborted) {
    const { db, clock } = context
    const claimed = await claimExport(db, { now: clock(), until: after(clock(), claimSeconds) })
    if (!claimed) return
    const run = new ExportRun(context, claimed, { ...defaultLimits, ...limits }, stopped)
    await inTrace(context.tracing, 'export', () => run.write())
  }
}

export interface ExportWriter {
  /** Takes no more, and puts back what it has not finished. */
  stop(): Promise<void>
}

/** Writes what is due until it is stopped, any number of processes on the same database. */
export function writeExports(context: WriteContext, onError: (error: unknown) => void): ExportWriter {
  const stopping = new AbortController()
  const keepWriting = async () => {
    while (!stopping.signal.aborted) {
      await writeDueExports(context, {}, stopping.signal).catch(onError)
      await pause(pollMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const writers = Promise.all(Array.from({ length: maxAtOnce }, keepWriting))
  return {
    async stop() {
      stopping.abort()
      await writers
    },
  }
}

/** This run was cancelled, or another one has the export now: nothing it has written counts. */
class Overtaken extends Error {}
class Failed extends Error {
  readonly failure: ExportFailure
  constructor(failure: ExportFailure, cause?: unknown) {
    super(failure, { cause })
    this.failure = failure
  }
}

const diskFull = '53100'

/** One export, from its first row to its last. Each chunk is a transaction that asks whether the run is still wanted. */
class ExportRun {
  readonly #context: WriteContext
  readonly #row: ExportRow
  readonly #limits: Limits
  readonly #stopped: AbortSignal | undefined
  #rows = 0
  #size = 0
  #stored = 0
  #chunks = 0
  #waiting: string[] = []
  #waitingBytes = 0
  #toldAt = 0
  #renewedAt = Date.now()

  constructor(context: WriteContext, row: ExportRow, limits: Limits, stopped: AbortSignal | undefined) {
    this.#context = context
    this.#row = row
    this.#limits = limits
    this.#stopped = stopped
  }

  async write(): Promise<void> {
    try {
      if (this.#row.runs > maxRuns) throw new Failed('INTERNAL')
      await this.#writeAll(await this.#open())
    } catch (error) {
      if (!(error instanceof Overtaken)) await this.#giveUp(error)
    }
  }

  #open(): Promise<CsvFile> {
    const { user_id: userId, kind, filter, created_at } = this.#row
    return openSource({ ...this.#context, clock: () => created_at }, { userId, kind, filter })
  }

  async #writeAll({ countRows, pieces }: CsvFile): Promise<void> {
    const { db } = this.#context
    const others = await readStoredSize(db, this.#row)
    await deleteChunks(db, { id: this.#row.id, runs: this.#row.runs - 1 })
    await this.#change({ rows_total: (await countRows()) ?? null })
    await this.#tell()
    for await (const { text, rows } of pieces) {
      if (this.#stopped?.aborted) return this.#putBack()
      this.#waiting.push(text)
      this.#waitingBytes += Buffer.byteLength(text)
      this.#rows += rows
      if (this.#waitingBytes >= this.#limits.chunkBytes) await this.#flush(others)
      else if (Date.now() - this.#renewedAt > renewMs) await this.#change(this.#progress())
    }
    await this.#flush(others)
    await this.#finish()
  }

  async #flush(others: number): Promise<void> {
    if (this.#waitingBytes === 0) return
    const data = await compress(this.#waiting.join(''))
    this.#size += this.#waitingBytes
    this.#waiting = []
    this.#waitingBytes = 0
    this.#stored += data.byteLength
    if (others + this.#stored > this.#limits.maxStoredBytes) throw new Failed('TOO_LARGE')
    const number = this.#chunks
    this.#chunks += 1
    await this.#context.db.transaction().execute(async (tx) => {
      // First: it holds the row, so that a deletion takes this chunk, too, or there is nothing left to add to.
      await this.#change(this.#progress(), tx)
      await addChunk(tx, this.#row, number, data)
    })
    if (Date.now() - this.#toldAt > tellMs) await this.#tell()
  }

  #progress() {
    return {
      rows_written: this.#rows,
      size: this.#size,
      stored_size: this.#stored,
      chunks: this.#chunks,
      due_at: after(this.#context.clock(), claimSeconds),
    }
  }

  async #change(change: Parameters<typeof changeRun>[2], db: Queries = this.#context.db): Promise<void> {
    this.#renewedAt = Date.now()
    if (!(await changeRun(db, this.#row, change))) throw new Overtaken()
  }

  async #finish(): Promise<void> {
    const { db, clock } = this.#context
    const { id, user_id: account, requested_by, filename, started_at } = this.#row
    const now = clock()
    await db.transaction().execute(async (tx) => {
      await this.#change(
        {
          ...this.#progress(),
          status: 'READY',
          due_at: null,
          finished_at: now,
          expires_at: after(now, keptSeconds),
        },
        tx,
      )
      await this.#tell(tx)
      const took = now.getTime() - (started_at ?? now).getTime()
      if (!isWorthTelling({ rows: this.#rows, took })) return
      await notify(tx, {
        userId: requested_by,
        kind: 'exports',
        message: `Your export ${filename} is ready. You can download it for seven days.`,
        route: '/dashboard/exports',
        text: 'View export',
        now,
      })
    })
    this.#context.log.info({ export: id, account, rows: this.#rows, stored: this.#stored }, 'export written')
  }

  /** The process leaves: another one begins it at once, and it does not count as a failure. */
  async #putBack(): Promise<void> {
    const { db, clock } = this.#context
    await db.transaction().execute(async (tx) => {
      await this.#change({ status: 'QUEUED', due_at: clock(), runs: this.#row.runs - 1 }, tx)
      // The next run has the number of this one.
      await deleteChunks(tx, this.#row)
    })
  }

  async #giveUp(error: unknown): Promise<void> {
    const { db, clock, log } = this.#context
    const failure = failureOf(error)
    const final = failure !== 'INTERNAL' || this.#row.runs >= maxRuns
    log.error({ err: error, export: this.#row.id, final }, 'export failed')
    const now = clock()
    try {
      await db.transaction().execute(async (tx) => {
        await this.#change(
          final
            ? { status: 'FAILED', failure, due_at: null, finished_at: now, stored_size: 0 }
            : { status: 'QUEUED', due_at: after(now, retrySeconds), stored_size: 0 },
          tx,
        )
        await deleteChunks(tx, this.#row)
        await this.#tell(tx)
        if (final) await this.#notifyOfFailure(tx, now)
      })
    } catch (reason) {
      // A failure to store the result is repaired by the next run, when this claim has expired.
      if (!(reason instanceof Overtaken)) throw reason
    }
  }

  async #notifyOfFailure(tx: Queries, now: Date): Promise<void> {
    await notify(tx, {
      userId: this.#row.requested_by,
      kind: 'exports',
      message: `Your export ${this.#row.filename} couldn’t be prepared.`,
      route: '/dashboard/exports',
      text: 'See why',
      now,
    })
  }

  /** As of a write that makes the list stale, to every page of the account. */
  async #tell(db: Queries = this.#context.db): Promise<void> {
    this.#toldAt = Date.now()
    await tellAccountChanged(db, {
      account: this.#row.user_id,
      session: '',
      operation: 'POST /api/exports',
    })
  }
}

function failureOf(error: unknown): ExportFailure {
  if (error instanceof Failed) return error.failure
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return code === diskFull ? 'STORAGE_FULL' : 'INTERNAL'
}
