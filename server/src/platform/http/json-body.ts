import { mayHoldLongNumbers, parseJson } from '@switchboard/oas/document'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { callerNetwork } from './caller-network.ts'
import { readBundle } from './contract.ts'
import { Places } from './places.ts'
import { comeAgain, Problem } from './problem.ts'

export const { 'x-max-json-bytes': maxJsonBytes, 'x-max-json-values': maxJsonValues } = readBundle<{
  readonly 'x-max-json-bytes': number
  readonly 'x-max-json-values': number
}>()

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limit of a route whose bodies are copied on their way. */
    readonly maxJsonValues?: number
    /** Whether numbers that JavaScript doesn’t hold are kept by their text, as `LongNumber`. */
    readonly exactNumbers?: boolean
  }
}

/** Bodies with more values than most routes take. */
const wideBodies = { size: 4, share: 0.5 }
/** Bytes from which on a body that arrives takes one of these places, of which a network alone can have its share. */
const largeFrom = 65_536
const largeBodies = { size: 64, share: 0.25 }

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

function exactValue(text: string, value: unknown): unknown {
  try {
    return parseJson(text)
  } catch (error) {
    // Numbers are read level by level, and a body can be nested more deeply than that.
    if (error instanceof RangeError) return value
    throw error
  }
}

/**
 * Counts the values of JSON before it is parsed. A body of 1 MB becomes 20 MB of small objects, and whatever checks them copies them:
 * a few callers at once, none of whom has an account, would take all memory. Of the wide ones that are accepted, few are held at once.
 */
export function limitJsonValues(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  const places = new Places(wideBodies)
  const placeOf = new WeakMap<FastifyRequest, () => void>()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, payload, done) => {
    const body = payload as Buffer
    const { maxJsonValues: max = maxJsonValues, exactNumbers } = request.routeOptions.config
    // Each value takes at least two bytes.
    const values = body.length < 2 * maxJsonValues ? 1 : countValues(body, max)
    if (values > max)
      return done(new Problem('body_too_large', `Send at most ${max} values in one JSON body.`))
    if (values > maxJsonValues) {
      const place = places.enter(callerNetwork(request))
      if (typeof place === 'string') return done(comeAgain('Other long lists are being read.'))
      placeOf.set(request, place)
    }
    const text = body.toString()
    // Parsed as always first, which rejects what could reach a prototype.
    parse(request, text, (error, value) =>
      done(error, !error && exactNumbers && mayHoldLongNumbers(text) ? exactValue(text, value) : value),
    )
  })
  // Until it is known what to respond: one who reads that slowly keeps no place.
  app.addHook('onSend', (request, _reply, payload, done) => {
    placeOf.get(request)?.()
    done(null, payload)
  })
}

/**
 * Bodies are held in memory while they arrive, before it is known who sends them: one network has few large ones under way at once, however
 * slowly they come. Routes that forward bodies as they flow have places of their own, and so do forms, which are read once it is known.
 */
export function limitLargeBodies(app: FastifyInstance): void {
  const places = new Places(largeBodies)
  app.addHook('preParsing', (request, reply, payload, done) => {
    const { 'content-length': length, 'content-type': type = '' } = request.headers
    const isLarge =
      length === undefined ? request.raw.headers['transfer-encoding'] : Number(length) > largeFrom
    const isHeld = request.server.hasContentTypeParser('application/json') && !type.startsWith('multipart/')
    if (!isLarge || !isHeld) return done(null, payload)
    const leave = places.enter(callerNetwork(request))
    if (typeof leave === 'string') return done(comeAgain('Other long bodies are still arriving.'))
    request.raw.once('end', leave)
    reply.raw.once('close', leave)
    done(null, payload)
  })
}
