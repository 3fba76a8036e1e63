import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface SlowReader {
  readonly status: number
  readonly socket: Socket
  /** Whether the connection is gone. */
  readonly closed: () => boolean
  /** Takes the rest; answers the whole body. */
  readOn(): Promise<string>
}

interface Download {
  readonly url: string
  readonly path: string
  readonly token: string
  readonly method?: 'GET' | 'HEAD'
}

/** A caller on a bare socket who takes the first bytes of a response, and then no more until told to. */
export async function openSlowReader({ url, path, token, method = 'GET' }: Download): Promise<SlowReader> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port) })
  const chunks: Buffer[] = []
  let closed = false
  const closing = new Promise<void>((resolve) => {
    socket.on('close', () => {
      closed = true
      resolve()
    })
  })
  // A reader who is cut off sees a reset; that it happened is told by `closed`.
  socket.on('error', () => {})
  // HTTP/1.0: the body comes as it is, without the lengths of its chunks, and ends with the connection.
  socket.write(`${method} ${path} HTTP/1.0\r\nHost: ${hostname}\r\nAuthorization: Bearer ${token}\r\n\r\n`)
  const [first] = await once(socket, 'data')
  socket.pause()
  chunks.push(first)
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(String(first))?.[1]),
    socket,
    closed: () => closed,
    async readOn() {
      socket.on('data', (chunk) => chunks.push(chunk))
      socket.resume()
      await closing
      const response = Buffer.concat(chunks).toString()
      return response.slice(response.indexOf('\r\n\r\n') + 4)
    },
  }
}
