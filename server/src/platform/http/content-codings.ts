import {
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
} from 'node:zlib'

export const isKnownCoding = (coding: string): boolean => /^(?:x-)?gzip$|^deflate$|^br$|^zstd$/.test(coding)

interface Decoded {
  /** The first `maxBytes` of them. */
  readonly bytes: Buffer
  /** Whether there were no more, and the compression was in order to its end. */
  readonly whole: boolean
  readonly isBroken: boolean
}

/** Bytes out of one known coding (RFC 9110, 8.4.1). No more than a little over `maxBytes` is unpacked. Never rejects. */
export async function decode(bytes: Buffer, coding: string, maxBytes: number): Promise<Decoded> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of decoderOf(coding, bytes).end(bytes)) {
      chunks.push(chunk)
      length += chunk.length
      if (length > maxBytes) break
    }
  } catch {
    return { bytes: Buffer.concat(chunks), whole: false, isBroken: true }
  }
  return { bytes: Buffer.concat(chunks).subarray(0, maxBytes), whole: length <= maxBytes, isBroken: false }
}

function decoderOf(coding: string, bytes: Buffer) {
  if (coding === 'br') return createBrotliDecompress()
  if (coding === 'zstd') return createZstdDecompress()
  if (coding !== 'deflate') return createGunzip()
  // Half of all servers leave the frame out: RFC 9110, 8.4.1.2.
  return ((bytes[0] ?? 0) & 0x0f) === 8 ? createInflate() : createInflateRaw()
}
