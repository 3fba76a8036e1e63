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

/** Sends requests over kept connections, exactly as they are. */
export function createTransport(): Transport {
  const agents = { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) }
  return {
    send: (url, request) =>
      // A kept connection may have been closed by the other side in the same moment.
      attempt(agents, url, request).catch((error: Error & { wasKept?: boolean }) => {
        if (error.wasKept) return attempt(agents, url, request)
        throw error
      }),
    close() {
      agents.http.destroy()
      agents.https.destroy()
    },
  }
}

function attempt(
  agents: { http: HttpAgent; https: HttpsAgent },
  url: URL,
  { method, headers, body }: HttpRequest,
): Promise<HttpResponse> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
    const options = { method, headers: { ...length, ...headers }, timeout: timeoutMs }
    const outgoing =
      url.protocol === 'https:'
        ? requestHttps(url, { ...options, agent: agents.https })
        : requestHttp(url, { ...options, agent: agents.http })
    const fail = (error: Error & { code?: string }) => {
      const reason = new NoResponse(`${error.message || error.code}`)
      const wasKept = outgoing.reusedSocket && error.code === 'ECONNRESET'
      reject(Object.assign(reason, { wasKept }))
    }
    outgoing.on('timeout', () =>
      outgoing.destroy(new Error(`no response within ${timeoutMs / 1000} seconds`)),
    )
    outgoing.on('error', fail)
    const sending = sendBody(outgoing, body)
    outgoing.on('response', (incoming) => {
      clearTimeout(sending)
      read(incoming).then(
        (bytes) => {
          resolve({
            status: incoming.statusCode ?? 0,
            headers: flat(incoming.headers),
            body: bytes,
            milliseconds: performance.now() - started,
          })
          // It was refused before it was sent.
          if (!outgoing.writableEnded) outgoing.destroy()
        },
        (error: Error) => reject(new NoResponse(error.message)),
      )
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
