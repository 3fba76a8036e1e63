import type { Transform } from 'node:stream'
import {
  constants,
  createBrotliCompress,
  createBrotliDecompress,
  createDeflate,
  createGunzip,
  createGzip,
  createInflate,
  createInflateRaw,
  createZstdCompress,
  createZstdDecompress,
} from 'node:zlib'

const isKnownCoding = (coding: string): boolean => /^(?:x-)?gzip$|^deflate$|^br$|^zstd$/.test(coding)
const maxCodings = 3
/** 8 MB: RFC 9659. A frame could ask for 128. */
const maxZstdWindow = { params: { [constants.ZSTD_d_windowLogMax]: 23 } }

/** Of a `Content-Encoding`, the outermost last, and those of them that can’t be unpacked here. */
export function codingsOf(header: string): {
  readonly codings: string[]
  readonly unknown: string | undefined
} {
  const codings = namesIn(header).filter((coding) => coding !== 'identity')
  const tooMany = codings.length > maxCodings ? codings.join(', ') : undefined
  return { codings, unknown: tooMany ?? codings.find((coding) => !isKnownCoding(coding)) }
}

/** The entries of an `Accept-Encoding` that can be unpacked here. */
export const knownCodings = (header: string): string =>
  header
    .split(',')
    .filter((item) =>
      namesIn(item.split(';')[0] ?? '').some((name) => name === 'identity' || isKnownCoding(name)),
    )
    .join(',')
    .trim() || 'identity'

const namesIn = (header: string): string[] =>
  header
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

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

/** Of one known coding, for a body that begins with these bytes. */
export function decoderOf(coding: string, beginning?: Buffer): Transform {
  if (coding === 'br') return createBrotliDecompress()
  if (coding === 'zstd') return createZstdDecompress(maxZstdWindow)
  if (coding !== 'deflate') return createGunzip()
  // Half of all servers leave the frame out: RFC 9110, 8.4.1.2.
  return ((beginning?.[0] ?? 8) & 0x0f) === 8 ? createInflate() : createInflateRaw()
}

/** Back into one known coding, quickly; each chunk goes on as it comes. */
export function encoderOf(coding: string): Transform {
  const flush = constants.Z_SYNC_FLUSH
  if (coding === 'zstd') return createZstdCompress({ flush: constants.ZSTD_e_flush })
  if (coding !== 'br') return (coding === 'deflate' ? createDeflate : createGzip)({ level: 1, flush })
  const params = { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 18 }
  return createBrotliCompress({ params, flush: constants.BROTLI_OPERATION_FLUSH })
}
