import { createParser } from 'eventsource-parser'
import type { Client } from 'openapi-fetch'
import { ApiError } from '../api-error.ts'
import type { components, paths } from '../generated/portal.ts'
import { type ConnectOptions, connect } from './connect.ts'

export type NotificationEvent = components['schemas']['NotificationEvent']

export interface EventOptions extends ConnectOptions {
  /** How long nothing may come, heartbeats included, before the stream counts as dead. Default: 50 seconds. */
  silenceMs?: number
}

/** How late `ready` may come for its `unchanged` to count, by the contract. */
const underWayMs = 5_000

/**
 * The events of one stream, until it ends. Throws ApiError when it is rejected, breaks or falls silent. Doesn't
 * reconnect: see `followNotifications`.
 */
export async function* notificationEvents(
  client: Client<paths>,
  { signal, readAt, silenceMs = 50_000 }: EventOptions = {},
): AsyncGenerator<NotificationEvent, void, undefined> {
  const calledAt = Date.now()
  const reader = (await connect(client, { signal, readAt })).getReader()
  const waiting: NotificationEvent[] = []
  const parser = createParser({
    onEvent({ data }) {
      const event = eventOf(data)
      const late = Date.now() - calledAt > underWayMs
      if (event) waiting.push(event.type === 'ready' && late ? { type: 'ready' } : event)
    },
  })
  const decoder = new TextDecoder()
  try {
    for (;;) {
      const { done, value } = await unlessSilent(reader.read(), silenceMs)
      if (done) return
      parser.feed(decoder.decode(value, { stream: true }))
      yield* waiting.splice(0)
    }
  } catch (cause) {
    if (signal?.aborted || cause instanceof ApiError) throw cause
    throw new ApiError({ message: 'The stream broke off.', status: 0, code: 'network_error', cause })
  } finally {
    // Leaving the loop closes the connection.
    reader.cancel().catch(() => {})
  }
}

/** Undefined for what no event of ours is. */
function eventOf(data: string): NotificationEvent | undefined {
  try {
    const event = JSON.parse(data)
    return typeof event?.type === 'string' ? event : undefined
  } catch {
    return undefined
  }
}

async function unlessSilent<Value>(read: Promise<Value>, silenceMs: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_resolve, reject) => {
    const message = `The stream was silent for ${silenceMs} ms.`
    timer = setTimeout(() => reject(new ApiError({ message, status: 0, code: 'timeout' })), silenceMs)
  })
  return Promise.race([read, silence]).finally(() => clearTimeout(timer))
}
