import { type ChildProcess, fork } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { Socket } from 'node:net'
import { outdatedReference } from '../modules/reference/repo.ts'
import type { Queries } from '../platform/db/client.ts'
import { Places } from '../platform/http/places.ts'
import { Problem } from '../platform/http/problem.ts'
import type { JobAnswers, JobOutcome, PublishingJob, SentJob } from './publish-jobs.ts'
import { PublishError } from './read/publish-error.ts'

declare module '../platform/app-context.ts' {
  interface AppContext {
    /** Absent where nothing is published, as in commands of operators. */
    readonly publisher?: Publisher
  }
}

interface PublisherOptions {
  /** Of the database, which the process reaches by itself. */
  readonly url: string
  readonly clock: () => Date
  /** Limits of one document: processor time, and elapsed time on a busy processor. */
  readonly processorMs?: number
  readonly longestMs?: number
  readonly maxHeapMb?: number
}

/** Documents under way and waiting. One person has half of the places at most: a document can take minutes. */
const places = { size: 4, share: 0.5 }
const usual = { processorMs: 120_000, longestMs: 600_000, maxHeapMb: 1_024 }
/** One check follows another; after that, the memory is given back. */
const idleMs = 30_000

/**
 * Has documents of others read and published in a process of its own, one at a time: it blocks no call, takes only so much
 * memory and time, and whatever becomes of it, the server goes on and the database keeps the old catalogue or has the new one.
 */
export class Publisher {
  readonly #options: Required<PublisherOptions>
  #last: Promise<unknown> = Promise.resolve()
  readonly #places = new Places(places)
  #process: ChildProcess | undefined
  #idle: NodeJS.Timeout | undefined
  #stopped = false

  constructor(options: PublisherOptions) {
    this.#options = { ...usual, ...options }
  }

  /** For a person, or the server itself. Throws a Problem as the handler would; a PublishError where the document is too much for the process. */
  async run<Kind extends keyof JobAnswers>(
    job: PublishingJob & { readonly kind: Kind },
    userId = '',
  ): Promise<JobAnswers[Kind]> {
    const leave = this.#places.enter(userId)
    if (typeof leave === 'string') {
      const whose = leave === 'share' ? 'Other documents of yours' : 'Other documents'
      throw new Problem('unavailable', `${whose} are being published. Try again in a moment.`, {
        retryAfterSeconds: randomInt(5, 16),
      })
    }
    const turn = this.#last.then(() => this.#do(job))
    this.#last = turn.catch(() => {})
    try {
      const outcome = await turn
      if ('answer' in outcome) return outcome.answer as JobAnswers[Kind]
      if ('failure' in outcome) throw new Error(outcome.failure)
      const { code, detail, errors } = outcome.problem
      throw new Problem(code, detail, errors && { errors })
    } finally {
      leave()
    }
  }

  /** The database rolls back the job in progress; waiting ones aren't begun. */
  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#idle)
    await this.interrupt()
  }

  /** Ends the process in the middle of what it does, as the system may. The next job has one of its own. */
  async interrupt(): Promise<void> {
    if (this.#process) await this.#end(this.#process)
  }

  async #do(job: PublishingJob): Promise<JobOutcome> {
    if (this.#stopped) throw new Problem('unavailable', 'The server is stopping. Try again in a moment.')
    clearTimeout(this.#idle)
    this.#process ??= this.#start()
    const child = this.#process
    const end = () => this.#end(child)
    const outcome = await this.#outcomeOf(child, job).catch(async (error) => {
      // Gone before the next job begins, which gets a process of its own.
      await end()
      throw error
    })
    if ('failure' in outcome) await end()
    else this.#idle = setTimeout(end, idleMs).unref()
    return outcome
  }

  async #end(child: ChildProcess): Promise<void> {
    if (this.#process === child) this.#process = undefined
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  #outcomeOf(child: ChildProcess, job: PublishingJob): Promise<JobOutcome> {
    const { url, clock, processorMs, longestMs } = this.#options
    return new Promise<JobOutcome>((resolve, reject) => {
      const timer = setTimeout(() => settle(() => reject(tooLong())), longestMs)
      const onMessage = (outcome: JobOutcome) => settle(() => resolve(outcome))
      const onError = (error: Error) => settle(() => reject(error))
      const onExit = (code: number | null, signal: NodeJS.Signals | null) =>
        settle(() => reject(reasonOf(code, signal)))
      const settle = (end: () => void) => {
        clearTimeout(timer)
        child.off('message', onMessage).off('error', onError).off('exit', onExit)
        end()
      }
      child.on('message', onMessage).on('error', onError).on('exit', onExit)
      const { content, ...rest } = { content: undefined, ...job }
      const bytes = content?.byteLength
      child.send({ ...rest, bytes, url, now: clock(), processorMs } satisfies SentJob, (error) => {
        if (error) onError(error)
      })
      if (content) child.stdin?.write(content)
    })
  }

  #start(): ChildProcess {
    const child = fork(new URL('./publish-process.ts', import.meta.url), {
      execArgv: [
        '--conditions=@switchboard/source',
        '--disable-warning=ExperimentalWarning',
        `--max-old-space-size=${this.#options.maxHeapMb}`,
      ],
      serialization: 'advanced',
      // Documents go through its input: a message would be copied, and 30 MB keep everybody waiting. V8 says at length that it is out
      // of memory.
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    })
    // The waiting job learns of it, too; without a listener the error would end the server.
    child.on('error', () => {})
    child.stdin?.on('error', () => {})
    child.once('exit', () => {
      if (this.#process === child) this.#process = undefined
    })
    child.unref()
    child.channel?.unref()
    if (child.stdin instanceof Socket) child.stdin.unref()
    return child
  }
}

/** Why a process ended without an answer. */
function reasonOf(code: number | null, signal: NodeJS.Signals | null): Error {
  if (signal === 'SIGXCPU') return tooLong()
  // V8 aborts where its heap is full.
  if (signal === 'SIGABRT' || code === 134) return tooMuchMemory()
  return new Error(`The process that publishes ended without an answer: ${signal ?? code}.`)
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

/**
 * One version after the other, so that a publication waits for one at most; starts no process if there is nothing to
 * do.
 */
export async function readAllAgain({ db, run, warn }: Work): Promise<void> {
  while (await outdatedReference(db)) {
    const { data } = (await run({ kind: 'readAgain' })).body
    if (data.failed) warn(`couldn’t be read again: ${data.failed}`)
  }
}
