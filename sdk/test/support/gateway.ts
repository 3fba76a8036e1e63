import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Mocks } from '../../../mocks/src/index.ts'
import { apis } from '../../src/apis.ts'

/** A server with the addresses of the gateway, at which the mock of each API answers. */
export async function startGateway(mocks: Mocks) {
  const server = createServer((request, response) => void handOn(request, response))

  async function handOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '', headers } = request
    const api = Object.entries(apis).find(([, { path }]) => url.startsWith(`${path}/`))
    if (!api) return void response.writeHead(404).end()
    const [name, { path }] = api
    const answer = await fetch(mocks.url(name) + url.slice(path.length), {
      method,
      headers: { 'Content-Type': headers['content-type'] ?? '', 'X-API-Key': `${headers['x-api-key']}` },
      body: method === 'GET' ? null : await text(request),
    })
    const type = { 'Content-Type': answer.headers.get('Content-Type') ?? '' }
    response.writeHead(answer.status, type).end(await answer.text())
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  }
}
