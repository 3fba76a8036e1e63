import { createServer, Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { closed, listen } from '../listen.ts'
import { callHeader, type LiveStreams } from './live-streams.ts'
import type { ProxyNotes } from './proxy-notes.ts'

export interface Tap {
  /** The address that Prism takes for the backend. */
  readonly url: URL
  close(): Promise<void>
}

/**
 * Stands between Prism and the backend, because Prism does not show what it got: it reads no headers, answers a 501 from the examples, and
 * waits for ever where a response breaks off, which is answered by a 502 here.
 */
export async function openTap(
  upstream: URL,
  notes: Pick<ProxyNotes, 'broken' | 'response'>,
  streams: LiveStreams,
): Promise<Tap> {
  const isSecure = upstream.protocol === 'https:'
  const agent = isSecure ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true })
  const forward = isSecure ? requestHttps : requestHttp
  const below = upstream.pathname.replace(/\/$/, '')
  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', url = '/' } = incoming
    const { [callHeader]: call, 'transfer-encoding': framing, ...headers } = incoming.headers
    const body = streams.bodyOf(String(call))
    let isLive = false
    const path = (url.split('?')[0] ?? '').slice(below.length) || '/'
    const breakOff = (error: Error) => {
      if (outgoing.headersSent || outgoing.destroyed) return
      notes.broken(method, path, error.message || 'the response broke off')
      outgoing.writeHead(502, { 'Content-Type': 'application/problem+json' }).end(JSON.stringify(badGateway))
    }
    const target = new URL(url, upstream.origin)
    const sent = {
      ...headers,
      ...framingOf(body, framing),
      host: upstream.host,
      'accept-encoding': 'identity',
    }
    /** Only over a new connection is a backend sure to get it. */
    const send = (connection: 'new' | 'kept') => {
      const options = { method, headers: sent, agent: connection === 'kept' ? agent : false }
      let isAnswered = false
      const inner = forward(target, options, (response) => {
        isAnswered = true
        const status = response.statusCode ?? 0
        if (isEvents(response)) isLive = streams.offer(String(call), response)
        read(response, isLive).then((body) => {
          notes.response(path, { method, status, headers: flat(response), text: body.toString('utf8') })
          outgoing.writeHead(status, response.rawHeaders).end(body)
        }, breakOff)
      })
      inner.on('error', (error) => {
        // The backend may have closed it as idle at that very moment, which is no fault.
        if (inner.reusedSocket && !isAnswered && !outgoing.destroyed) send('new').end()
        else breakOff(error)
      })
      outgoing.on('close', () => {
        if (!isLive) inner.destroy()
      })
      return inner
    }
    if (mayRepeat(incoming)) send('kept').end()
    else if (body?.length) incoming.resume().on('end', () => send('new').end(body))
    else incoming.pipe(send('new'))
  })
  const address = await listen(server, { name: 'proxy', port: 0, host: '127.0.0.1' })
  return {
    url: new URL(`${address}${upstream.pathname}`),
    async close() {
      await closed(server)
      agent.destroy()
    },
  }
}

/** The bytes as the client sent them have a length of their own. */
const framingOf = (body: Buffer | undefined, framing: string | undefined): Record<string, string> =>
  body?.length ? { 'content-length': String(body.length) } : framing ? { 'transfer-encoding': framing } : {}

const badGateway = {
  type: '/problems/unexpected',
  title: 'The backend broke off',
  status: 502,
  code: 'unexpected',
  detail: 'The proxy didn’t get a complete response from the backend.',
}

/** A read without a body: it changes nothing, and nothing of it is lost when it is sent again. */
const mayRepeat = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined

const isEvents = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('text/event-stream') === true

/** The whole body; of a stream of events, which has no end, nothing. */
async function read(response: IncomingMessage, isLive: boolean): Promise<Buffer> {
  if (!isEvents(response)) return buffer(response)
  if (!isLive) response.destroy()
  return Buffer.alloc(0)
}

const flat = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
