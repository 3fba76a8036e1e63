/** What the tabs of a browser need of it. Without the last two, each tab asks for itself from time to time. */
interface TabsBrowser {
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener'>
  readonly window: Pick<Window, 'addEventListener'>
  readonly locks: Pick<LockManager, 'request'> | undefined
  readonly Channel: typeof BroadcastChannel | undefined
}

/** `sign`: the stream lives. `change`: what it is about has changed, or may have. Else what exactly has. */
type News = 'sign' | 'change' | { readonly changed: string }

export interface OneTabOptions extends TabsBrowser {
  /** Tabs of one name take turns. */
  readonly name: string
  /** When the tab began to read what it shows, in milliseconds since 1970. */
  readonly readAt: number
  /** Follows the stream until it is told to stop, and says what it hears. Asked of one tab at a time. `readAt` is when it last knew all. */
  readonly follow: (signal: AbortSignal, hear: (news: News) => void, readAt: number) => Promise<unknown>
  /** In every tab that is looked at: read again what may have changed. */
  readonly onChange: (news: { readonly some: boolean; readonly changed: readonly string[] }) => void
  /** How long a tab that hears nothing of the stream waits before it reads again. */
  readonly pollMs: number
  /** How long the page has to itself first. */
  readonly startMs: number
  /** How long a tab that nobody looks at any more keeps the stream for who comes right back. */
  readonly hiddenMs: number
}

/** Several changes at once are one. */
const gatherMs = 150
/** When the server refuses a stream for good, it is asked again after so long: another version may stand there. */
const refusedMs = 300_000

/**
 * One stream for all tabs of a browser: the tab that holds the lock follows it and tells the others. Only tabs that somebody looks at
 * take part, so that none that the browser has frozen holds the lock, and one that comes back reads again first. Whoever hears
 * nothing for a while, for whatever reason, reads by itself: that is the way where streams or locks are missing, too.
 *
 * Returns a function that ends it.
 */
export function followInOneTab(options: OneTabOptions): () => void {
  const { name, document, window, locks, Channel, pollMs, startMs, hiddenMs } = options
  const ended = new AbortController()
  const channel = Channel && new Channel(name)
  let heardAt = Date.now()
  let { readAt } = options
  let gathering: ReturnType<typeof setTimeout> | undefined
  let some = false
  const changed = new Set<string>()
  let leaving: ReturnType<typeof setTimeout> | undefined
  let turn: AbortController | undefined

  const isSeen = () => document.visibilityState === 'visible'
  const change = (news: Exclude<News, 'sign'>) => {
    if (!isSeen()) return
    if (news === 'change') some = true
    else changed.add(news.changed)
    gathering ??= setTimeout(() => {
      const heard = { some, changed: [...changed] }
      gathering = undefined
      some = false
      changed.clear()
      options.onChange(heard)
    }, gatherMs)
  }
  const hear = (news: News) => {
    heardAt = Date.now()
    readAt = heardAt
    if (news !== 'sign') change(news)
  }

  async function lead(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await options
        .follow(
          signal,
          (news) => {
            hear(news)
            channel?.postMessage(news)
          },
          readAt,
        )
        .catch(() => {})
      await pause(refusedMs, signal)
    }
  }

  function join(): void {
    clearTimeout(leaving)
    leaving = undefined
    // Without a channel, no other tab would hear of it.
    if (turn || !locks || !channel) return
    const mine = new AbortController()
    turn = mine
    // Aborted while it waits, the request rejects; once it leads, it ends with the stream.
    locks.request(name, { signal: mine.signal }, () => lead(mine.signal)).catch(() => {})
  }

  function leave(): void {
    clearTimeout(leaving)
    leaving = undefined
    turn?.abort()
    turn = undefined
  }

  const onVisibility = () => {
    if (!isSeen()) {
      leaving ??= setTimeout(leave, hiddenMs)
      return
    }
    join()
    hear('change')
  }
  // Back from the memory of the browser, or from a time without a network: the connection may be dead.
  const renew = () => {
    leave()
    if (isSeen()) onVisibility()
  }
  const poll = setInterval(() => {
    if (isSeen() && Date.now() - heardAt >= pollMs) hear('change')
  }, pollMs / 4)
  const start = setTimeout(() => isSeen() && join(), startMs)

  channel?.addEventListener('message', ({ data }) => hear(data))
  const untilEnded = { signal: ended.signal }
  document.addEventListener('visibilitychange', onVisibility, untilEnded)
  window.addEventListener('pagehide', leave, untilEnded)
  window.addEventListener('pageshow', renew, untilEnded)
  window.addEventListener('online', renew, untilEnded)
  return () => {
    clearInterval(poll)
    clearTimeout(start)
    clearTimeout(gathering)
    ended.abort()
    leave()
    channel?.close()
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done, { once: true })
    if (signal.aborted) done()
  })
