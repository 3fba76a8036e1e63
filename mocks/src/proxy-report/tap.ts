import { createServer, Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { closed, listen } from '../listen.ts'
import { callHeader, type LiveStreams } from './live-streams.ts'
import type { ProxyNotes } from './proxy-notes.ts'

export interface Tap {
  /** What Prism takes for the backend. */
  readonly url: URL
  close(): Promise<void>
}

/**
 * Stands between Prism and the backend, because Prism does not show what it got: it reads no headers, answers a 501 from the examples, and
 * waits for ever where a response breaks off, which is answered by a 502 here.
 */
export async function openTap(upstream: URL, notes: ProxyNotes, streams: LiveStreams): Promise<Tap> {
  const isSecure = upstream.protocol === 'https:'
  const agent = isSecure ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true })
  const forward = isSecure ? requestHttps : requestHttp
  const below = upstream.pathname.replace(/\/$/, '')
  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', url = '/' } = incoming
    const { [callHeader]: call, ...headers } = incoming.headers
    let isLive = false
    const path = (url.split('?')[0] ?? '').slice(below.length) || '/'
    const breakOff = (error: Error) => {
      if (outgoing.headersSent || outgoing.destroyed) return
      notes.broken(method, path, error.message || 'the response broke off')
      outgoing.writeHead(502, { 'Content-Type': 'application/problem+json' }).end(JSON.stringify(badGateway))
    }
    const options = {
      method,
      headers: { ...headers, host: upstream.host, 'accept-encoding': 'identity' },
      agent,
    }
    const inner = forward(new URL(url, upstream.origin), options, (answer) => {
      const status = answer.statusCode ?? 0
      if (isEvents(answer)) isLive = streams.offer(String(call), answer)
      read(answer, isLive).then((body) => {
        notes.response(path, { method, status, headers: flat(answer), text: body.toString('utf8') })
        outgoing.writeHead(status, answer.rawHeaders).end(body)
      }, breakOff)
    })
    inner.on('error', breakOff)
    outgoing.on('close', () => {
      if (!isLive) inner.destroy()
    })
    incoming.pipe(inner)
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

const badGateway = {
  type: '/problems/unexpected',
  title: 'The backend broke off',
  status: 502,
  code: 'unexpected',
  detail: 'The proxy didn’t get a complete response from the backend.',
}

const isEvents = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('text/event-stream') === true

/** The whole body; of a stream of events, which has no end, nothing. */
async function read(answer: IncomingMessage, isLive: boolean): Promise<Buffer> {
  if (!isEvents(answer)) return buffer(answer)
  if (!isLive) answer.destroy()
  return Buffer.alloc(0)
}

const flat = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
