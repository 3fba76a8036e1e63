import { randomInt } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { outdatedReference } from '../modules/reference/repo.ts'
import type { Queries } from '../platform/db/client.ts'
import { Problem } from '../platform/http/problem.ts'
import type { JobAnswers, JobOutcome, PublishingJob, ThreadJob } from './publish-jobs.ts'
import { PublishError } from './read/publish-error.ts'

declare module '../platform/app-context.ts' {
  interface AppContext {
    /** Absent where nothing is published, as in commands of operators. */
    readonly publisher?: Publisher
  }
}

interface PublisherOptions {
  /** Of the database, which the thread reaches by itself. */
  readonly url: string
  readonly clock: () => Date
  /** How long one document may take. */
  readonly timeLimitMs?: number
  readonly maxHeapMb?: number
}

const maxWaiting = 3
const usualTimeLimitMs = 120_000
const usualHeapMb = 1_024
/** One check follows another; after that, the memory is given back. */
const idleMs = 30_000

/**
 * Has documents of others read and published in a thread of its own, one at a time: it blocks no call, takes only so much
 * memory and time, and whatever becomes of it, the database keeps the old catalogue or has the new one.
 */
export class Publisher {
  readonly #options: Required<PublisherOptions>
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0
  #thread: Worker | undefined
  #idle: NodeJS.Timeout | undefined
  #stopped = false

  constructor(options: PublisherOptions) {
    this.#options = { timeLimitMs: usualTimeLimitMs, maxHeapMb: usualHeapMb, ...options }
  }

  /** Throws a Problem as the handler would; a PublishError where the document is too much for the thread. */
  async run<Kind extends keyof JobAnswers>(
    job: PublishingJob & { readonly kind: Kind },
  ): Promise<JobAnswers[Kind]> {
    if (this.#waiting > maxWaiting) {
      throw new Problem('unavailable', 'Other documents are being published. Try again in a moment.', {
        retryAfterSeconds: randomInt(5, 16),
      })
    }
    this.#waiting += 1
    const turn = this.#last.then(() => this.#do(job))
    this.#last = turn.catch(() => {})
    try {
      const outcome = await turn
      if ('answer' in outcome) return outcome.answer as JobAnswers[Kind]
      const { code, detail, errors } = outcome.problem
      throw new Problem(code, detail, errors && { errors })
    } finally {
      this.#waiting -= 1
    }
  }

  /** What is under way is undone by the database; what waits isn't begun. */
  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#idle)
    await this.interrupt()
  }

  /** Ends the thread in the middle of what it does, as the system may. The next job has one of its own. */
  async interrupt(): Promise<void> {
    if (this.#thread) await this.#end(this.#thread)
  }

  async #do(job: PublishingJob): Promise<JobOutcome> {
    if (this.#stopped) throw new Problem('unavailable', 'The server is stopping. Try again in a moment.')
    clearTimeout(this.#idle)
    this.#thread ??= this.#start()
    const thread = this.#thread
    try {
      const outcome = await this.#outcomeOf(thread, job)
      this.#idle = setTimeout(() => this.#end(thread), idleMs).unref()
      return outcome
    } catch (error) {
      // Gone before the next job begins, which gets a thread of its own.
      await this.#end(thread)
      throw error
    }
  }

  async #end(thread: Worker): Promise<void> {
    if (this.#thread === thread) this.#thread = undefined
    await thread.terminate()
  }

  #outcomeOf(thread: Worker, job: PublishingJob): Promise<JobOutcome> {
    const { url, clock, timeLimitMs } = this.#options
    return new Promise<JobOutcome>((resolve, reject) => {
      const timer = setTimeout(() => settle(() => reject(tooLong())), timeLimitMs)
      const onMessage = (outcome: JobOutcome) => settle(() => resolve(outcome))
      const onError = (error: Error & { code?: string }) =>
        settle(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuchMemory() : error))
      const onExit = () =>
        settle(() => reject(new Error('The thread that publishes ended without an answer.')))
      const settle = (end: () => void) => {
        clearTimeout(timer)
        thread.off('message', onMessage).off('error', onError).off('exit', onExit)
        end()
      }
      thread.on('message', onMessage).on('error', onError).on('exit', onExit)
      thread.postMessage({ ...job, url, now: clock() } satisfies ThreadJob, ownBytes(job))
    })
  }

  #start(): Worker {
    const thread = new Worker(new URL('./publish-thread.ts', import.meta.url), {
      execArgv: ['--conditions=@switchboard/source', '--disable-warning=ExperimentalWarning'],
      resourceLimits: { maxOldGenerationSizeMb: this.#options.maxHeapMb },
    })
    // Whoever waits hears of it, too; without a listener the process would end with its thread.
    thread.on('error', () => {})
    thread.once('exit', () => {
      if (this.#thread === thread) this.#thread = undefined
    })
    thread.unref()
    return thread
  }
}

/** A document is handed over: to copy 30 MB would keep everybody waiting. A small one lies in memory of others, and is copied. */
function ownBytes(job: PublishingJob): ArrayBuffer[] {
  if (!('content' in job)) return []
  const { buffer, byteLength } = job.content
  return buffer instanceof ArrayBuffer && byteLength > Buffer.poolSize ? [buffer] : []
}

const tooLong = (): PublishError =>
  new PublishError('The document takes too long to check. Split it and publish the parts.')
const tooMuchMemory = (): PublishError =>
  new PublishError('The document needs too much memory to check. Split it and publish the parts.')

interface Work {
  readonly db: Queries
  readonly run: (job: { readonly kind: 'readAgain' }) => Promise<JobAnswers['readAgain']>
  readonly warn: (text: string) => void
}

/** One version after the other, so that whoever publishes meanwhile waits for one alone; without one, no thread is started. */
export async function readAllAgain({ db, run, warn }: Work): Promise<void> {
  while (await outdatedReference(db)) {
    const { data } = (await run({ kind: 'readAgain' })).body
    if (data.failed) warn(`couldn’t be read again: ${data.failed}`)
  }
}
