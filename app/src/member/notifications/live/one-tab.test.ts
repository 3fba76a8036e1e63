import type { NotificationEvent } from '@switchboard/sdk/stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followInOneTab, type OneTabOptions } from './one-tab.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

type Hear = Parameters<OneTabOptions['follow']>[1]

/** A browser with tabs that share a lock and a channel. */
function browser({ locks = true, channel = true } = {}) {
  const waiting: { run: () => Promise<unknown>; signal: AbortSignal }[] = []
  let isHeld = false
  const next = async () => {
    if (isHeld) return
    const turn = waiting.shift()
    if (!turn) return
    if (turn.signal.aborted) return next()
    isHeld = true
    await turn.run()
    isHeld = false
    void next()
  }
  const request = (_name: string, { signal }: { signal: AbortSignal }, run: () => Promise<unknown>) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      waiting.push({ run: () => run().then(resolve), signal })
      void next()
    })
  const channels = new Set<EventTarget>()
  class Channel extends EventTarget {
    constructor() {
      super()
      channels.add(this)
    }
    postMessage(data: unknown) {
      for (const other of channels)
        if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }))
    }
    close() {
      channels.delete(this)
    }
  }
  const streams: Hear[] = []
  const readAt: number[] = []

  function openTab() {
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
    const window = new EventTarget()
    let reads = 0
    const batches: (readonly NotificationEvent[])[] = []
    const stop = followInOneTab({
      name: 'test',
      document: page as Document,
      window: window as Window,
      locks: locks ? ({ request } as unknown as LockManager) : undefined,
      Channel: channel ? (Channel as unknown as typeof BroadcastChannel) : undefined,
      readAt: Date.now() - 500,
      follow: (signal, hear, knownAt) =>
        new Promise((resolve) => {
          streams.push(hear)
          readAt.push(knownAt)
          signal.addEventListener('abort', () => {
            streams.splice(streams.indexOf(hear), 1)
            resolve(undefined)
          })
        }),
      onEvents: (events) => {
        if (events.some(({ type }) => type === 'ready')) reads += 1
        batches.push(events)
      },
      pollMs: 20_000,
      startMs: 2_000,
      hiddenMs: 20_000,
    })
    return {
      stop,
      window,
      reads: () => reads,
      batches,
      show(visibilityState: DocumentVisibilityState) {
        page.visibilityState = visibilityState
        page.dispatchEvent(new Event('visibilitychange'))
      },
    }
  }
  return { openTab, streams, readAt }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('three tabs have one stream, and each reads what it tells', async () => {
  const { openTab, streams } = browser()
  const tabs = [openTab(), openTab(), openTab()]
  await pass(1_900)
  expect(streams).toHaveLength(0)
  await pass(100)
  expect(streams).toHaveLength(1)
  streams[0]?.({ type: 'ready' })
  streams[0]?.({ type: 'ready' })
  await pass(200)
  expect(tabs.map(({ reads }) => reads())).toEqual([1, 1, 1])
})

test('while the stream lives, nobody asks by themselves; when it falls silent, everybody does', async () => {
  const { openTab, streams } = browser()
  const tabs = [openTab(), openTab()]
  await pass(2_000)
  for (let beat = 0; beat < 10; beat += 1) {
    streams[0]?.('sign')
    await pass(15_000)
  }
  expect(tabs.map(({ reads }) => reads())).toEqual([0, 0])
  await pass(26_000)
  expect(tabs.map(({ reads }) => reads())).toEqual([1, 1])
})

test('when the tab that leads is closed, another takes over', async () => {
  const { openTab, streams } = browser()
  const [first, second] = [openTab(), openTab()]
  await pass(2_000)
  const before = streams[0]
  first.stop()
  await pass(0)
  expect(streams).toHaveLength(1)
  expect(streams[0]).not.toBe(before)
  streams[0]?.({ type: 'ready' })
  await pass(200)
  expect([first.reads(), second.reads()]).toEqual([0, 1])
})

test('a tab that nobody looks at gives the stream away after a while, reads nothing, and catches up', async () => {
  const { openTab, streams } = browser()
  const [first, second] = [openTab(), openTab()]
  await pass(2_000)
  const before = streams[0]
  first.show('hidden')
  await pass(19_000)
  expect(streams[0]).toBe(before)
  await pass(2_000)
  expect(streams).toHaveLength(1)
  expect(streams[0]).not.toBe(before)
  streams[0]?.({ type: 'ready' })
  await pass(60_000)
  expect(first.reads()).toBe(0)
  expect(second.reads()).toBeGreaterThan(0)
  first.show('visible')
  await pass(200)
  expect(first.reads()).toBe(1)
})

test('who comes right back has the same stream', async () => {
  const { openTab, streams } = browser()
  const tab = openTab()
  await pass(2_000)
  const before = streams[0]
  tab.show('hidden')
  await pass(10_000)
  tab.show('visible')
  await pass(30_000)
  expect(streams).toEqual([before])
})

test.each(['online', 'pageshow'])(
  '%s: the connection is made anew, and what was missed is read',
  async (event) => {
    const { openTab, streams } = browser()
    const tab = openTab()
    await pass(2_000)
    const before = streams[0]
    tab.window.dispatchEvent(new Event(event))
    await pass(200)
    expect(streams).toHaveLength(1)
    expect(streams[0]).not.toBe(before)
    expect(tab.reads()).toBe(1)
  },
)

test.each([
  ['locks', { locks: false }],
  ['channels', { channel: false }],
])('without %s each tab asks from time to time', async (_what, missing) => {
  const { openTab, streams } = browser(missing)
  const tabs = [openTab(), openTab()]
  await pass(2_000)
  expect(streams).toHaveLength(0)
  await pass(41_000)
  expect(tabs.map(({ reads }) => reads())).toEqual([2, 2])
})

test('what is stopped asks no more', async () => {
  const { openTab, streams } = browser()
  const tab = openTab()
  await pass(2_000)
  tab.stop()
  await pass(90_000)
  expect([streams.length, tab.reads()]).toEqual([0, 0])
})

test('what comes together is told to every tab together, once', async () => {
  const { openTab, streams } = browser()
  const tabs = [openTab(), openTab()]
  await pass(2_000)
  const events = [
    { type: 'account', operation: 'PUT /api/wallet/threshold' },
    { type: 'team' },
  ] as const satisfies readonly NotificationEvent[]
  for (const event of events) streams[0]?.(event)
  await pass(200)
  expect(tabs.map(({ batches }) => batches)).toEqual([[events], [events]])
})

test('who leads says when it last knew all: when the page began, then when it heard something', async () => {
  const { openTab, streams, readAt } = browser()
  const begun = Date.now() - 500
  const [first] = [openTab(), openTab()]
  await pass(2_000)
  expect(readAt).toEqual([begun])
  await pass(5_000)
  streams[0]?.('sign')
  const heardAt = Date.now()
  await pass(1_000)
  first.stop()
  await pass(0)
  // The other tab has heard it, too.
  expect(readAt).toEqual([begun, heardAt])
})
