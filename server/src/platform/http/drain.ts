import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    readonly drain: Drain
  }
}

interface Connection {
  readonly responses: Set<ServerResponse>
  /** Bytes received at the end of its last request: more means that another one has begun. */
  readBytes: number
}

/** Unfinished work when a shutdown ran out of time. */
interface CutWork {
  readonly requests: number
  readonly incompleteRequests: number
}

/**
 * Lets a server end under any kind of open connection. Node’s own `close()` cuts responses that are written but not yet
 * sent, keeps a connection open after a response that was under way, and waits for half a request without end.
 */
class Drain {
  readonly #connections = new Map<Socket, Connection>()
  readonly #abortListeners: (() => void)[] = []
  readonly #beginListeners: (() => void)[] = []
  #begun = false
  #closing = false

  constructor(server: Server) {
    server.on('connection', (socket) => this.#track(socket))
    server.on('request', (request, response) => this.#follow(request.socket, response))
    server.closeIdleConnections = () => this.#closeIdle()
  }

  /** Whether the process is about to stop: a load balancer no longer sends requests here. */
  get begun(): boolean {
    return this.#begun
  }

  /**
   * From now on each response closes its connection: a request on a kept connection could arrive while it is being
   * closed.
   */
  begin(): void {
    if (!this.#begun) for (const listener of this.#beginListeners) listener()
    this.#begun = true
    for (const { responses } of this.#connections.values()) for (const each of responses) closeAfter(each)
  }

  /** Accepts no new connections; idle ones close now, the others when they are done. */
  close(): void {
    this.begin()
    this.#closing = true
  }

  /** For responses that have no end of their own. */
  onBegin(listener: () => void): void {
    this.#beginListeners.push(listener)
  }

  /** For what waits for others, such as an upstream that does not answer. */
  onAbort(listener: () => void): void {
    this.#abortListeners.push(listener)
  }

  /** Ends all that is left, and says what it was. */
  cut(): CutWork {
    const left = [...this.#connections.values()]
    const requests = left.reduce((sum, { responses }) => sum + responses.size, 0)
    const incompleteRequests = left.filter(({ responses }) => responses.size === 0).length
    for (const abort of this.#abortListeners) abort()
    for (const socket of this.#connections.keys()) socket.destroy()
    return { requests, incompleteRequests }
  }

  #track(socket: Socket): void {
    this.#connections.set(socket, { responses: new Set(), readBytes: 0 })
    socket.once('close', () => this.#connections.delete(socket))
  }

  #follow(socket: Socket, response: ServerResponse): void {
    const connection = this.#connections.get(socket)
    if (!connection) return
    connection.responses.add(response)
    if (this.#begun) closeAfter(response)
    response.once('close', () => {
      connection.responses.delete(response)
      connection.readBytes = socket.bytesRead
      if (this.#closing && isIdle(socket, connection)) socket.destroy()
    })
  }

  #closeIdle(): void {
    for (const [socket, connection] of this.#connections) if (isIdle(socket, connection)) socket.destroy()
  }
}

const isIdle = (socket: Socket, { responses, readBytes }: Connection): boolean =>
  responses.size === 0 && socket.bytesRead === readBytes

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close')
}

export function drainConnections(app: FastifyInstance): void {
  const drain = new Drain(app.server)
  app.decorate('drain', drain)
  app.addHook('preClose', async () => drain.close())
}
