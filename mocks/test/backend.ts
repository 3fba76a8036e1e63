import { createServer, type RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { closed, listen } from '../src/listen.ts'

export const anywhere = { name: 'test', port: 0, host: '127.0.0.1' }

/** A server that answers as it is told, until the test ends. Resolves to its address. */
export async function startBackend(answer: RequestListener): Promise<string> {
  const backend = createServer(answer)
  onTestFinished(() => closed(backend))
  return listen(backend, anywhere)
}

/** Closes each connection just as a second request comes in on it, as a server does that has found it idle for too long. */
export function closesAfterOne(answer: RequestListener): RequestListener {
  const used = new WeakSet<Socket>()
  return (incoming, outgoing) => {
    if (used.has(incoming.socket)) return incoming.socket.destroy()
    used.add(incoming.socket)
    answer(incoming, outgoing)
  }
}
