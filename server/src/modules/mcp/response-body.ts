import type { LightMyRequestResponse } from 'fastify'
import { codingsOf, decode } from '../../platform/http/content-codings.ts'

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

/** At most so many bytes, compressed and not. Compression wasn’t asked for, but an API may take no notice. */
export async function readBody(
  response: LightMyRequestResponse,
  { maxBytes, signal }: { readonly maxBytes: number; readonly signal: AbortSignal },
): Promise<ResponseBody> {
  let body: ResponseBody = await readAtMost(response, { maxBytes, signal })
  const { codings, unknown } = codingsOf(`${response.headers['content-encoding'] ?? ''}`)
  if (body.broke || body.bytes.length === 0 || codings.length === 0) return body
  if (unknown !== undefined)
    return { ...body, fault: `It’s compressed as ${unknown}, which can’t be read here.` }
  // The last coding is the outermost.
  for (const coding of codings.reverse()) body = await decompress(body, coding, maxBytes)
  return body
}

async function decompress(body: ResponseBody, coding: string, maxBytes: number): Promise<ResponseBody> {
  const { bytes, whole, isBroken } = await decode(body.bytes, coding, maxBytes)
  if (!isBroken) return { ...body, bytes, whole: body.whole && whole }
  // The beginning of a longer response breaks off as well.
  const fault = body.whole ? `Its compression, ${coding}, is broken, so its end is missing here.` : ''
  return { ...body, bytes, whole: false, fault }
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
  // The caller may have left before the response began.
  if (signal.aborted) leave()
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
