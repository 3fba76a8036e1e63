import { type PackedPage, packedPage } from './packed-page.ts'
import type { DrawnPage, PageWorker } from './page-worker.ts'

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
  bytes(): number
  renewed: boolean
  /** Known once it has been drawn. */
  isMissing: boolean
}

interface Options {
  readonly now?: () => number
  /** Does the work when who asks now has his page, and its scripts and fonts: drawing takes the processor from them. */
  readonly soon?: (work: () => void) => void
  /** What all of them may take together. */
  readonly maxBytes?: number
}

/**
 * Pages as they were drawn last: new for 20 s, then shown until they are drawn anew, and forgotten after 5 minutes.
 * Their data says how old it is, so the browser asks for newer by itself. A page that was not there is looked for again each time:
 * what has just been published is there.
 */
export function keepPages(
  worker: PageWorker,
  { now = () => performance.now(), soon = inASecond, maxBytes = 32_000_000 }: Options = {},
): (path: string) => Promise<KeptPage> {
  const kept = new Map<string, PageEntry>()

  function draw(path: string): Promise<KeptPage> {
    let bytes = () => 0
    const page = worker.draw(path).then(({ status, html }): KeptPage => {
      entry.isMissing = status === 404
      if (!html) return { status }
      const packed = packedPage(html)
      bytes = packed.bytes
      forgetOldest()
      return { status, packed }
    })
    const entry: PageEntry = { at: now(), page, bytes: () => bytes(), renewed: false, isMissing: false }
    kept.delete(path)
    kept.set(path, entry)
    forgetOldest()
    return page
  }

  function forgetOldest(): void {
    let held = 0
    for (const { bytes } of kept.values()) held += bytes()
    for (const [path, { bytes }] of kept) {
      if (kept.size <= maxPages && held <= maxBytes) return
      held -= bytes()
      kept.delete(path)
    }
  }

  return async (path) => {
    const held = kept.get(path)
    const age = held ? now() - held.at : Number.POSITIVE_INFINITY
    if (!held || held.isMissing || age > staleMs) return draw(path)
    const page = await held.page
    // What could not be drawn may be drawn now.
    if (!held.renewed && (age > freshMs || (page.status === 200 && !page.packed))) {
      held.renewed = true
      soon(() => void draw(path))
    }
    return page
  }
}

const inASecond = (work: () => void) => void setTimeout(work, 1_000).unref()
