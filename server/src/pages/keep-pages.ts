import { type PackedPage, packedPage } from './packed-page.ts'
import type { DrawnPage, PageWorker } from './page-worker.ts'

const freshMs = 20_000
const staleMs = 300_000
const mostPages = 300

export interface KeptPage extends DrawnPage {
  readonly packed?: PackedPage
}

interface Kept {
  readonly at: number
  readonly page: Promise<KeptPage>
  renewed: boolean
}

interface Clock {
  now(): number
  /** Does the work when who asks now has his page, and its scripts and fonts: drawing takes the processor from them. */
  soon(work: () => void): void
}

/**
 * Pages as they were drawn last: new for 20 s, then shown until they are drawn anew, and forgotten after 5 minutes.
 * Their data says how old it is, so the browser asks for newer by itself.
 */
export function keepPages(
  worker: PageWorker,
  { now, soon }: Clock = systemClock,
): (path: string) => Promise<KeptPage> {
  const kept = new Map<string, Kept>()

  function draw(path: string): Promise<KeptPage> {
    const page = worker
      .draw(path)
      .then((drawn) => (drawn.html ? { ...drawn, packed: packedPage(drawn.html) } : drawn))
    kept.delete(path)
    kept.set(path, { at: now(), page, renewed: false })
    const [oldest] = kept.keys()
    if (kept.size > mostPages && oldest !== undefined) kept.delete(oldest)
    return page
  }

  return async (path) => {
    const held = kept.get(path)
    const age = held ? now() - held.at : Number.POSITIVE_INFINITY
    if (!held || age > staleMs) return draw(path)
    const page = await held.page
    // What could not be drawn may be drawn now.
    if (!held.renewed && (age > freshMs || (page.status === 200 && !page.html))) {
      held.renewed = true
      soon(() => void draw(path))
    }
    return page
  }
}

const systemClock: Clock = {
  now: () => performance.now(),
  soon: (work) => void setTimeout(work, 1_000).unref(),
}
