import type { IncomingHttpHeaders } from 'node:http'
import { Agent, request } from 'node:https'

interface RequestOptions {
  /** The loopback address to come from. */
  readonly from?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON; a text as it is. */
  readonly body?: unknown
  readonly onPiece?: (text: string) => void
}

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export type Caller = (method: string, path: string, ask?: RequestOptions) => Promise<Answer>

/** Calls by https from addresses of choice, with headers that `fetch` would not send. */
export function httpsCaller({ port, ca }: { readonly port: number; readonly ca: Buffer }): Caller {
  const agent = new Agent({ keepAlive: true })
  return (method, path, { from = '127.0.0.1', headers = {}, body, onPiece } = {}) =>
    new Promise((resolve, reject) => {
      const sent = typeof body === 'string' ? body : JSON.stringify(body)
      const outgoing = request(
        {
          host: '127.0.0.1',
          port,
          servername: 'localhost',
          ca,
          agent,
          localAddress: from,
          method,
          path,
          headers: {
            ...(sent && { 'Content-Type': 'application/json', 'Content-Length': sent.length }),
            ...headers,
          },
        },
        (response) => {
          let text = ''
          response.setEncoding('utf8').on('data', (piece: string) => {
            text += piece
            onPiece?.(piece)
          })
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
          )
          response.on('error', reject)
        },
      )
      outgoing.on('error', reject)
      outgoing.end(sent || undefined)
    })
}
