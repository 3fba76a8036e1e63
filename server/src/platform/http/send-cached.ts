import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { etagOf, isHeld } from './etag.ts'
import { cutOffSlowReader, type Deadlines } from './send-stream.ts'

export interface CachedFile {
  /** With its charset where it needs one. */
  readonly type: string
  /** A text, or a stream that is opened only if the client needs it. */
  readonly body: string | StreamedBody
  /** The name it is saved under, when it is to be saved. */
  readonly filename?: string
  /** Text that people read is shown, and still saved under its name. */
  readonly shown?: boolean
}

interface StreamedBody {
  /** The name of its content. */
  readonly tag: string
  /** Its length, where that is known, so that a part of it isn't taken for the whole. */
  readonly bytes?: number
  readonly open: () => Readable
  readonly deadlines: Deadlines
}

/** Within a minute a client's own cache responds; after that, an ETag decides whether anything changed. */
const cacheControl = 'public, max-age=60, must-revalidate'

/** Sends a file made of published data: whole, or 304 when the caller has it. */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, body, filename, shown = false }: CachedFile,
): FastifyReply {
  const tag = typeof body === 'string' ? etagOf(body) : `W/"${body.tag}"`
  reply.header('ETag', tag).header('Cache-Control', cacheControl)
  if (isHeld(tag, request.headers['if-none-match'])) return reply.code(304).send()
  if (filename) reply.header('Content-Disposition', disposition(filename, shown))
  reply.header('Content-Type', type)
  // As bytes: to a text Fastify adds a charset, which JSON has none of.
  if (typeof body === 'string') reply.compress(Buffer.from(body))
  else reply.compress(openFor(reply, body))
  return reply
}

function openFor(reply: FastifyReply, { open, bytes, deadlines }: StreamedBody): Readable {
  const stream = open()
  if (bytes !== undefined) reply.header('Content-Length', bytes)
  cutOffSlowReader(reply, stream, deadlines)
  return stream
}

/** RFC 6266: a plain name for everybody, and the exact one where it has other letters. */
function disposition(filename: string, isInline: boolean): string {
  const plain = filename.replace(/[^\w.-]/g, '_')
  const exact =
    plain === filename ? '' : `; filename*=UTF-8''${encodeURIComponent(filename).replace(/['()*]/g, escaped)}`
  return `${isInline ? 'inline' : 'attachment'}; filename="${plain}"${exact}`
}

const escaped = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
