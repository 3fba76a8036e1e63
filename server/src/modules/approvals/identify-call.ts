import { createHash } from 'node:crypto'
import { withCodes } from '@switchboard/oas/tools'

/** A call as it would reach the API. */
export interface CallContent {
  readonly api: string
  readonly version: string
  readonly method: string
  /** Path below the API’s address and query, as they were sent. */
  readonly path: string
  /** Names in lower case and values, in turn. */
  readonly headers: readonly string[]
  readonly body: Buffer | undefined
}

/** Headers that differ from one sending to the next and ask for nothing else. */
const volatile: ReadonlySet<string> = new Set([
  'user-agent',
  'date',
  'x-request-id',
  'x-correlator',
  'traceparent',
  'tracestate',
  'baggage',
  'sentry-trace',
  'x-amzn-trace-id',
  'x-cloud-trace-context',
])

const chosenHeaders = (headers: CallContent['headers']): (readonly [name: string, value: string])[] =>
  headers
    .flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1] ?? ''] as const] : []))
    .filter(([name]) => !volatile.has(name))
    .sort(([one], [other]) => (one < other ? -1 : 1))

/** All that an API could understand differently: a yes to one call is none to another. */
export function callHash({ api, version, method, path, headers, body }: CallContent): Buffer {
  const pairs = chosenHeaders(headers)
  const head = JSON.stringify([api, version, method, path, pairs])
  return createHash('sha256')
    .update(`${head}\n`)
    .update(body ?? '')
    .digest()
}

/** Headers that clients add by themselves, and the type that the body shows anyway. */
const unremarkable =
  /^(?:accept|accept-encoding|accept-language|sec-[a-z-]+|priority|content-type: application\/json)$/

/** Of each part, in characters: enough for every call that a person would read. */
const maxShown = { path: 4_000, headers: 4_000, body: 16_000 }

/**
 * A call for a person to read: all that an API could understand differently. Whatever isn’t shown is counted, and characters that people
 * don’t see have their codes.
 */
export function sentText({ method, path, headers, body }: CallContent): string {
  const lines = chosenHeaders(headers)
    .filter(([name, value]) => !unremarkable.test(name) && !unremarkable.test(`${name}: ${value}`))
    .map(([name, value]) => readable(`${name}: ${value}`, maxShown.headers))
  const head = [`${method} ${readable(path, maxShown.path)}`, ...lines]
  return [...head, ...(body && body.length > 0 ? [readableBody(body, maxShown.body)] : [])].join('\n')
}

function readableBody(body: Buffer, max: number): string {
  try {
    return readable(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body), max)
  } catch {
    return `${counted(body.length)} bytes that aren’t text, so they aren’t shown`
  }
}

/** Blanks are one, or a number of them, so that nothing is pushed out of sight. */
function readable(text: string, max: number): string {
  const whole = withCodes(
    text.replace(/[\p{Zs}\t\r\n]+/gu, ({ length }) => (length < 20 ? ' ' : ` [${counted(length)} blanks] `)),
  )
  if (whole.length <= max) return whole
  const start = whole.slice(0, max).toWellFormed()
  return `${start}… and ${counted(whole.length - max)} more characters that aren’t shown`
}

const counted = (number: number): string => number.toLocaleString('en-GB')
