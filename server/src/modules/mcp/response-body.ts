import {
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
} from 'node:zlib'
import type { LightMyRequestResponse } from 'fastify'

/** The body of a response, out of its compression. */
export interface ResponseBody {
  readonly bytes: Buffer
  /** Whether these are all. */
  readonly whole: boolean
  /** The API broke off, so the call wasn’t charged. */
  readonly broke: boolean
  /** The fault of its compression, in words; empty without one. */
  readonly fault: string
}

const maxCodings = 3

/** At most so many bytes, compressed and not. Compression wasn’t asked for, but an API may take no notice. */
export async function readBody(
  response: LightMyRequestResponse,
  { maxBytes, signal }: { readonly maxBytes: number; readonly signal: AbortSignal },
): Promise<ResponseBody> {
  let body: ResponseBody = await readAtMost(response, { maxBytes, signal })
  const codings = codingsOf(`${response.headers['content-encoding'] ?? ''}`)
  if (body.broke || body.bytes.length === 0 || codings.length === 0) return body
  const unknown = codings.length > maxCodings ? codings.join(', ') : codings.find((one) => !isKnown(one))
  if (unknown !== undefined)
    return { ...body, fault: `It’s compressed as ${unknown}, which can’t be read here.` }
  // The last coding is the outermost.
  for (const coding of codings.reverse()) body = await decompress(body, coding, maxBytes)
  return body
}

const codingsOf = (header: string): string[] =>
  header
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'identity')

const isKnown = (coding: string): boolean => /^(?:x-)?gzip$|^deflate$|^br$|^zstd$/.test(coding)

function decoderOf(coding: string, bytes: Buffer) {
  if (coding === 'br') return createBrotliDecompress()
  if (coding === 'zstd') return createZstdDecompress()
  if (coding !== 'deflate') return createGunzip()
  // Half of all servers leave the frame out: RFC 9110, 8.4.1.2.
  return ((bytes[0] ?? 0) & 0x0f) === 8 ? createInflate() : createInflateRaw()
}

async function decompress(body: ResponseBody, coding: string, maxBytes: number): Promise<ResponseBody> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    const decoder = decoderOf(coding, body.bytes)
    decoder.end(body.bytes)
    for await (const chunk of decoder) {
      chunks.push(chunk)
      length += chunk.length
      if (length > maxBytes) break
    }
    const whole = body.whole && length <= maxBytes
    return { ...body, bytes: Buffer.concat(chunks).subarray(0, maxBytes), whole }
  } catch {
    // The beginning of a longer response breaks off as well.
    const fault = body.whole ? `Its compression, ${coding}, is broken, so its end is missing here.` : ''
    return { ...body, bytes: Buffer.concat(chunks), whole: false, fault }
  }
}

interface ReadOptions {
  readonly maxBytes: number
  readonly signal: AbortSignal
}

/** The rest of a longer response is given up, as by a program that closes its connection. */
async function readAtMost(
  { raw, stream }: LightMyRequestResponse,
  { maxBytes, signal }: ReadOptions,
): Promise<ResponseBody> {
  const chunks: Buffer[] = []
  let length = 0
  const leave = () => raw.res.destroy()
  signal.addEventListener('abort', leave, { once: true })
  const bodyOf = (whole: boolean, broke: boolean) => {
    return { bytes: Buffer.concat(chunks).subarray(0, maxBytes), whole, broke, fault: '' }
  }
  try {
    for await (const chunk of stream()) {
      chunks.push(chunk)
      length += chunk.length
      if (length <= maxBytes) continue
      leave()
      return bodyOf(false, false)
    }
    return bodyOf(true, false)
  } catch (error) {
    if (signal.aborted) throw error
    return bodyOf(false, true)
  } finally {
    signal.removeEventListener('abort', leave)
  }
}
