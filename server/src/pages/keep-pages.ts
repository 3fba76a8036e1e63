import { type PackedPage, packedPage } from './packed-page.ts'
import { type DrawnPage, pageWithoutPlace } from './page-queue.ts'
import type { PageWorker } from './page-worker.ts'

const freshMs = 20_000
const staleMs = 300_000
const maxPages = 300

/** Without `packed` the browser draws the page. */
export interface KeptPage {
  readonly status: DrawnPage['status']
  readonly packed?: PackedPage
}

interface PageEntry {
  readonly at: number
  readonly page: Promise<KeptPage>
  /** The network for which it is drawn; undefined once it is. */
  caller: string | undefined
  bytes(): number
  renewed: boolean
  /** Known once it has been drawn. */
  isMissing: boolean
}

interface Options {
  readonly now?: () => number
  /**
   * Defers work until the current visitor has the page, its scripts and fonts: drawing competes with them for the
   * processor.
   */
  readonly soon?: (work: () => void) => void
  /** Limit for all of them together. */
  readonly maxBytes?: number
}

/**
 * Pages as last drawn: fresh for 20 s, then shown while they are redrawn, and dropped after 5 minutes. Their data
 * carries its age, so the browser refreshes it by itself. A missing page is drawn again each time, so that a
 * publication shows immediately.
 */
export function keepPages(
  worker: PageWorker,
  { now = () => performance.now(), soon = inASecond, maxBytes = 32_000_000 }: Options = {},
): (path: string, caller?: string) => Promise<KeptPage> {
  const entries = new Map<string, PageEntry>()

  function draw(path: string, caller = ''): Promise<KeptPage> {
    let bytes = () => 0
    const page = worker.draw(path, caller).then((drawn): KeptPage => {
      const { status, html } = drawn
      entry.caller = undefined
      if (drawn === pageWithoutPlace && entries.get(path) === entry) entries.delete(path)
      entry.isMissing = status === 404
      if (!html) return { status }
      const packed = packedPage(html)
      bytes = packed.bytes
      forgetOldest()
      return { status, packed }
    })
    const entry: PageEntry = {
      at: now(),
      page,
      caller,
      bytes: () => bytes(),
      renewed: false,
      isMissing: false,
    }
    entries.delete(path)
    entries.set(path, entry)
    forgetOldest()
    return page
  }

  function forgetOldest(): void {
    let totalBytes = 0
    for (const { bytes } of entries.values()) totalBytes += bytes()
    for (const [path, { bytes }] of entries) {
      if (entries.size <= maxPages && totalBytes <= maxBytes) return
      totalBytes -= bytes()
      entries.delete(path)
    }
  }

  return async (path, caller = '') => {
    const entry = entries.get(path)
    const age = entry ? now() - entry.at : Number.POSITIVE_INFINITY
    if (!entry || entry.isMissing || age > staleMs) return draw(path, caller)
    // It comes in the turn of whichever network is next.
    if (entry.caller !== undefined && entry.caller !== caller) void worker.draw(path, caller)
    const page = await entry.page
    // A page that failed before may succeed now.
    if (!entry.renewed && (age > freshMs || (page.status === 200 && !page.packed))) {
      entry.renewed = true
      soon(() => void draw(path))
    }
    return page
  }
}

const inASecond = (work: () => void) => void setTimeout(work, 1_000).unref()
