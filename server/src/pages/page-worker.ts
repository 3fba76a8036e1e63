import { Worker } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'

/** A page as it is before any script has run. Without html the browser draws it, from the empty document. */
export interface DrawnPage {
  readonly status: 200 | 404
  readonly html?: string
}

export interface PageWorker {
  /** Never rejects: a page that cannot be drawn in time is drawn in the browser. */
  draw(path: string): Promise<DrawnPage>
  close(): Promise<void>
}

interface Options {
  /** The built worker of the app (app/src/prerender/page-worker.ts). */
  readonly file: string
  readonly settings: { readonly publicUrl: string; readonly loopback: string; readonly built: string }
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  readonly timeLimitMs?: number
  /** After how long without a page the worker ends. Its pages are kept elsewhere, and no longer than this (keep-pages.ts). */
  readonly idleMs?: number
}

const maxWaiting = 20
/**
 * Pages leave much behind that lives shortly. Left to itself, V8 lets the young generation grow to 128 MB and looks into the old one at
 * some hundreds of megabytes; about 20 MB of a worker outlive its pages. One that needs more than this ends, and a new one is started.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 128 }
const undrawn: DrawnPage = { status: 200 }

/** Draws pages beside the server, in a thread of its own: however long a page takes, calls are answered meanwhile. */
export function startPageWorker({
  file,
  settings,
  log,
  timeLimitMs = 5_000,
  idleMs = 300_000,
}: Options): PageWorker {
  const waiting = new Map<number, (page: DrawnPage) => void>()
  let worker: Worker | undefined
  let lastId = 0
  let idle: NodeJS.Timeout | undefined

  function giveUp(): void {
    worker = undefined
    for (const settle of waiting.values()) settle(undrawn)
  }

  async function end(): Promise<void> {
    clearTimeout(idle)
    const ended = worker
    giveUp()
    await ended?.terminate()
  }

  function start(): Worker {
    const started = new Worker(file, {
      workerData: settings,
      // React, too, asks the environment whether it is at work or being worked on.
      env: { ...process.env, NODE_ENV: 'production' },
      execArgv: [],
      resourceLimits,
    })
    started.on('message', ({ id, failure, ...page }: DrawnPage & { id: number; failure?: string }) => {
      if (failure) log.warn({ failure }, 'a page couldn’t be rendered')
      waiting.get(id)?.(page)
    })
    started.on('error', (error) => log.error({ err: error }, 'the page worker failed'))
    started.on('exit', () => worker === started && giveUp())
    started.unref()
    return started
  }

  return {
    draw(path) {
      if (waiting.size >= maxWaiting) return Promise.resolve(undrawn)
      clearTimeout(idle)
      const id = ++lastId
      return new Promise((resolve) => {
        const timer = setTimeout(() => settle(undrawn), timeLimitMs)
        const settle = (page: DrawnPage) => {
          clearTimeout(timer)
          waiting.delete(id)
          if (waiting.size === 0) idle = setTimeout(end, idleMs).unref()
          resolve(page)
        }
        waiting.set(id, settle)
        worker ??= start()
        worker.postMessage({ id, path })
      })
    },
    close: end,
  }
}
