import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Settings } from '../settings/settings.ts'
import type { Stream } from './handler.ts'
import { whenOver } from './when-over.ts'

export type Deadlines = Pick<Settings, 'exportStallMs' | 'maxExportMs'>

/** Sends bytes as fast as the caller takes them, to be saved under a name. */
export function sendStream(
  reply: FastifyReply,
  { type, filename, stream }: Stream,
  deadlines: Deadlines,
): FastifyReply {
  cutOffSlowReader(reply, stream, deadlines)
  return reply.type(type).header('Content-Disposition', `attachment; filename="${filename}"`).send(stream)
}

/**
 * One who takes nothing for a while, or does not come to an end, is cut off: the connection, its buffers and an open file are not theirs
 * to keep.
 */
export function cutOffSlowReader(
  reply: FastifyReply,
  stream: Readable,
  { exportStallMs, maxExportMs }: Deadlines,
): void {
  const { raw: response, request } = reply
  const cutOff = (reason: string) => {
    request.log.info({ reason, bytesWaiting: response.writableLength }, 'reader disconnected')
    // A reset lets go of what the system still holds for this reader, too.
    request.raw.socket.resetAndDestroy()
  }
  // Node counts each byte that the system takes over as activity. With nothing to send, it is the server who is slow.
  response.setTimeout(exportStallMs, () => {
    if (response.writableLength > 0) cutOff(`read nothing for ${exportStallMs} ms`)
  })
  const longest = setTimeout(() => cutOff(`not done after ${maxExportMs} ms`), maxExportMs)
  whenOver(reply, () => {
    clearTimeout(longest)
    // To a HEAD, Fastify reads the stream to its end, after the response.
    stream.destroy()
  })
}
