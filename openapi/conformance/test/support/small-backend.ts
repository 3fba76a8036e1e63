import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen } from '../../../../scripts/listen.ts'

export interface Call {
  readonly path: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
  readonly text: string
  /** The body as JSON; undefined where it is none, or sent as something else. */
  readonly json: Readonly<Record<string, unknown>> | undefined
}

export interface Reply {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** By `METHOD /path/{name}`. */
type Routes = Readonly<Record<string, (call: Call) => Reply>>

export interface SmallBackend {
  /** An OpenAPI document. */
  readonly document: object
  /** The arguments of the command line that it needs. */
  readonly args?: readonly string[]
  readonly routes: Routes
  /** Before routing: rejects callers who aren't allowed in. */
  readonly door?: (call: Pick<Call, 'headers'>) => Reply | undefined
  /** For an address that has no such route; a 404 without it. */
  readonly noRoute?: Reply
}

export async function openSmallBackend({ routes, door, noRoute = { status: 404 } }: SmallBackend) {
  const table = Object.entries(routes).map(([key, answer]) => {
    const [method = '', path = ''] = key.split(' ')
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    return { method, answer, names, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`) }
  })
  const calls: string[] = []
  const server = createServer(async (incoming, outgoing) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '', 'http://x')
    const { method = '', headers } = incoming
    calls.push(`${method} ${pathname}`)
    const sent = await text(incoming).catch(() => '')
    const route = table.find((one) => one.method === method && one.pattern.test(pathname))
    const [, ...values] = route?.pattern.exec(pathname) ?? []
    const path = Object.fromEntries(
      values.map((value, index) => [route?.names[index] ?? '', decodeURIComponent(value)]),
    )
    const isJson = /json/.test(headers['content-type'] ?? '')
    const call = { path, query: searchParams, headers, text: sent, json: isJson ? objectOf(sent) : undefined }
    const reply = door?.(call) ?? route?.answer(call) ?? noRoute
    const isText = typeof reply.body === 'string'
    const type =
      reply.body === undefined
        ? {}
        : { 'Content-Type': isText ? 'text/html' : 'application/json; charset=utf-8' }
    outgoing.writeHead(reply.status, { ...type, ...reply.headers })
    outgoing.end(isText || reply.body === undefined ? reply.body : JSON.stringify(reply.body))
  })
  const { url, close } = await listen(server)
  return {
    url,
    calls,
    close,
  }
}

function objectOf(sent: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(sent)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}
