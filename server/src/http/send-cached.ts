import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

export interface CachedFile {
  /** With its charset where it needs one. */
  readonly type: string
  readonly body: string
  /** The name it is saved under, when it is to be saved. */
  readonly filename?: string
  /** Text that people read is shown, and still saved under its name. */
  readonly shown?: boolean
}

/** Who asks again within a minute asks their cache; later, a tag tells whether anything changed. */
const cacheControl = 'public, max-age=60, must-revalidate'

/** Answers a file made of published data: whole, or 304 when the caller has it. */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, body, filename, shown = false }: CachedFile,
): FastifyReply {
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  reply.header('ETag', tag).header('Cache-Control', cacheControl)
  if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send()
  if (filename) reply.header('Content-Disposition', disposition(filename, shown))
  // As bytes: to a text Fastify adds a charset, which JSON has none of.
  return reply.header('Content-Type', type).send(Buffer.from(body))
}

/** As RFC 9110 compares for a GET: whether weak or not does not matter. */
const isKnown = (header: string | undefined, tag: string): boolean =>
  header?.split(',').some((one) => ['*', tag].includes(one.trim().replace(/^W\//, ''))) ?? false

/** RFC 6266: a plain name for everybody, and the exact one where it has other letters. */
function disposition(filename: string, shown: boolean): string {
  const plain = filename.replace(/[^\w.-]/g, '_')
  const exact =
    plain === filename ? '' : `; filename*=UTF-8''${encodeURIComponent(filename).replace(/['()*]/g, escaped)}`
  return `${shown ? 'inline' : 'attachment'}; filename="${plain}"${exact}`
}

const escaped = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
