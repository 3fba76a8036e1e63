import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'

/** Names a call on its way from the front to the tap. No backend sees it. */
export const callHeader = 'x-mock-proxy-call'

/**
 * Streams of events that a proxied backend sends. Prism reads a response to its end, which a stream does not have; so the tap gives Prism an
 * empty one, and the stream itself to the front. In the other direction, the bytes of a request.
 */
export class LiveStreams {
  readonly #calls = new Map<string, Readable | undefined>()
  readonly #bodies = new Map<string, Buffer>()

  /** The id of a call whose caller is waiting. Prism reserialises its body, and loses what JSON.parse does not keep. */
  begin(body: Buffer): string {
    const call = randomUUID()
    this.#calls.set(call, undefined)
    this.#bodies.set(call, body)
    return call
  }

  /** The bytes that the client sent. */
  bodyOf(call: string): Buffer | undefined {
    return this.#bodies.get(call)
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
    this.#bodies.delete(call)
    return stream
  }
}
