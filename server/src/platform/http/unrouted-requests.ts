import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { newId } from '../ids.ts'
import { sendProblem } from './error-handler.ts'
import { rejectInjected } from './injected-requests.ts'
import { Problem, rejectIf } from './problem.ts'

/** Node silently drops headers beyond its own limit; below that, too many are rejected with a reason. */
const maxHeaders = 200
/** How long the rest of a rejected request is read, so that the response is not lost with the connection. */
const lingerMs = 1_000

type ParserError = Error & { readonly code?: string | undefined; readonly rawPacket?: unknown }

/** Rejects what Node or Fastify cannot read, before any route and its hooks: nothing of the request is repeated. */
export class UnroutedRequests {
  readonly #headers: Readonly<Record<string, string>>
  readonly #rejected = new WeakSet<object>()
  readonly #responses = new WeakMap<object, ServerResponse>()
  readonly #listeners: ((status: number) => void)[] = []
  #log: FastifyBaseLogger | undefined

  constructor(headers: Readonly<Record<string, string>>) {
    this.#headers = headers
  }

  onReject(listener: (status: number) => void): void {
    this.#listeners.push(listener)
  }

  watch(app: FastifyInstance): void {
    this.#log = app.log
    app.server.on('request', ({ socket }, response) => {
      this.#responses.set(socket, response)
      // A connection that stays open would keep it, and with it the body of its request.
      response.once('finish', () => {
        if (this.#responses.get(socket) === response) this.#responses.delete(socket)
      })
    })
    app.addHook('onRequest', async ({ raw }, reply) => {
      rejectIf(rejectInjected(raw))
      if (raw.rawHeaders.length <= 2 * maxHeaders) return
      reply.header('Connection', 'close')
      throw new Problem('headers_too_large', `Send at most ${maxHeaders} headers.`)
    })
  }

  /** Responds to requests that Node's parser rejected, and to those that didn't arrive in time. */
  rejectUnparsed(error: ParserError, socket: Socket): void {
    // The rest of a request that was rejected already.
    if (this.#rejected.has(socket)) return
    this.#rejected.add(socket)
    // In the middle of a response nothing else may be said.
    const response = this.#responses.get(socket)
    const isResponding = response?.headersSent && !response.writableFinished
    if (!socket.writable || error.code === 'ECONNRESET' || isResponding) {
      socket.destroy()
      return
    }
    const problem = problemOf(error)
    const id = newId('req')
    const body = JSON.stringify(problem.body(id))
    const headers = {
      ...this.#headers,
      'X-Request-Id': id,
      'Cache-Control': 'no-store',
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      Date: new Date().toUTCString(),
      Connection: 'close',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    const content = isHead(error) ? '' : body
    socket.end(
      `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${lines.join('')}\r\n${content}`,
    )
    setTimeout(() => socket.destroy(), lingerMs).unref()
    this.#report(problem, { reqId: id, reason: error.code })
  }

  /** An address that Fastify cannot decode, or with a part that is too long for any route. */
  rejectAddress(
    { code, statusCode }: FastifyError,
    request: FastifyRequest,
    reply: FastifyReply,
  ): FastifyReply {
    const problem =
      statusCode === 414
        ? new Problem('address_too_long', 'A part of the URL is longer than any we serve.')
        : new Problem('malformed_url', 'The URL isn’t well-formed. Percent-encode it as UTF-8.')
    this.#report(problem, { reqId: request.id, reason: code })
    return sendProblem(problem, request, reply.headers({ ...this.#headers, 'X-Request-Id': request.id }))
  }

  #report(
    { status }: Problem,
    details: { readonly reqId: string; readonly reason: string | undefined },
  ): void {
    this.#log?.info({ ...details, status }, 'rejected before any route')
    for (const listener of this.#listeners) listener(status)
  }
}

function problemOf({ code, rawPacket }: ParserError): Problem {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new Problem('request_timeout', 'The request didn’t arrive in time. Send it again.')
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW')
    return new Problem('body_too_large', 'The chunk extensions of the body are too large.')
  if (code !== 'HPE_HEADER_OVERFLOW')
    return new Problem('malformed_request', 'This isn’t a well-formed HTTP/1.1 request.')
  if (Buffer.isBuffer(rawPacket) && isInRequestLine(rawPacket))
    return new Problem('address_too_long', 'The URL is too long.')
  return new Problem('headers_too_large', 'The headers are too large in total.')
}

/** Where the rejected packet doesn’t begin with its request, this isn’t known. */
const isHead = ({ rawPacket }: ParserError): boolean =>
  Buffer.isBuffer(rawPacket) && rawPacket.toString('latin1', 0, 5) === 'HEAD '

/** Node counts the address as a header. The packet that went too far begins with its request when it came in one piece. */
const isInRequestLine = (packet: Buffer): boolean => /^[A-Z]{3,} [^\s]{1000,}/.test(packet.toString('latin1'))
