import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'

/** Names a call on its way from the front to the tap. No backend sees it. */
export const callHeader = 'x-mock-proxy-call'

/**
 * Streams of events that a proxied backend sends. Prism reads a response to its end, which a stream does not have; so the tap gives Prism an
 * empty one, and the stream itself to the front.
 */
export class LiveStreams {
  readonly #calls = new Map<string, Readable | undefined>()

  /** The name of a call that somebody waits for. */
  begin(): string {
    const call = randomUUID()
    this.#calls.set(call, undefined)
    return call
  }

  /** Whether somebody still waits for it. */
  offer(call: string, stream: Readable): boolean {
    if (!this.#calls.has(call)) return false
    this.#calls.set(call, stream)
    return true
  }

  take(call: string): Readable | undefined {
    const stream = this.#calls.get(call)
    this.#calls.delete(call)
    return stream
  }
}
