// A process of npm run bench server: the API behind the gateway and behind the bare proxy, its token
// endpoint, and the collector of traces. It does next to nothing.
import { createServer } from 'node:http'
import { ready } from './ready.ts'

const body = JSON.stringify({ message_id: 'msg_4Tq8Zx2bLm0R', state: 'ACCEPTED', segments: 1 })

const token = JSON.stringify({ access_token: 'kM3x-9wQpT2v', token_type: 'Bearer', expires_in: 86_400 })

const server = createServer((request, response) => {
  const text = request.url === '/token' ? token : body
  const isUnknown = request.url?.startsWith('/secured/') && !request.headers.authorization
  request.resume().on('end', () => {
    response.writeHead(isUnknown ? 401 : 200, {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(text),
    })
    response.end(text)
  })
})
// Longer than any pause between rounds, so that no connection closes during a measurement.
server.keepAliveTimeout = 120_000
server.listen(0, '127.0.0.1', () => ready(server.address()))
