import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const zip = promisify(gzip)
/** Less fits into the first packets as it is. */
const worthIt = 1400

/**
 * Packs an answer that anybody may keep, which is one with an ETag. Others stay as they are: the length of a packed answer
 * tells of the secrets in it.
 */
export async function packPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (!reply.hasHeader('ETag')) return payload
  reply.header('Vary', [reply.getHeader('Vary'), 'Accept-Encoding'].filter(Boolean).join(', '))
  if (typeof payload !== 'string' || payload.length < worthIt) return payload
  if (!/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(String(request.headers['accept-encoding'] ?? '')))
    return payload
  reply.header('Content-Encoding', 'gzip').removeHeader('Content-Length')
  return zip(payload)
}
