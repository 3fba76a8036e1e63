import type { NotificationEvent } from '@switchboard/sdk/stream'

/** The browser's features that tabs use. Without the last two, each tab polls by itself. */
interface TabsBrowser {
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener'>
  readonly window: Pick<Window, 'addEventListener'>
  readonly locks: Pick<LockManager, 'request'> | undefined
  readonly Channel: typeof BroadcastChannel | undefined
}

/** `sign`: the stream is alive. */
type News = 'sign' | NotificationEvent

/** Something may have been missed, as before the stream begins. */
const missed: NotificationEvent = { type: 'ready' }

export interface OneTabOptions extends TabsBrowser {
  /** Tabs of one name take turns. */
  readonly name: string
  /** When the tab began to read what it shows, in milliseconds since 1970. */
  readonly readAt: number
  /** Follows the stream until it is told to stop, and says what it hears. Asked of one tab at a time. `readAt` is when it last knew all. */
  readonly follow: (signal: AbortSignal, hear: (news: News) => void, readAt: number) => Promise<unknown>
  /** Called in every visible tab with what happened, several events together if they arrive together. */
  readonly onEvents: (events: readonly NotificationEvent[]) => void
  /** How long a tab that hears nothing of the stream waits before it reads again. */
  readonly pollMs: number
  /** How long the page has to itself first. */
  readonly startMs: number
  /** How long a hidden tab keeps the stream, in case the person comes right back. */
  readonly hiddenMs: number
}

/** Events that come together are told together. */
const gatherMs = 150
/** When the server refuses a stream for good, it is asked again after so long: another version may stand there. */
const refusedMs = 300_000

/**
 * One stream for all tabs of a browser: the tab that holds the lock follows it and tells the others. Only visible
 * tabs take part, so that a tab frozen by the browser never holds the lock, and a returning tab reads again first. A
 * tab that hears nothing for a while reads by itself, as it does without streams or locks.
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
  let gathered: NotificationEvent[] = []
  let leaving: ReturnType<typeof setTimeout> | undefined
  let turn: AbortController | undefined

  const isSeen = () => document.visibilityState === 'visible'
  const gather = (event: NotificationEvent) => {
    if (!isSeen()) return
    gathered.push(event)
    gathering ??= setTimeout(() => {
      const events = gathered
      gathering = undefined
      gathered = []
      options.onEvents(events)
    }, gatherMs)
  }
  const hear = (news: News) => {
    heardAt = Date.now()
    readAt = heardAt
    if (news !== 'sign') gather(news)
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
    hear(missed)
  }
  // Back from the memory of the browser, or from a time without a network: the connection may be dead.
  const renew = () => {
    leave()
    if (isSeen()) onVisibility()
  }
  const poll = setInterval(() => {
    if (isSeen() && Date.now() - heardAt >= pollMs) hear(missed)
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
