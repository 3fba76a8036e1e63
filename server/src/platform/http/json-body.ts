import type { FastifyInstance } from 'fastify'
import { readBundle } from './contract.ts'
import { Problem } from './problem.ts'

export const { 'x-max-json-bytes': maxJsonBytes, 'x-max-json-values': maxJsonValues } = readBundle<{
  readonly 'x-max-json-bytes': number
  readonly 'x-max-json-values': number
}>()

const quote = 0x22
const backslash = 0x5c
/** Each value but the first follows one of these: an opening bracket, or a comma. */
const beforeValues: ReadonlySet<number> = new Set([...'[{,'].map((sign) => sign.charCodeAt(0)))

/** Whether JSON has more values than so many. Names of members are none. */
function hasMoreValues(body: Buffer, max: number): boolean {
  // Of two bytes each, at least.
  if (body.length < 2 * max) return false
  let values = 1
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at] as number
    if (byte === quote) at = endOfText(body, at)
    else if (beforeValues.has(byte) && ++values > max) return true
  }
  return false
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
 * a few callers at once, none of whom has an account, would take all memory.
 */
export function limitJsonValues(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (hasMoreValues(body as Buffer, maxJsonValues))
      return done(new Problem('body_too_large', `Send at most ${maxJsonValues} values in one JSON body.`))
    parse(request, body.toString(), done)
  })
}
