import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { whenOver } from './when-over.ts'

/** A response that continues: server-sent events, until one side ends it. */
export interface EventStream {
  readonly status: 200
  /** Is given the stream before anything is sent: it may still throw a refusal. A HEAD opens none. */
  readonly onOpen: (sink: EventSink) => void
}

export interface EventSink {
  /** Sends `data` as JSON. Cuts a reader off who hasn't taken the earlier events. */
  send(data: object): void
  end(): void
  onClose(callback: () => void): void
}

const headers = {
  'Content-Type': 'text/event-stream',
  // A proxy that compresses would keep events back to fill a buffer, and so would nginx.
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
}
/** Events are few and small: a client with so much waiting has stopped reading. */
const maxWaitingBytes = 16_384
/** How long the end of a stream may take to be read. */
const lingerMs = 2_000

export function sendEvents(reply: FastifyReply, { onOpen }: EventStream): FastifyReply {
  const { raw: response, request } = reply
  if (request.method === 'HEAD') return reply.headers(headers).send()
  const stream = new Readable({ read() {} })
  const cutOff = (reason: string) => {
    request.log.info({ reason }, 'reader disconnected')
    request.raw.socket.resetAndDestroy()
  }
  onOpen({
    send(data) {
      if (stream.readableEnded || stream.destroyed) return
      if (stream.readableLength + response.writableLength > maxWaitingBytes)
        return cutOff(`more than ${maxWaitingBytes} bytes waiting`)
      stream.push(`data: ${JSON.stringify(data)}\n\n`)
    },
    end() {
      stream.push(null)
      const timer = setTimeout(() => cutOff(`didn’t read the end for ${lingerMs} ms`), lingerMs)
      whenOver(reply, () => clearTimeout(timer))
    },
    onClose: (callback) => whenOver(reply, callback),
  })
  whenOver(reply, () => stream.destroy())
  return reply.headers(headers).send(stream)
}
