import {
  createServer,
  request as forward,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { pipeline, type Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { sampleRequestId } from './named-violations.ts'
import { callHeader, type LiveStreams } from './proxy-report/live-streams.ts'
import { problemOf, readableAccept } from './unreadable.ts'

export interface FrontOptions {
  /** Where Prism listens. */
  readonly prism: string
  /** Body of `GET /__mock`. */
  readonly description: () => object
  /** Gets a line for each call that broke the contract. */
  readonly log: (line: string) => void
  /** Gets each call to a proxied backend, with what is wrong with its request. */
  readonly noteRequest?: ((method: string, path: string, objections: readonly string[]) => void) | undefined
  /** Those of a proxied backend. */
  readonly streams?: LiveStreams | undefined
  /** The way to a proxied backend round Prism, for what Prism cannot read. */
  readonly tap?: URL | undefined
  /** The mock beside a proxied backend, for the operations that it doesn’t have yet. */
  readonly beside?:
    | { readonly prism: string; readonly takes: (method: string, path: string) => boolean }
    | undefined
}

/** Receiver of a request: a mock, or the way to a backend. */
type Behind = Pick<FrontOptions, 'prism' | 'noteRequest' | 'streams' | 'tap'>

/** A mock needs no key: a caller who sends none is treated as having one. An empty key is still rejected. */
const anyKey = 'sb_test_mock'

/**
 * Stands before Prism and hands everything on, but for what Prism cannot read: it never answers malformed JSON, and
 * a malformed Accept, Content-Type or path is an error it does not catch (https://github.com/stoplightio/prism/issues/2664, /2605). A proxied
 * backend gets that, too, and answers it itself.
 */
export function createFront(options: FrontOptions): Server {
  const { description, log, beside } = options
  return createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming).catch(() => undefined)
    if (!body) return outgoing.destroy()
    const { method = 'GET', url = '/' } = incoming
    const path = url.split('?')[0] ?? url
    const behind: Behind = beside?.takes(method, path) ? { prism: beside.prism } : options
    const { prism, noteRequest, streams, tap } = behind
    const note = (objections: readonly string[]) => noteRequest?.(method, path, objections)
    const headers = { 'x-api-key': anyKey, ...incoming.headers }
    const accept = tap ? headers.accept : readableAccept(headers.accept ?? '')
    if (accept === undefined) delete headers.accept
    else headers.accept = accept
    if (!tap) outgoing.setHeader('X-Environment', 'MOCK')
    // The portal gives each call an ID, which its header and its body name.
    const requestId = String(incoming.headers['x-request-id'] ?? sampleRequestId)
    const called = `${method} ${url}`
    if (called === 'GET /__mock') {
      outgoing.writeHead(200, {
        'Content-Type': 'application/json',
        'Access-Control-Allow-Origin': headers.origin ?? '*',
      })
      return outgoing.end(JSON.stringify(description()))
    }
    const problem = problemOf(incoming, body)
    if (problem) {
      log(`${called} ${problem.status} ${problem.detail}`)
      note([problem.detail])
    }
    const isOurs = problem && !(tap && URL.canParse(url, tap))
    if (problem && isOurs) {
      outgoing.setHeader('Access-Control-Allow-Origin', headers.origin ?? '*')
      outgoing.setHeader('Access-Control-Expose-Headers', '*')
      outgoing.writeHead(problem.status, {
        'Content-Type': 'application/problem+json',
        'X-Request-ID': requestId,
      })
      return outgoing.end(JSON.stringify({ ...problem, request_id: requestId }))
    }
    const call = streams?.begin(body)
    const sent = { ...headers, ...(call !== undefined && { [callHeader]: call }) }
    // A connection for each call: Prism may close one that was kept just as it is used again.
    const target = problem && tap ? tap.href.replace(/\/$/, '') : prism
    const inner = forward(`${target}${url}`, { method, headers: sent, agent: false }, (response) => {
      const violations = violationsOf(response)
      for (const violation of violations) log(`${called} ${response.statusCode} ${violation}`)
      if (!problem) note(violations.filter((violation) => violation.startsWith('request')))
      const stream = call === undefined ? undefined : streams?.take(call)
      if (stream) return sendLive(response, stream, outgoing)
      if (!tap && response.headers['content-type']?.includes('problem+json'))
        return void sendProblem(response, requestId, outgoing).catch(() => outgoing.destroy())
      outgoing.writeHead(response.statusCode ?? 502, response.rawHeaders)
      response.pipe(outgoing)
    })
    inner.on('error', () => outgoing.destroy())
    outgoing.on('close', () => {
      inner.destroy()
      if (call !== undefined) streams?.take(call)?.destroy()
    })
    inner.end(body)
  })
}

async function sendProblem(response: IncomingMessage, requestId: string, outgoing: ServerResponse) {
  const sample = await text(response)
  const body = Buffer.from(sample.replace(/(?<="request_id":)"req_\w+"/, () => JSON.stringify(requestId)))
  outgoing.writeHead(response.statusCode ?? 502, {
    ...response.headers,
    'x-request-id': requestId,
    'content-length': body.length,
  })
  outgoing.end(body)
}

/** The head as Prism has it, and each event when it comes, until one side ends it. */
function sendLive(response: IncomingMessage, stream: Readable, outgoing: ServerResponse): void {
  const { 'content-length': _, 'transfer-encoding': __, ...headers } = response.headers
  response.resume()
  outgoing.writeHead(response.statusCode ?? 502, headers)
  outgoing.flushHeaders()
  pipeline(stream, outgoing, () => {})
}

function violationsOf(response: IncomingMessage): string[] {
  const header = String(response.headers['sl-violations'] ?? '[]')
  // Prism cuts a long list off, which leaves no JSON; it still says what was wrong first.
  if (!header.startsWith('[')) return [header]
  const violations = JSON.parse(header) as { location: string[]; message: string }[]
  return violations.map(({ location, message }) => `${location.join('.')}: ${message}`)
}
