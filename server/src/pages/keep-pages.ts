import type { DrawnPage, PageWorker } from './page-worker.ts'

const freshMs = 20_000
const staleMs = 300_000
const mostPages = 300

interface Kept {
  readonly at: number
  readonly page: Promise<DrawnPage>
}

/**
 * Pages as they were drawn last: new for 20 s, then shown once more while they are drawn anew, and forgotten after 5
 * minutes. Their data says how old it is, so the browser asks for newer by itself.
 */
export function keepPages(worker: PageWorker, now: () => number): (path: string) => Promise<DrawnPage> {
  const kept = new Map<string, Kept>()

  function draw(path: string): Promise<DrawnPage> {
    const page = worker.draw(path)
    kept.delete(path)
    kept.set(path, { at: now(), page })
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
    if (age > freshMs || (page.status === 200 && !page.html)) void draw(path)
    return page
  }
}
