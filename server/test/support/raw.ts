import { connect, type Socket } from 'node:net'

export interface RawConnection {
  readonly socket: Socket
  /** Data received so far. */
  received(): string
  /** All that came in, once the other side has closed. */
  readonly closed: Promise<string>
}

/** A bare connection to a server, to send what no HTTP client would. */
export async function rawConnection(url: string, text = ''): Promise<RawConnection> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  socket.on('error', () => {})
  const received = () => Buffer.concat(chunks).toString('latin1')
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(received())))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('error', reject)
  })
  if (text) socket.write(text)
  return { socket, received, closed }
}

/** A response in its parts, held against its own framing. */
export function parseResponse(text: string) {
  const end = text.indexOf('\r\n\r\n')
  const [statusLine = '', ...lines] = text.slice(0, end).split('\r\n')
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
  return { status: Number(statusLine.split(' ')[1]), headers, body: text.slice(end + 4) }
}
