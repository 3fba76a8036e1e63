import { LRUCache } from 'lru-cache'
import type { ChangeFeed } from '../../platform/db/change-feed.ts'

const maxRemembered = 10_000
/**
 * How long a reader's call, which counts from its sending, may be in progress. The SDK doesn't trust one that took
 * longer.
 */
const underWayMs = 5_000

/** When what was last changed, as far as this process has heard. */
export class RecentChanges {
  readonly #feed: Pick<ChangeFeed, 'liveSince' | 'maxDeafMs'>
  /** By person or account, in the order of their last change. */
  readonly #changedAt: LRUCache<string, number>
  #forgottenAt = Number.NEGATIVE_INFINITY

  constructor(feed: Pick<ChangeFeed, 'liveSince' | 'maxDeafMs'>) {
    this.#feed = feed
    this.#changedAt = new LRUCache({
      max: maxRemembered,
      dispose: (at, _id, reason) => {
        if (reason === 'evict') this.#forgottenAt = at
      },
    })
  }

  add(id: string): void {
    this.#changedAt.set(id, performance.now())
  }

  /**
   * Whether nothing of these has changed for so long; false where it isn't known. It looks back further, since the process that told the
   * reader of changes until now may have been deaf.
   */
  isUnchanged(ids: readonly string[], seconds: number): boolean {
    const { liveSince = Number.POSITIVE_INFINITY, maxDeafMs } = this.#feed
    const from = performance.now() - seconds * 1000 - underWayMs - maxDeafMs
    return [liveSince, this.#forgottenAt, ...ids.map((id) => this.#changedAt.peek(id) ?? 0)].every(
      (at) => at < from,
    )
  }
}
