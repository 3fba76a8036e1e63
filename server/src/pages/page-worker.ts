import { Worker } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import { type DrawnPage, PageQueue, undrawn, type WaitingPage } from './page-queue.ts'

export interface PageWorker {
  /** For a network. Never rejects: a page that cannot be drawn in time is drawn in the browser. */
  draw(path: string, caller?: string): Promise<DrawnPage>
  close(): Promise<void>
}

interface Options {
  /** The built worker of the app (app/src/prerender/page-worker.ts). */
  readonly file: string
  readonly settings: { readonly publicUrl: string; readonly loopback: string; readonly built: string }
  /** For the app's code, as JSON. */
  readonly brand?: string | undefined
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  /** How long whoever asks for a page waits, and how much time of the processor it may take. */
  readonly timeLimitMs?: number
  /** After how long a page is ended, whatever it waits for. */
  readonly longestMs?: number
  /** After how long without a page the worker ends. Its pages are kept elsewhere, and no longer than this (keep-pages.ts). */
  readonly idleMs?: number
}

/** How long a page that was broken off is left to the browser. */
const leftMs = 300_000
/**
 * Pages leave much behind that lives shortly. Left to itself, V8 lets the young generation grow to 128 MB and looks into the old one at
 * some hundreds of megabytes; about 20 MB of a worker outlive its pages. One that needs more than this ends, and a new one is started.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 128 }

interface Answer extends DrawnPage {
  readonly failure?: string
}

const newWorker = ({ file, settings, brand }: Pick<Options, 'file' | 'settings' | 'brand'>): Worker =>
  new Worker(file, {
    workerData: settings,
    // React, too, asks the environment whether it is at work or being worked on.
    env: { ...process.env, NODE_ENV: 'production', ...(brand && { SWITCHBOARD_BRAND: brand }) },
    execArgv: [],
    resourceLimits,
  })

interface TimeLimit extends Required<Pick<Options, 'timeLimitMs' | 'longestMs'>> {
  /** Whether the page is still being drawn, and by this worker. */
  readonly isDrawing: () => boolean
  readonly wait: (look: () => void, ms: number) => void
  readonly onTooLong: () => void
}

/** In time of the processor: on a busy machine, all pages take long, and each new thread begins with the slowest. */
function limitTime(worker: Worker, { timeLimitMs, longestMs, isDrawing, wait, onTooLong }: TimeLimit): void {
  const latest = performance.now() + longestMs
  const before = processorMs(worker)
  const look = async () => {
    const ms = (await processorMs(worker)) - (await before)
    if (!isDrawing()) return
    if (ms > timeLimitMs || performance.now() > latest) onTooLong()
    else wait(look, timeLimitMs / 5)
  }
  wait(look, timeLimitMs)
}

/**
 * Draws pages beside the server, in a thread of its own, one after the other: however long a page takes, calls are answered meanwhile.
 * One that takes too long, or too much memory, ends with the thread, and those behind it are drawn by the next; for some minutes it is
 * left to the browser.
 */
export function startPageWorker({
  file,
  settings,
  brand,
  log,
  timeLimitMs = 5_000,
  longestMs = 60_000,
  idleMs = 300_000,
}: Options): PageWorker {
  const waiting = new PageQueue()
  const tooMuch = new LRUCache<string, true>({ max: 300, ttl: leftMs })
  let worker: Worker | undefined
  /** Once it has loaded the app, which is nobody’s page. */
  let isReady = false
  let drawing: WaitingPage | undefined
  let limit: NodeJS.Timeout | undefined
  let idle: NodeJS.Timeout | undefined

  function next(): void {
    if (drawing) return
    drawing = waiting.next()
    if (!drawing) {
      clearTimeout(idle)
      idle = setTimeout(end, idleMs).unref()
      return
    }
    clearTimeout(idle)
    worker ??= start()
    worker.postMessage({ path: drawing.path })
    if (isReady) startLimit(drawing, worker)
  }

  function startLimit(page: WaitingPage, by: Worker): void {
    limitTime(by, {
      timeLimitMs,
      longestMs,
      isDrawing: () => drawing === page && worker === by,
      wait: (look, ms) => {
        limit = setTimeout(look, ms).unref()
      },
      onTooLong() {
        log.warn({ path: page.path }, 'a page took too long to render')
        breakOff()
      },
    })
  }

  /** Ends the thread in the middle of a page. */
  function breakOff(): void {
    if (drawing) tooMuch.set(drawing.path, true)
    void end()
    finish(undrawn)
  }

  function finish(page: DrawnPage): void {
    clearTimeout(limit)
    drawing?.settle(page)
    drawing = undefined
    next()
  }

  async function end(): Promise<void> {
    clearTimeout(idle)
    const ended = worker
    worker = undefined
    isReady = false
    await ended?.terminate()
  }

  function start(): Worker {
    const started = newWorker({ file, settings, brand })
    started.on('message', (answer: Answer | 'ready') => {
      if (worker !== started) return
      if (answer === 'ready') {
        isReady = true
        if (drawing) startLimit(drawing, started)
        return
      }
      const { failure, ...page } = answer
      if (failure) log.warn({ failure }, 'a page couldn’t be rendered')
      finish(page)
    })
    started.on('error', (error) => log.error({ err: error }, 'the page worker failed'))
    started.on('exit', () => worker === started && breakOff())
    started.unref()
    return started
  }

  return {
    draw(path, caller = '') {
      if (tooMuch.has(path)) return Promise.resolve(undrawn)
      if (drawing?.path === path) return drawing.page
      const page = waiting.add(path, caller, timeLimitMs)
      next()
      return page
    },
    async close() {
      waiting.settleAll()
      drawing?.settle(undrawn)
      drawing = undefined
      clearTimeout(limit)
      await end()
    },
  }
}

async function processorMs(thread: Worker): Promise<number> {
  try {
    const { user, system } = await thread.cpuUsage()
    return (user + system) / 1000
  } catch {
    // It has ended.
    return 0
  }
}
