import type { Redaction } from '../modules/upstreams/redaction.ts'
import { decode, isKnownCoding } from '../platform/http/content-codings.ts'
import type { UpstreamResponse } from './read-response.ts'

/** A body that unpacks to more than this passes as it is. */
const maxPlainBytes = 1_048_576

/** Looks into a compressed body that is held whole, and hands it on unpacked where it repeats a secret. */
export async function redactCompressed(
  response: UpstreamResponse,
  redaction: Redaction,
): Promise<UpstreamResponse> {
  const { headers, body } = response
  const { 'content-encoding': header = '', etag: _, ...others } = headers
  const coding = header.trim().toLowerCase()
  if (!isKnownCoding(coding) || !Buffer.isBuffer(body) || body.length === 0) return response
  const { bytes, whole } = await decode(body, coding, maxPlainBytes)
  const covered = redaction.bytes(bytes)
  return !whole || covered === bytes ? response : { ...response, headers: others, body: covered }
}
