// A process of npm run bench server: the API behind the gateway and behind the bare proxy. It does next to nothing.
import { createServer } from 'node:http'
import { ready } from './ready.ts'

const body = JSON.stringify({ message_id: 'msg_4Tq8Zx2bLm0R', state: 'ACCEPTED', segments: 1 })

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) })
    response.end(body)
  })
})
// Longer than any pause between rounds, so that no connection closes during a measurement.
server.keepAliveTimeout = 120_000
server.listen(0, '127.0.0.1', () => ready(server.address()))
