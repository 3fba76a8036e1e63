import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach } from 'vitest'
import { listen } from '../../../scripts/listen.ts'

interface ReceivedRequest {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

export type Responder = (response: ServerResponse, received: ReceivedRequest) => void

export interface Upstream {
  readonly url: string
  /** Received requests, oldest first. */
  readonly received: ReceivedRequest[]
  /** How the next calls are answered. */
  answer: Responder
  close(): Promise<void>
}

export const ok: Responder = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' })
  response.end('{"ok":true}')
}

/** An API behind the gateway that answers as a test wants. */
export async function startUpstream(): Promise<Upstream> {
  const received: ReceivedRequest[] = []
  const server = createServer(async (request, response) => {
    const body = await buffer(request).catch(() => Buffer.alloc(0))
    const one = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body }
    received.push(one)
    upstream.answer(response, one)
  })
  const { url, close } = await listen(server)
  const upstream: Upstream = {
    url,
    received,
    answer: ok,
    close,
  }
  return upstream
}

/** The API of a test file, which ends with it. Each test finds it as it was at first. */
export async function upstreamOfFile(): Promise<Upstream> {
  const upstream = await startUpstream()
  afterEach(() => {
    upstream.answer = ok
    upstream.received.length = 0
  })
  afterAll(() => upstream.close())
  return upstream
}
