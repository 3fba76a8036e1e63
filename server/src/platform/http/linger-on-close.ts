import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

interface LingerLimits {
  readonly maxMs: number
  /** After the response. */
  readonly maxBytes: number
}

const defaultLimits: LingerLimits = { maxMs: 5_000, maxBytes: 32 * 1024 * 1024 }

/**
 * A response can be early: its request is still arriving. Closing a connection with unread bytes resets it, and the response is lost
 * with it, so the rest is read and thrown away for a while. None of it is taken for a request.
 */
export function lingerOnClose(server: Server, limits = defaultLimits): void {
  const requests = new WeakMap<Socket, IncomingMessage>()
  server.on('request', (request, response) => {
    const { socket } = request
    requests.set(socket, request)
    response.once('finish', () => {
      // A connection that stays open keeps no body of the past.
      if (request.complete && requests.get(socket) === request) requests.delete(socket)
      // Node reads the rest of a request that nobody began to read; the timeout of requests bounds both.
      request.resume()
    })
  })
  server.on('connection', (socket) => {
    const destroySoon = socket.destroySoon.bind(socket)
    socket.destroySoon = () => {
      const request = requests.get(socket)
      if (!request || request.complete || socket.destroyed) destroySoon()
      else linger(socket, limits)
    }
  })
}

function linger(socket: Socket, { maxMs, maxBytes }: LingerLimits): void {
  const end = socket.bytesRead + maxBytes
  const timer = setTimeout(() => socket.destroy(), maxMs)
  const discard = () => {
    if (socket.bytesRead > end) socket.destroy()
  }
  // The parser reads the connection without events, and stopped when its request was full: it goes on, and then hands it over.
  socket.resume()
  socket.emit('resume')
  socket.on('data', discard)
  for (const listener of socket.listeners('data'))
    if (listener !== discard) socket.off('data', listener as () => void)
  socket.removeAllListeners('end')
  socket.once('end', () => socket.destroy()).once('close', () => clearTimeout(timer))
  socket.end()
}
