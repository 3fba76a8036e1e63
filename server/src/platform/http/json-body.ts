import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readBundle } from './contract.ts'
import { Problem } from './problem.ts'

export const { 'x-max-json-bytes': maxJsonBytes, 'x-max-json-values': maxJsonValues } = readBundle<{
  readonly 'x-max-json-bytes': number
  readonly 'x-max-json-values': number
}>()

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limit of a route whose bodies are copied on their way. */
    readonly maxJsonValues?: number
  }
}

/** From how many values on a body is wide, and how many wide ones are held at once. */
const wideFrom = 10_000
const maxWide = 2

const quote = 0x22
const backslash = 0x5c
/** Each value but the first follows one of these: an opening bracket, or a comma. */
const beforeValues: ReadonlySet<number> = new Set([...'[{,'].map((sign) => sign.charCodeAt(0)))

/** Values of JSON, counted to one more than so many. Names of members are none. */
function countValues(body: Buffer, max: number): number {
  let values = 1
  for (let at = 0; at < body.length && values <= max; at += 1) {
    const byte = body[at] as number
    if (byte === quote) at = endOfText(body, at)
    else if (beforeValues.has(byte)) values += 1
  }
  return values
}

function endOfText(body: Buffer, start: number): number {
  let end = body.indexOf(quote, start + 1)
  while (end > 0 && isEscaped(body, end)) end = body.indexOf(quote, end + 1)
  return end < 0 ? body.length : end
}

function isEscaped(body: Buffer, at: number): boolean {
  let before = at - 1
  while (body[before] === backslash) before -= 1
  return (at - before) % 2 === 0
}

/**
 * Counts the values of JSON before it is parsed. A body of 1 MB becomes 20 MB of small objects, and whatever checks them copies them:
 * a few callers at once, none of whom has an account, would take all memory. Of the wide ones that are accepted, few are held at once.
 */
export function limitJsonValues(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  const wide = new WeakSet<FastifyRequest>()
  let wideBodies = 0
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, payload, done) => {
    const body = payload as Buffer
    const { maxJsonValues: max = maxJsonValues } = request.routeOptions.config
    // Each value takes at least two bytes.
    const values = body.length < 2 * wideFrom ? 1 : countValues(body, max)
    if (values > max)
      return done(new Problem('body_too_large', `Send at most ${max} values in one JSON body.`))
    if (values > wideFrom) {
      if (wideBodies >= maxWide) return done(tooManyWide())
      wide.add(request)
    }
    parse(request, body.toString(), done)
  })
  app.addHook('preValidation', (request, reply, done) => {
    if (wide.has(request)) {
      wideBodies += 1
      reply.raw.once('close', () => {
        wideBodies -= 1
      })
    }
    done()
  })
}

const tooManyWide = (): Problem =>
  new Problem('unavailable', 'Other long lists are being read. Send this one again in a second.', {
    retryAfterSeconds: 1,
  })
