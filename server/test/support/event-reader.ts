import { setTimeout as pause } from 'node:timers/promises'
import type { components } from '@switchboard/sdk'

type StreamEvent = components['schemas']['NotificationEvent']

/** A reader of one stream of events, who takes what comes. */
export interface EventReader {
  readonly status: number
  readonly headers: Headers
  /** All that came up to now, heartbeats left out. */
  readonly events: readonly StreamEvent[]
  /** All bytes that came. */
  text(): string
  /** Waits for as many events. Throws when they do not come. */
  until(count: number): Promise<readonly StreamEvent[]>
  /** Resolves when the stream is over, with whether it ended as it should, and not by a cut. */
  readonly ended: Promise<boolean>
  close(): void
}

/** For a busy machine: it says nothing about the server. */
const patienceMs = 30_000
const path = '/portal-api/api/notifications/stream'

export async function readEvents(url: string, token: string, query = ''): Promise<EventReader> {
  const abort = new AbortController()
  const headers = { Authorization: `Bearer ${token}` }
  const response = await fetch(`${url}${path}${query}`, { headers, signal: abort.signal })
  const events: StreamEvent[] = []
  let text = ''
  async function read(): Promise<boolean> {
    const decoder = new TextDecoder()
    try {
      for await (const chunk of response.body ?? []) {
        text += decoder.decode(chunk, { stream: true })
        const blocks = text.split('\n\n').slice(0, -1)
        const all = blocks.map((block) => JSON.parse(block.replace(/^data: /, '')) as StreamEvent)
        events.splice(0, events.length, ...all.filter(({ type }) => type !== 'heartbeat'))
      }
      return true
    } catch {
      return false
    }
  }
  return {
    status: response.status,
    headers: response.headers,
    events,
    text: () => text,
    async until(count) {
      const end = Date.now() + patienceMs
      while (events.length < count) {
        if (Date.now() > end) throw new Error(`Only ${JSON.stringify(events)} came.`)
        await pause(5)
      }
      return events
    },
    ended: response.status === 200 ? read() : Promise.resolve(false),
    close: () => abort.abort(),
  }
}

export const metricsToken = 'metrics-are-for-tests'

/** How many streams of events a server has open. It needs the `metricsToken`. */
export async function openStreams(url: string): Promise<number> {
  const response = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${metricsToken}` } })
  return Number(/^switchboard_open_streams (\d+)$/m.exec(await response.text())?.[1])
}
