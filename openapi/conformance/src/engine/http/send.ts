import {
  type ClientRequest,
  Agent as HttpAgent,
  type IncomingMessage,
  request as requestHttp,
} from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { type HttpRequest, type HttpResponse, NoResponse } from './request.ts'

export interface Transport {
  send(url: URL, request: HttpRequest): Promise<HttpResponse>
  close(): void
}

const timeoutMs = 30_000
/** A stream of events never ends: its head and what comes at once is all that is looked at. */
const streamMs = 300
const maxBytes = 50_000_000
/** A body that is too long is refused by its announced length, so such a one waits a moment for that. */
const longBody = 500_000
const refusalMs = 250

/** A connection that carried a request before, or may have, and one that is made for a single request. */
type Agents = { readonly http: HttpAgent; readonly https: HttpsAgent } | 'fresh'

/** A fault of one connection; another may work. */
class Disconnected extends NoResponse {
  readonly wasKept: boolean

  constructor(message: string, wasKept: boolean) {
    super(message)
    this.wasKept = wasKept
  }
}

/**
 * Sends requests over kept connections, exactly as they are. A connection that the server closed while idle is no
 * fault, so the request is sent again on a new one. A new connection may fail once.
 */
export function createTransport(): Transport {
  const agents = { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) }
  return {
    async send(url, request) {
      const again = (error: unknown) => {
        if (error instanceof Disconnected) return attempt('fresh', url, request)
        throw error
      }
      return attempt(agents, url, request).catch((error: unknown) =>
        error instanceof Disconnected && error.wasKept ? again(error).catch(again) : again(error),
      )
    },
    close() {
      agents.http.destroy()
      agents.https.destroy()
    },
  }
}

function attempt(agents: Agents, url: URL, { method, headers, body }: HttpRequest): Promise<HttpResponse> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
    const options = { method, headers: { ...length, ...headers }, timeout: timeoutMs }
    const outgoing =
      url.protocol === 'https:'
        ? requestHttps(url, { ...options, agent: agents !== 'fresh' && agents.https })
        : requestHttp(url, { ...options, agent: agents !== 'fresh' && agents.http })
    const fail = (error: Error & { code?: string }) =>
      reject(new Disconnected(error.message || `${error.code}`, outgoing.reusedSocket))
    outgoing.on('timeout', () => {
      reject(new NoResponse(`no response within ${timeoutMs / 1000} seconds`))
      outgoing.destroy()
    })
    outgoing.on('error', fail)
    const sending = sendBody(outgoing, body)
    outgoing.on('response', (incoming) => {
      clearTimeout(sending)
      read(incoming).then((bytes) => {
        resolve({
          status: incoming.statusCode ?? 0,
          headers: flat(incoming.headers),
          body: bytes,
          milliseconds: performance.now() - started,
        })
        // It was refused before it was sent.
        if (!outgoing.writableEnded) outgoing.destroy()
      }, fail)
    })
  })
}

function sendBody(outgoing: ClientRequest, body: HttpRequest['body']): NodeJS.Timeout | undefined {
  if (body === undefined || body.length < longBody) {
    outgoing.end(body)
    return undefined
  }
  outgoing.flushHeaders()
  return setTimeout(() => outgoing.end(body), refusalMs)
}

function read(incoming: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const isStream = incoming.headers['content-type']?.startsWith('text/event-stream')
    const done = () => resolve(Buffer.concat(chunks))
    if (isStream)
      setTimeout(() => {
        done()
        incoming.destroy()
      }, streamMs)
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= maxBytes) chunks.push(chunk)
    })
    incoming.on('end', done)
    incoming.on('aborted', () => reject(new Error('the connection was cut within the response')))
    incoming.on('error', reject)
  })
}

function flat(headers: IncomingMessage['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  )
}
