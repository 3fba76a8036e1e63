// What Node.js gives up before there is a request, on raw sockets.
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { unreadableRequests } from '../src/http/unreadable-requests.ts'
import { unrouted } from './support/declared.ts'

const requestTimeout = 50
let app: FastifyInstance
let port: number
beforeEach(async () => {
  const unreadable = unreadableRequests()
  app = Fastify({
    requestTimeout,
    clientErrorHandler: unreadable.refuse,
    // Node.js takes the larger of the two for the whole request.
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: 10 },
  })
  unreadable.watch(app.server)
  app.post('/', async () => 'never')
  app.get('/slowly', (_request, reply) => {
    reply.raw.writeHead(200, { 'Content-Length': '1000' }).write('the first half')
    return reply.hijack()
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as { port: number }).port
})
afterEach(() => app.close())

function answerTo(...pieces: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  for (const piece of pieces) socket.write(piece)
  return text(socket)
}

test.each([
  [
    408,
    'request_timeout',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{',
  ],
  [431, 'headers_too_large', `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`],
  [400, 'malformed_request', 'NONSENSE / HTTP/1.1\r\nHost: a\r\n\r\n'],
  [400, 'malformed_request', 'POST / HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n'],
])(
  '%i %s is a problem that the contract declares, and the end of the connection',
  async (status, code, sent) => {
    const [head = '', body = ''] = (await answerTo(sent)).split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(head).toContain('Content-Type: application/problem+json')
    expect(head).toContain(`X-Request-Id: ${JSON.parse(body).request_id}`)
    expect(JSON.parse(body)).toMatchObject({ status, code })
    expect(unrouted('portal', status)?.codes).toContain(code)
  },
)

test('nothing is written into an answer that is under way', async () => {
  const answer = await answerTo('GET /slowly HTTP/1.1\r\nHost: a\r\n\r\n', 'NONSENSE\r\n\r\n').catch(String)
  expect(answer).not.toContain('malformed_request')
})
