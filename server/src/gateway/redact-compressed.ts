import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate, zstdDecompress } from 'node:zlib'
import type { Redaction } from '../modules/upstreams/redaction.ts'
import type { UpstreamResponse } from './read-response.ts'

/** A body that unpacks to more than this passes as it is. */
const maxOutputLength = 1_048_576
const unpackers = new Map([
  ['gzip', promisify<Buffer, object, Buffer>(gunzip)],
  ['x-gzip', promisify<Buffer, object, Buffer>(gunzip)],
  ['deflate', promisify<Buffer, object, Buffer>(inflate)],
  ['br', promisify<Buffer, object, Buffer>(brotliDecompress)],
  ['zstd', promisify<Buffer, object, Buffer>(zstdDecompress)],
])

/** Looks into a compressed body that is held whole, and hands it on unpacked where it repeats a secret. */
export async function redactCompressed(
  response: UpstreamResponse,
  redaction: Redaction,
): Promise<UpstreamResponse> {
  const { headers, body } = response
  const { 'content-encoding': coding = '', etag: _, ...others } = headers
  const unpack = unpackers.get(coding.trim().toLowerCase())
  if (!unpack || !Buffer.isBuffer(body) || body.length === 0) return response
  const plain = await unpack(body, { maxOutputLength }).catch(() => undefined)
  const covered = plain && redaction.bytes(plain)
  return covered === plain || !covered ? response : { ...response, headers: others, body: covered }
}
