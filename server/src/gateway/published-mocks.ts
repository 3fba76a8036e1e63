import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import type { VersionKey } from '../modules/catalogue/api.ts'
import { documentTag, readDocumentParts } from '../modules/downloads/texts/document-repo.ts'
import type { Queries } from '../platform/db/client.ts'
import { Problem } from '../platform/http/problem.ts'

interface Limits {
  /** Processes at once. Each takes about 170 MB. */
  readonly processes: number
  readonly heapMb: number
  readonly rssMb: number
  /** Processor time of one turn of the loop, a quarter of what the start may take. */
  readonly turnMs: number
  /** Elapsed time of the start. */
  readonly startMs: number
  readonly idleMs: number
  /** How long one that broke down isn't started again. */
  readonly pauseMs: number
  /** How long one is left alone after a call when another needs its place. */
  readonly restMs: number
}

const usual: Limits = {
  processes: 6,
  heapMb: 256,
  rssMb: 640,
  turnMs: 5_000,
  startMs: 30_000,
  idleMs: 120_000,
  pauseMs: 60_000,
  restMs: 5_000,
}

interface Mock {
  /** Of the document. */
  readonly tag: string
  readonly address: Promise<string>
  /** Undefined once it ended. */
  child: ChildProcess | undefined
  usedAt: number
  readonly idle: NodeJS.Timeout
}

/** Of the repo, whose programs the process reads. */
const root = new URL('../../../', import.meta.url)

/** The mocks of published documents, each in a process of its own that reads none of our files and is ended where it takes too much. See decision 0126. */
export class PublishedMocks {
  readonly #db: Queries
  readonly #program: URL
  readonly #limits: Limits
  /** By API and version, the one used last behind the others. */
  readonly #mocks = new Map<string, Mock>()
  #stopped = false

  constructor(db: Queries, program: URL, limits: Partial<Limits> = {}) {
    this.#db = db
    this.#program = program
    this.#limits = { ...usual, ...limits }
  }

  /** Where the mock of a version listens; starts it where it doesn't run. Throws a Problem where it can't. */
  async addressOf({ api, version }: VersionKey): Promise<string> {
    const key = { api, version, form: 'json' } as const
    const tag = await documentTag(this.#db, key)
    if (tag === undefined || this.#stopped) throw notRunning()
    const name = `${api} ${version}`
    let mock = this.#mocks.get(name)
    if (mock?.tag !== tag) {
      if (mock) this.#end(name, mock)
      mock = this.#start(name, tag, readDocumentParts(this.#db, key, tag))
    }
    this.#mocks.delete(name)
    this.#mocks.set(name, mock)
    mock.usedAt = Date.now()
    if (mock.child) mock.idle.refresh()
    return mock.address
  }

  stop(): void {
    this.#stopped = true
    for (const [name, mock] of this.#mocks) this.#end(name, mock)
  }

  #start(name: string, tag: string, document: NodeJS.ReadableStream): Mock {
    this.#makeRoom()
    const { startMs, idleMs, pauseMs } = this.#limits
    const child = this.#fork()
    const { promise: address, resolve, reject } = Promise.withResolvers<string>()
    // Its callers hear of it, and before the first there is none.
    address.catch(() => {})
    const idle = setTimeout(() => this.#end(name, mock), idleMs).unref()
    const mock: Mock = { tag, address, child, usedAt: Date.now(), idle }
    const late = setTimeout(() => child.kill('SIGKILL'), startMs).unref()
    child.once('message', (url) => {
      clearTimeout(late)
      resolve(String(url))
    })
    // Without a listener the error would end the server.
    child.on('error', () => {})
    child.once('close', () => {
      clearTimeout(late)
      clearTimeout(idle)
      mock.child = undefined
      reject(tooMuch())
      if (this.#mocks.get(name) !== mock) return
      const broken = { ...mock, address: Promise.reject(tooMuch()) }
      broken.address.catch(() => {})
      this.#mocks.set(name, broken)
      setTimeout(() => this.#mocks.get(name) === broken && this.#mocks.delete(name), pauseMs).unref()
    })
    if (child.stdin) pipeline(document, child.stdin).catch(() => child.kill('SIGKILL'))
    return mock
  }

  /** Ends the one that wasn't called for the longest time, where all places are taken. */
  #makeRoom(): void {
    const running = [...this.#mocks].filter(([, { child }]) => child)
    const [oldest] = running
    if (!oldest || running.length < this.#limits.processes) return
    if (Date.now() - oldest[1].usedAt < this.#limits.restMs)
      throw new Problem('unavailable', 'Too many mocks are in use. Try again in a moment.', {
        retryAfterSeconds: 3,
      })
    this.#end(...oldest)
  }

  #end(name: string, { child, idle }: Mock): void {
    clearTimeout(idle)
    this.#mocks.delete(name)
    child?.kill('SIGKILL')
  }

  #fork(): ChildProcess {
    const { heapMb, rssMb, turnMs } = this.#limits
    const readable = ['mocks', 'oas', 'node_modules'].map(
      (folder) => `--allow-fs-read=${fileURLToPath(new URL(`${folder}/*`, root))}`,
    )
    const child = fork(this.#program, [`${turnMs}`, `${rssMb}`], {
      env: {},
      execArgv: [
        ...['--conditions=@switchboard/source', '--disable-warning=ExperimentalWarning'],
        ...[`--max-old-space-size=${heapMb}`, '--permission', '--allow-worker', ...readable],
      ],
      // V8 says at length that it is out of memory.
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    })
    // Calls of others go before.
    if (child.pid !== undefined) setPriority(child.pid, 10)
    child.stdin?.on('error', () => {})
    child.unref()
    child.channel?.unref()
    return child
  }
}

export const notRunning = (): Problem =>
  new Problem('mock_unreachable', 'This API’s mock isn’t running. Try again in a moment.')

const tooMuch = (): Problem =>
  new Problem(
    'mock_unreachable',
    'This API’s mock was stopped: its document or a call took too much memory or time. It starts again in a minute.',
  )
