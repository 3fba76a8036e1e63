import { isUtf8 } from 'node:buffer'
import type { IncomingHttpHeaders } from 'node:http'
import { addAbortSignal, PassThrough, pipeline, Readable, Transform } from 'node:stream'
import type { Redaction, RedactionFilter } from '../modules/upstreams/redaction.ts'
import { codingsOf, decode, decoderOf, encoderOf, knownCodings } from '../platform/http/content-codings.ts'
import { NoResponse } from './no-response.ts'
import type { UpstreamResponse } from './read-response.ts'

/** A body that unpacks to more than this is read as it flows. */
const maxPlainBytes = 1_048_576

/**
 * Headers of a call whose response must be read: in a coding that can be unpacked, and whole, since a secret in two pieces is in none
 * of them. Some servers read `Request-Range` as well.
 */
export function inReadableForm(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { range, 'request-range': _, 'accept-encoding': accepted, ...others } = headers
  return {
    ...others,
    // Other units, such as pages, are the API's own.
    ...(range !== undefined && !/bytes/i.test(range) && { range }),
    ...(accepted !== undefined && { 'accept-encoding': knownCodings(`${accepted}`) }),
  }
}

/** A response without the secrets in it, which leaves a compressed one as it came where it is short and has none. */
export async function redactResponse(
  response: UpstreamResponse,
  redaction: Redaction,
  maxReadMs: number,
): Promise<UpstreamResponse> {
  const { headers, body } = response
  if (headers['accept-ranges'] !== undefined) headers['accept-ranges'] = 'none'
  const { codings, unknown } = codingsOf(headers['content-encoding'] ?? '')
  if (codings.length === 0 || unknown !== undefined) return response
  if (!Buffer.isBuffer(body)) return recoded(response, { source: body, codings, redaction, maxReadMs })
  let plain = body
  for (const coding of body.length > 0 ? codings.toReversed() : []) {
    const { bytes, whole, isBroken } = await decode(plain, coding, maxPlainBytes)
    // Text that only says it was compressed.
    if (isBroken && isUtf8(body)) return { ...response, body: redaction.bytes(body) }
    if (!whole) return recoded(response, { source: Readable.from([body]), codings, redaction, maxReadMs })
    plain = bytes
  }
  const covered = redaction.bytes(plain)
  if (covered === plain) return response
  const { 'content-encoding': _, etag: __, ...others } = withoutDigests(headers)
  return { ...response, headers: others, body: covered }
}

interface RecodingOptions {
  readonly source: Readable
  readonly codings: readonly string[]
  readonly redaction: Redaction
  /** For the caller to read it. */
  readonly maxReadMs: number
}

/** The body in the same codings, covered on its way. One that can’t be unpacked breaks off, and costs nothing. */
function recoded(
  response: UpstreamResponse,
  { source, codings, redaction, maxReadMs }: RecodingOptions,
): UpstreamResponse {
  const { 'content-length': _, etag, ...headers } = withoutDigests(response.headers)
  const decoders = codings.map((coding) => decoderOf(coding))
  if (codings.at(-1) === 'deflate') decoders.splice(-1, 1, decoderOf('deflate', beginningOf(source)))
  const body = new PassThrough({
    destroy: (error, done) =>
      done(isOfCompression(error) ? new NoResponse('unreachable', { cause: error, sent: true }) : error),
  })
  const steps = [source, ...decoders.reverse(), cover(redaction.filter()), ...codings.map(encoderOf), body]
  const isIntact = new Promise<boolean>((resolve) => {
    pipeline(steps, (error) => resolve(!isOfCompression(error)))
  })
  // It may break before anybody reads it.
  body.on('error', () => {})
  addAbortSignal(AbortSignal.timeout(maxReadMs), body)
  const completed = Promise.all([response.completed, isIntact]).then((all) => all.every(Boolean))
  return {
    ...response,
    // Its bytes are others than those that the API names.
    headers: { ...headers, ...(etag && { etag: etag.replace(/^"/, 'W/"') }) },
    body,
    completed,
  }
}

/** Errors that are not the source’s own have a number. */
const isOfCompression = (error: unknown): boolean => error instanceof Error && 'errno' in error

const cover = (filter: RedactionFilter): Transform =>
  new Transform({
    transform: (chunk, _encoding, done) => done(null, filter.push(chunk)),
    flush: (done) => done(null, filter.end()),
  })

/** Which stays in the stream. An event stream may have none yet. */
function beginningOf(source: Readable): Buffer | undefined {
  const beginning = source.read() ?? undefined
  if (beginning) source.unshift(beginning)
  return beginning
}

/** Of bytes that are sent as others. */
function withoutDigests({
  digest: _,
  'content-md5': __,
  'content-digest': ___,
  'repr-digest': ____,
  ...headers
}: IncomingHttpHeaders): IncomingHttpHeaders {
  return headers
}
