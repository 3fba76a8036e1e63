import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

interface EchoedRequest {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A real HTTP server that keeps what arrives. */
export async function startEchoServer() {
  const arrived: EchoedRequest[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request.setEncoding('utf8')) body += piece
    arrived.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
    response.setHeader('Content-Type', 'application/json').end('{}')
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Requests since the last call. */
    take: () => arrived.splice(0),
    close: () => server.close(),
  }
}
