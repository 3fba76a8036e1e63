import { connect } from 'node:net'
import { parseMessage, type RawMessage } from './raw-http.ts'

interface SendRawOptions {
  /** Sent one after another, each when the one before is on its way. */
  readonly pieces: readonly (Buffer | string)[]
  /** Methods of the requests, for their responses. */
  readonly methods?: readonly string[]
  /** Hangs up once so many responses are whole. */
  readonly responses: number
  readonly deadlineMs?: number
}

export interface RawExchange {
  readonly responses: readonly (RawMessage & { readonly status: number })[]
  /** Bytes beyond them. */
  readonly rest: Buffer
}

/** Sends bytes as they are over a connection of their own and reads responses until there are enough or it ends. */
export function sendRaw(url: string, sending: SendRawOptions): Promise<RawExchange> {
  const { hostname, port } = new URL(url)
  const { pieces, methods = [], responses: expected, deadlineMs = 10_000 } = sending
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  const responses: (RawMessage & { readonly status: number })[] = []
  let bytes: Buffer = Buffer.alloc(0)

  function read(): void {
    for (;;) {
      const method = methods[responses.length]
      const taken = parseMessage(bytes, (start) => method === 'HEAD' || / (1\d\d|204|304)( |$)/.test(start))
      if (!taken) return
      bytes = taken.rest
      const status = Number(taken.message.start.split(' ')[1])
      if (status >= 200) responses.push({ ...taken.message, status })
    }
  }

  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => socket.destroy(), deadlineMs)
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      bytes = Buffer.concat([bytes, chunk])
      try {
        read()
      } catch (error) {
        reject(error)
        socket.destroy()
      }
      if (responses.length >= expected) socket.destroy()
    })
    socket.on('close', () => {
      clearTimeout(timer)
      resolve({ responses, rest: bytes })
    })
    const next = (index: number): void => {
      const piece = pieces[index]
      if (piece === undefined || socket.destroyed) return
      socket.write(typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece, () =>
        setImmediate(next, index + 1),
      )
    }
    socket.on('connect', () => next(0))
  })
}
