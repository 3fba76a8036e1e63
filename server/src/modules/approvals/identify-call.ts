import { createHash } from 'node:crypto'
import { plainWords } from '@switchboard/oas/tools'

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

/** All that an API could understand differently: a yes to one call is none to another. */
export function callHash({ api, version, method, path, headers, body }: CallContent): Buffer {
  const pairs = headers
    .flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1]]] : []))
    .filter(([name = '']) => !volatile.has(name))
    .sort(([one = ''], [other = '']) => (one < other ? -1 : 1))
  const head = JSON.stringify([api, version, method, path, pairs])
  return createHash('sha256')
    .update(`${head}\n`)
    .update(body ?? '')
    .digest()
}

const maxPath = 200
const maxBody = 500

/** The beginning of a call for a person to read. Blanks don’t count, so that nothing is pushed out of sight. */
export function sentText({ method, path, headers, body }: CallContent): string {
  const start = `${method} ${plainWords(path, maxPath)}`
  if (!body || body.length === 0) return start
  const type = headers[headers.indexOf('content-type') + 1] ?? ''
  if (!/json|text|xml|urlencoded/i.test(type)) return `${start}\n${body.length} bytes of ${type.slice(0, 60)}`
  const text = plainWords(body.toString('utf8').replace(/\s+/g, ' '), body.length)
  const rest = text.length - maxBody
  if (rest <= 0) return `${start}\n${text}`
  return `${start}\n${text.slice(0, maxBody).toWellFormed()}… and ${rest.toLocaleString('en-GB')} more characters`
}
