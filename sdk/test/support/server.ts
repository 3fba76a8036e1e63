import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

interface Call {
  /** `METHOD /path`, without the query. */
  readonly operation: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  readonly body: string
  readonly token: string | undefined
}
/** `drop` closes the connection without a response. */
export type Answer = { status: number; body?: unknown; headers?: Record<string, string> } | 'drop'
export type Handler = (call: Call, times: number) => Answer | Promise<Answer>

/** A real HTTP server that does what the test says and remembers what it was asked. It ends with the test. */
export async function startServer(handlers: Record<string, Handler>, base = '') {
  const calls: Call[] = []
  const server = createServer((request, response) => void serve(request, response))

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '', 'http://localhost')
    const operation = `${request.method} ${url.pathname.slice(base.length)}`
    const token = request.headers.authorization?.replace('Bearer ', '')
    const { headers } = request
    const call = { operation, query: url.searchParams, headers, body: await text(request), token }
    calls.push(call)
    const answer = (await handlers[operation]?.(call, count(operation))) ?? { status: 404 }
    if (answer === 'drop') return request.socket.destroy()
    const { body = '' } = answer
    const type = { 'Content-Type': answer.status < 400 ? 'application/json' : 'application/problem+json' }
    response.writeHead(answer.status, { ...type, ...answer.headers })
    response.end(typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body))
  }

  const sent = (operation: string) => calls.filter((call) => call.operation === operation)
  const count = (operation: string) => sent(operation).length
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => void server.close(() => resolve()))
  }
  onTestFinished(close)
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`
  return { url, handlers, calls, sent, count, close }
}
