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
}

const mostWaiting = 20
const undrawn: DrawnPage = { status: 200 }

/** Draws pages beside the server, in a thread of its own: however long a page takes, calls are answered meanwhile. */
export function startPageWorker({ file, settings, log, timeLimitMs = 5_000 }: Options): PageWorker {
  const waiting = new Map<number, (page: DrawnPage) => void>()
  let worker: Worker | undefined
  let lastId = 0

  function giveUp(): void {
    worker = undefined
    for (const settle of waiting.values()) settle(undrawn)
  }

  function start(): Worker {
    const started = new Worker(file, {
      workerData: settings,
      // React, too, asks the environment whether it is at work or being worked on.
      env: { ...process.env, NODE_ENV: 'production' },
      execArgv: [],
    })
    started.on('message', ({ id, failure, ...page }: DrawnPage & { id: number; failure?: string }) => {
      if (failure) log.warn({ failure }, 'a page could not be drawn')
      waiting.get(id)?.(page)
    })
    started.on('error', (error) => log.error({ err: error }, 'the page worker failed'))
    started.on('exit', () => worker === started && giveUp())
    started.unref()
    return started
  }

  return {
    draw(path) {
      if (waiting.size >= mostWaiting) return Promise.resolve(undrawn)
      const id = ++lastId
      return new Promise((resolve) => {
        const timer = setTimeout(() => settle(undrawn), timeLimitMs)
        const settle = (page: DrawnPage) => {
          clearTimeout(timer)
          waiting.delete(id)
          resolve(page)
        }
        waiting.set(id, settle)
        worker ??= start()
        worker.postMessage({ id, path })
      })
    },
    async close() {
      await worker?.terminate()
      giveUp()
    },
  }
}
