import { LRUCache } from 'lru-cache'
import type { Settings } from '../../platform/settings/settings.ts'

/** The row that a page ended with. */
export interface LogKey {
  /** As PostgreSQL writes it: a Date has no microseconds. */
  readonly exactAt: string
  readonly requestId: string
}

interface Place {
  /** Rows of the list up to this one. */
  readonly passed: number
  readonly after: LogKey
}

const maxLists = 2_000
const maxOfList = 50

/**
 * Where pages of long lists begin and end, so that they, and the next, are read from there instead of passing over what is before. A list is named with
 * the number of its rows: rows are only ever added, so one of the same length has each at its place.
 */
export class LogPlaces {
  readonly #lists = new LRUCache<string, readonly Place[]>({ max: maxLists })

  /** The last known place that is not beyond so many rows. */
  before(list: string, offset: number): Place | undefined {
    const places = this.#lists.get(list) ?? []
    return places.filter(({ passed }) => passed <= offset).sort((one, other) => other.passed - one.passed)[0]
  }

  add(list: string, place: Place): void {
    const others = (this.#lists.get(list) ?? []).filter(({ passed }) => passed !== place.passed)
    this.#lists.set(list, [place, ...others].slice(0, maxOfList))
  }
}

const ofServers = new WeakMap<Settings, LogPlaces>()

/** Those of a server. */
export function placesOf(settings: Settings): LogPlaces {
  const places = ofServers.get(settings) ?? new LogPlaces()
  ofServers.set(settings, places)
  return places
}
