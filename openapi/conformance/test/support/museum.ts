import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** Faults of a backend with the museum's contract. */
export interface Faults {
  readonly priceIsText?: boolean
  readonly takesAnything?: boolean
  readonly needsNoKey?: boolean
  readonly isSilent?: boolean
  /** Answers each purchase by 429. */
  readonly isLimited?: boolean
  /** Answers so many calls by 503, with Retry-After. */
  readonly busyCalls?: number
}

export interface Museum {
  readonly url: string
  /** How often each call was made. */
  readonly calls: Map<string, number>
  close(): void
}

type Reply = readonly [status: number, body?: object, headers?: Record<string, string>]

/** A small backend for `fixtures/museum.yaml`, written by hand. */
export async function openMuseum(faults: Faults = {}): Promise<Museum> {
  const calls = new Map<string, number>()
  let busy = faults.busyCalls ?? 0
  const server = createServer((request, response) => {
    const call = `${request.method} ${new URL(request.url ?? '', 'http://museum').pathname}`
    calls.set(call, (calls.get(call) ?? 0) + 1)
    if (faults.isSilent) return request.socket.destroy()
    if (request.url?.startsWith('/tickets') && busy-- > 0)
      return reply(response, [503, { message: 'Come back.' }, { 'Retry-After': '0' }])
    text(request)
      .then((body) => reply(response, answerTo(request, body, faults)))
      .catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const wrong: Reply = [400, { message: 'This cannot be read.' }]

function answerTo({ method, url = '', headers }: IncomingMessage, body: string, faults: Faults): Reply {
  const { pathname, searchParams } = new URL(url, 'http://museum')
  if (headers['x-api-key'] !== 'k3y-of-nobody' && !faults.needsNoKey) return [401, { message: 'Send a key.' }]
  if (pathname !== '/tickets') return [404, { message: 'There is nothing here.' }]
  const price = faults.priceIsText ? 'twelve' : 12
  if (method === 'GET') {
    const limit = searchParams.get('limit') ?? '2'
    const isRight = /^\d+$/.test(limit) && Number(limit) >= 1 && Number(limit) <= 9
    return isRight || faults.takesAnything ? [200, [{ day: '2026-11-21', price }]] : wrong
  }
  if (method !== 'POST') return [405, { message: 'GET or POST.' }, { Allow: 'GET, POST' }]
  if (faults.isLimited) return [429, { message: 'Come back tomorrow.' }, { 'Retry-After': '86400' }]
  if (faults.takesAnything) return [201, { day: '2026-11-21', price }]
  const ticket = headers['content-type'] === 'application/json' ? parsed(body) : undefined
  return isTicket(ticket) ? [201, { day: ticket.day, price }] : wrong
}

function isTicket(value: unknown): value is { day: string } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const { day, people, ...others } = value as Record<string, unknown>
  const isDay = typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) && isReal(day)
  const isCount = Number.isInteger(people) && Number(people) >= 1 && Number(people) <= 20
  return isDay && isCount && Object.keys(others).length === 0
}

const isReal = (day: string): boolean =>
  !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function reply(response: ServerResponse, [status, body, headers = {}]: Reply): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
  response.end(body && JSON.stringify(body))
}
