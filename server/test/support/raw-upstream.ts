import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, afterEach } from 'vitest'
import { headerOf, parseMessage, type RawMessage } from './raw-http.ts'

/** Data of one connection, to the byte. */
export interface RawConnection {
  readonly socket: Socket
  received: Buffer
  readonly requests: RawMessage[]
  /** Why what came is not a row of well-formed requests. */
  fault: string | null
  /** Bytes after the last whole request. */
  rest: Buffer
}

export type RawResponder = (connection: RawConnection, request: RawMessage) => void

export interface RawUpstream {
  readonly url: string
  readonly connections: RawConnection[]
  /** How the next requests are answered. */
  respond: RawResponder
  /** Every whole request, in the order of connections. */
  requests(): RawMessage[]
  /** Breaks open connections and forgets what came. */
  forget(): void
  close(): Promise<void>
}

/** Answers with what tells whose request it was: its method, target, body and `X-Tag`. */
export const echo: RawResponder = ({ socket }, request) => {
  const [method] = request.start.split(' ')
  const body = JSON.stringify({
    start: request.start,
    tag: headerOf(request, 'x-tag') ?? null,
    body: request.body.toString('latin1'),
  })
  const head = `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
  socket.write(Buffer.from(method === 'HEAD' ? head : head + body, 'latin1'))
}

/** An API on a bare socket, that records every byte and may answer with any. */
export async function startRawUpstream(): Promise<RawUpstream> {
  const connections: RawConnection[] = []
  const server = createServer((socket) => {
    const connection: RawConnection = {
      socket,
      received: Buffer.alloc(0),
      requests: [],
      fault: null,
      rest: Buffer.alloc(0),
    }
    connections.push(connection)
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      connection.received = Buffer.concat([connection.received, chunk])
      take(connection, chunk)
    })
  })

  function take(connection: RawConnection, chunk: Buffer): void {
    connection.rest = Buffer.concat([connection.rest, chunk])
    try {
      for (;;) {
        const taken = parseMessage(connection.rest, () => false)
        if (!taken) return
        connection.rest = taken.rest
        connection.requests.push(taken.message)
        upstream.respond(connection, taken.message)
      }
    } catch (error) {
      connection.fault = `${error}`
      connection.socket.destroy()
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const forget = () => {
    for (const { socket } of connections) socket.destroy()
    connections.length = 0
  }
  const upstream: RawUpstream = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections,
    respond: echo,
    requests: () => connections.flatMap(({ requests }) => requests),
    forget,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        forget()
      }),
  }
  return upstream
}

/** The API of a test file on bare sockets, which ends with it. Each test finds it as it was at first. */
export async function rawUpstreamOfFile(): Promise<RawUpstream> {
  const upstream = await startRawUpstream()
  afterEach(() => {
    upstream.respond = echo
    upstream.forget()
  })
  afterAll(() => upstream.close())
  return upstream
}
