// A response that comes before its request is whole arrives, also at a client that sends everything before it reads.
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lingerOnClose } from '../src/platform/http/linger-on-close.ts'
import { parseResponse, rawConnection } from './support/raw.ts'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile()
const body = Buffer.alloc(10_000_000, 'x')
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'switchboard-upload-'))
  await writeFile(join(folder, 'upload'), body)
})
afterAll(() => rm(folder, { recursive: true }))

interface Target {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

const type = { 'Content-Type': 'application/json' }
const targets: Readonly<Record<string, Target & { readonly status: number }>> = {
  'a key that the gateway doesn’t know': {
    path: '/gateway/lumina/messaging/v1/messages',
    headers: { ...type, 'X-API-Key': `sb_live_${'k'.repeat(38)}` },
    status: 401,
  },
  'an API that isn’t there': { path: '/gateway/nobody/nothing/v1/a', headers: type, status: 404 },
  'a session that the portal doesn’t have': {
    path: '/portal-api/api/admin/apis',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    status: 401,
  },
  'a login that is too large': { path: '/portal-api/auth/login', headers: type, status: 413 },
}

const head = ({ path, headers }: Target, framing: string): string =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: x',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    framing,
    '\r\n',
  ].join('\r\n')

/** Sends all of it, and reads nothing until then. */
async function sendBeforeReading(text: string, parts: readonly Buffer[]): Promise<string> {
  const { socket, received } = await rawConnection(server.url)
  socket.pause()
  for (const part of [Buffer.from(text), ...parts]) if (!socket.write(part)) await once(socket, 'drain')
  socket.resume()
  await once(socket, 'data')
  socket.destroy()
  return received()
}

const ways: Readonly<Record<string, (target: Target) => Promise<number>>> = {
  'a client that sends before it reads': async (target) => {
    const text = await sendBeforeReading(head(target, `Content-Length: ${body.length}`), [body])
    return parseResponse(text).status
  },
  'one that sends chunks': async (target) => {
    const chunk = Buffer.concat([Buffer.from('10000\r\n'), body.subarray(0, 0x10000), Buffer.from('\r\n')])
    const chunks = [...Array.from({ length: 150 }, () => chunk), Buffer.from('0\r\n\r\n')]
    return parseResponse(await sendBeforeReading(head(target, 'Transfer-Encoding: chunked'), chunks)).status
  },
  'one that waits for a 100 Continue': async (target) => {
    const framing = `Content-Length: ${body.length}\r\nExpect: 100-continue`
    const { socket, received } = await rawConnection(server.url, head(target, framing))
    await once(socket, 'data')
    socket.destroy()
    return parseResponse(received()).status
  },
  fetch: async ({ path, headers }) => {
    const response = await fetch(`${server.url}${path}`, { method: 'POST', headers, body })
    await response.text()
    return response.status
  },
  curl: async ({ path, headers }) => {
    const sent = Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`])
    const options = ['--silent', '--show-error', '--output', '/dev/null', '--write-out', '%{http_code}']
    const data = ['--data-binary', `@${join(folder, 'upload')}`, `${server.url}${path}`]
    return Number((await promisify(execFile)('curl', [...options, ...sent, ...data])).stdout)
  },
}

describe.each(Object.entries(targets))('%s, in front of 10 MB', (_what, { status, ...target }) => {
  test.each(Object.entries(ways))('%s reads the response', async (_who, send) => {
    expect(await send(target)).toBe(status)
  })
})

describe('a connection that lingers', () => {
  const limits = { maxMs: 200, maxBytes: 1_000_000 }
  const lingering = createServer((_request, response) => {
    calls += 1
    response.writeHead(401, { Connection: 'close', 'Content-Length': 2 }).end('no')
  })
  let calls = 0
  lingerOnClose(lingering, limits)
  beforeAll(() => new Promise<void>((listening) => lingering.listen(0, '127.0.0.1', listening)))
  afterAll(() => lingering.close())
  const url = () => `http://127.0.0.1:${(lingering.address() as AddressInfo).port}`
  const start = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000000\r\n\r\n'

  test('ends for a client that trickles', async () => {
    const { socket, closed } = await rawConnection(url(), start)
    const trickle = setInterval(() => socket.write('x'), 20)
    expect(parseResponse(await closed).status).toBe(401)
    clearInterval(trickle)
  })

  test('ends for one that doesn’t stop', async () => {
    const { socket, closed } = await rawConnection(url(), start)
    const stream = setInterval(() => socket.write(Buffer.alloc(500_000)), 1)
    await closed
    clearInterval(stream)
    expect(socket.bytesWritten).toBeLessThan(limits.maxBytes * 50)
  })

  test('takes nothing that follows for a request', async () => {
    const before = calls
    const short = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n'
    const { socket, received, closed } = await rawConnection(url(), short)
    await once(socket, 'data')
    socket.write(`hello${start}`)
    await closed
    expect(received().match(/HTTP\/1\.1/g)).toHaveLength(1)
    expect(calls - before).toBe(1)
  })
})
