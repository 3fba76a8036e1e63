import { type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { newId } from '../ids.ts'
import { Problem } from './problem.ts'
import { sendProblem } from './refusals.ts'

/** An address that the router cannot read: no route was asked, and so none of the hooks. */
export function refuseAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({ 'X-Request-Id': request.id, 'X-Content-Type-Options': 'nosniff' })
  sendProblem(
    new Problem('malformed_url', 'The address cannot be read. Write a lone % as %25.'),
    request,
    reply,
  )
}

/** For what Node.js gives up before there is a request: no HTTP, too much of it, or never the end of it. */
export function unreadableRequests() {
  const responses = new WeakMap<Socket, ServerResponse>()
  return {
    watch(server: Server): void {
      server.on('request', ({ socket }, response) => responses.set(socket, response))
    },
    refuse(error: NodeJS.ErrnoException, socket: Socket): void {
      if (error.code === 'ECONNRESET' || socket.destroyed) return
      const response = responses.get(socket)
      const isAnswering = response?.headersSent && !response.writableFinished
      // Written into an answer that is under way, a refusal would only spoil it.
      if (!socket.writable || isAnswering) socket.destroy(error)
      else socket.end(written(problemOf(error)))
    },
  }
}

function written(problem: Problem): string {
  const requestId = newId('req')
  const body = JSON.stringify(problem.body(requestId))
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    'Connection: close',
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    `X-Request-Id: ${requestId}`,
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}

function problemOf({ code }: NodeJS.ErrnoException): Problem {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return new Problem('request_timeout', 'The request did not arrive in time. Send it again without pauses.')
  }
  if (code === 'HPE_HEADER_OVERFLOW') {
    return new Problem('headers_too_large', 'The address and the headers together are too large.')
  }
  return new Problem('malformed_request', 'This cannot be read as an HTTP/1.1 request.')
}
