const stampKey = 'switchboard.reloaded-at'
const pauseMs = 60_000

interface Dependencies {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly now: () => number
  readonly reload: () => void
}

/** Reloads at most once a minute, so that a chunk that stays away cannot make the page reload for ever. */
export function createReloadOnce({ storage, now, reload }: Dependencies): () => boolean {
  return () => {
    const last = Number(storage.getItem(stampKey) ?? Number.NEGATIVE_INFINITY)
    if (now() - last < pauseMs) return false
    storage.setItem(stampKey, String(now()))
    reload()
    return true
  }
}
