import { LRUCache } from 'lru-cache'
import { Places } from '../platform/http/places.ts'

/** A page as it is before any script has run. Without html the browser draws it, from the empty document. */
export interface DrawnPage {
  readonly status: 200 | 404
  readonly html?: string
}

export interface WaitingPage {
  readonly path: string
  readonly page: Promise<DrawnPage>
  readonly settle: (page: DrawnPage) => void
  /** All networks that want it. */
  readonly callers: Set<string>
}

const maxWaiting = 20
const maxCallers = 1_000
export const undrawn: DrawnPage = { status: 200 }
/** Says nothing of the page: others may have it drawn. */
export const pageWithoutPlace: DrawnPage = { status: 200 }

/** Pages to draw. Networks take turns, and none has all places: one that asks for many keeps others waiting for one of its pages. */
export class PageQueue {
  readonly #waiting: WaitingPage[] = []
  readonly #places = new Places({ size: maxWaiting, share: 0.5 })
  /** When a network’s last page was begun, as a number that only grows. */
  readonly #begun = new LRUCache<string, number>({ max: maxCallers })
  #count = 0

  /** The page is left to the browser when it isn’t begun in so many milliseconds: the request has timed out. */
  add(path: string, caller: string, maxMs: number): Promise<DrawnPage> {
    const same = this.#waiting.find((one) => one.path === path)
    same?.callers.add(caller)
    if (same) return same.page
    const leave = this.#places.enter(caller)
    if (typeof leave === 'string') return Promise.resolve(pageWithoutPlace)
    const { promise: page, resolve } = Promise.withResolvers<DrawnPage>()
    const settle = (drawn: DrawnPage) => {
      clearTimeout(tooLong)
      leave()
      resolve(drawn)
    }
    const one = { path, page, settle, callers: new Set([caller]) }
    const tooLong = setTimeout(() => {
      this.#remove(one)
      settle(undrawn)
    }, maxMs)
    this.#waiting.push(one)
    return page
  }

  /** Of the network that has waited longest since its last page was begun. */
  next(): WaitingPage | undefined {
    const turnOf = ({ callers }: WaitingPage) =>
      Math.min(...[...callers].map((caller) => this.#begun.get(caller) ?? 0))
    const [first] = this.#waiting.toSorted((one, other) => turnOf(one) - turnOf(other))
    if (!first) return undefined
    this.#remove(first)
    this.#count += 1
    for (const caller of first.callers) this.#begun.set(caller, this.#count)
    return first
  }

  settleAll(): void {
    for (const { settle } of this.#waiting.splice(0)) settle(undrawn)
  }

  #remove(page: WaitingPage): void {
    const place = this.#waiting.indexOf(page)
    if (place >= 0) this.#waiting.splice(place, 1)
  }
}
