import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { listen } from '../../scripts/listen.ts'
import { buildApp } from '../src/app.ts'
import { eventually } from './support/eventually.ts'
import { gatewayOfFile, messages } from './support/gateway.ts'
import { publishMethods } from './support/publish-methods.ts'
import { sendRaw } from './support/raw-caller.ts'
import { headerOf } from './support/raw-http.ts'
import { echo, type RawConnection, rawUpstreamOfFile } from './support/raw-upstream.ts'

const upstream = await rawUpstreamOfFile()
const { server, key } = await gatewayOfFile(upstream)
await publishMethods(server.db, ['GET', 'HEAD', 'POST'])

/** The same product where APIs get little time. */
const impatient = await buildApp({
  db: server.db,
  clock: server.parts.clock,
  settings: { ...server.parts.settings, upstreamTimeoutMs: 200, maxResponseMs: 1_500 },
  logLevel: 'silent',
})
const impatientUrl = await impatient.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => impatient.close())

async function call(method = 'GET', { tag = 'own', to = server.url } = {}) {
  const body = method === 'POST' ? 'Content-Length: 5\r\n\r\nhello' : '\r\n'
  const text = `${method} ${messages} HTTP/1.1\r\nHost: x\r\nX-API-Key: ${key}\r\nX-Tag: ${tag}\r\n${body}`
  const { responses } = await sendRaw(to, { pieces: [text], methods: [method], responses: 1 })
  return responses[0]
}

/** The next callers get what is theirs, over connections that the fault never touched. */
async function expectOthersAreServed(faulty: RawConnection | undefined): Promise<void> {
  const before = faulty?.requests.length
  for (const tag of ['next 1', 'next 2', 'next 3']) {
    const response = await call('GET', { tag })
    expect([response?.status, JSON.parse(`${response?.body}`).tag]).toEqual([200, tag])
  }
  expect(faulty?.requests.length).toBe(before)
}

const ok = 'HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n'
const whole = `${ok}Content-Length: 5\r\n\r\nright`
const wrong = `${ok}Content-Length: 5\r\n\r\nwrong`
const chunked = `${ok}Transfer-Encoding: chunked\r\n\r\n`

interface Fault {
  readonly name: string
  /** Written at once. */
  readonly bytes: string
  readonly method?: string
  /** Whether the API hangs up then. */
  readonly ends?: boolean
  readonly status?: number
  readonly body?: string
}

const right = { status: 200, body: 'right' }
const faults: readonly Fault[] = [
  { name: 'bytes after the response', bytes: `${whole}more`, ...right },
  { name: 'two responses to one request', bytes: whole + wrong, ...right },
  { name: 'half a response after the response', bytes: `${whole}HTTP/1.1 200 O`, ...right },
  {
    name: 'a response longer than its Content-Length',
    bytes: `${ok}Content-Length: 5\r\n\r\nrighteous`,
    ...right,
  },
  {
    name: 'a response shorter than its Content-Length',
    bytes: `${ok}Content-Length: 9\r\n\r\nright`,
    ends: true,
  },
  { name: 'chunks that end early', bytes: `${chunked}5\r\nright\r\n`, ends: true },
  { name: 'chunks with a size that is none', bytes: `${chunked}five\r\nright\r\n0\r\n\r\n` },
  { name: 'a chunk longer than its size', bytes: `${chunked}2\r\nright\r\n0\r\n\r\n` },
  { name: 'a chunk size that overflows', bytes: `${chunked}fffffffffffffffff\r\nright\r\n0\r\n\r\n` },
  { name: 'bytes after the last chunk', bytes: `${chunked}5\r\nright\r\n0\r\n\r\n5\r\nwrong\r\n`, ...right },
  { name: 'two lengths', bytes: `${ok}Content-Length: 5\r\nContent-Length: 6\r\n\r\nright` },
  {
    name: 'a length and chunks',
    bytes: `${ok}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nright\r\n0\r\n\r\n`,
  },
  { name: 'a length that is no number', bytes: `${ok}Content-Length: five\r\n\r\nright` },
  {
    name: 'a bare CR in a header',
    bytes: `${ok}X-Any: a\rX-Credits-Left: 9\r\nContent-Length: 5\r\n\r\nright`,
  },
  { name: 'NUL in a header', bytes: `${ok}X-Any: a\0b\r\nContent-Length: 5\r\n\r\nright` },
  { name: 'a control character in a header', bytes: `${ok}X-Any: a\x01b\r\nContent-Length: 5\r\n\r\nright` },
  { name: 'a header without a colon', bytes: `${ok}X-Any\r\nContent-Length: 5\r\n\r\nright` },
  { name: 'headers without end', bytes: `${ok}${'X-Any: 0123456789\r\n'.repeat(5_000)}` },
  {
    name: '101 Switching Protocols',
    bytes: 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\nbytes',
  },
  { name: '101 without a word of why', bytes: `HTTP/1.1 101 Switching Protocols\r\n\r\n${whole}` },
  { name: '100 Continue that nobody asked for', bytes: `HTTP/1.1 100 Continue\r\n\r\n${whole}` },
  { name: 'a flood of 1xx', bytes: `${'HTTP/1.1 102 Processing\r\n\r\n'.repeat(200)}${whole}` },
  { name: 'bytes that are no HTTP', bytes: 'right\n' },
  { name: 'HTTP/0.9', bytes: '<html>right</html>', ends: true },
  { name: 'another protocol', bytes: 'SSH-2.0-OpenSSH_9.6\r\n' },
  { name: 'a version that there is not', bytes: `HTTP/3.7 200 OK\r\nContent-Length: 5\r\n\r\nright` },
  { name: 'a status below 100', bytes: 'HTTP/1.1 099 No\r\nContent-Length: 5\r\n\r\nright' },
  { name: 'a status above 599', bytes: 'HTTP/1.1 600 No\r\nContent-Length: 5\r\n\r\nright' },
  { name: 'nothing', bytes: '', ends: true },
  { name: 'half a head', bytes: 'HTTP/1.1 200 OK\r\nX-A', ends: true },
  {
    name: '204 with a body',
    bytes: `HTTP/1.1 204 No Content\r\nContent-Length: 5\r\n\r\nwrong`,
    status: 204,
    body: '',
  },
  {
    name: '204 with a response as its body',
    bytes: `HTTP/1.1 204 No Content\r\n\r\n${wrong}`,
    status: 204,
    body: '',
  },
  {
    name: '304 with a body',
    bytes: `HTTP/1.1 304 Not Modified\r\nContent-Length: 5\r\n\r\nwrong`,
    status: 304,
    body: '',
  },
  {
    name: 'HEAD with a body',
    method: 'HEAD',
    bytes: `${ok}Content-Length: 5\r\n\r\nwrong`,
    status: 200,
    body: '',
  },
  {
    name: 'HEAD with a response as its body',
    method: 'HEAD',
    bytes: `${ok}Content-Length: ${wrong.length}\r\n\r\n${wrong}`,
    status: 200,
    body: '',
  },
  {
    name: 'a body until the end of the connection',
    bytes: `HTTP/1.0 200 OK\r\n\r\nright`,
    ends: true,
    ...right,
  },
]

describe('the caller gets the right response or a 502, and the connection is not used again', () => {
  test.each(faults.map((fault) => [fault.name, fault] as const))('%s', async (_name, fault) => {
    const { bytes, method = 'GET', ends = false, status = 502, body } = fault
    // The connection was in good use before.
    expect((await call('GET', { tag: 'before' }))?.status).toBe(200)
    upstream.respond = ({ socket }) => {
      socket.write(bytes, 'latin1')
      if (ends) socket.end()
    }
    const response = await call(method)
    const sent = upstream.requests().filter((request) => headerOf(request, 'x-tag') === 'own')
    expect(sent.length, 'it is sent once').toBe(1)
    expect(response?.status).toBe(status)
    if (status === 502) expect(JSON.parse(`${response?.body}`).code).toBe('upstream_unreachable')
    else expect(response?.body.toString()).toBe(body)
    expect(headerOf(response ?? { headers: [] }, 'x-credits-left')).not.toBe('9')
    const faulty = upstream.connections.find(({ requests }) =>
      requests.some((one) => headerOf(one, 'x-tag') === 'own'),
    )
    upstream.respond = echo
    await expectOthersAreServed(faulty)
  })
})

test('early hints are passed over', async () => {
  upstream.respond = ({ socket }) => socket.write(`HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n${whole}`)
  const response = await call()
  expect([response?.status, `${response?.body}`]).toEqual([200, 'right'])
  upstream.respond = echo
  await expectOthersAreServed(undefined)
})

test('a response that nobody asked for, on an idle connection, is nobody’s', async () => {
  await call('GET', { tag: 'before' })
  const [connection] = upstream.connections
  connection?.socket.write(wrong)
  await eventually(() => expect(connection?.socket.destroyed).toBe(true))
  await expectOthersAreServed(connection)
})

test('a response before the request is whole ends the connection', async () => {
  await call('GET', { tag: 'before' })
  const [connection] = upstream.connections
  connection?.socket.on('data', () => {
    if (connection.requests.length < 2) connection.socket.write(whole)
  })
  const head = `POST ${messages} HTTP/1.1\r\nHost: x\r\nX-API-Key: ${key}\r\nX-Tag: own\r\nContent-Length: 100000\r\n\r\n`
  const { responses } = await sendRaw(server.url, { pieces: [head, 'a'.repeat(80_000)], responses: 1 })
  expect([responses[0]?.status, `${responses[0]?.body}`]).toEqual([200, 'right'])
  await eventually(() => expect(connection?.socket.destroyed).toBe(true))
  await expectOthersAreServed(connection)
})

test.each(['GET', 'POST'])(
  '%s: a connection that closes as it is used again: 502, and sent once',
  async (method) => {
    await call('GET', { tag: 'before' })
    upstream.respond = ({ socket }) => socket.destroy()
    expect((await call(method))?.status).toBe(502)
    expect(upstream.requests().map((request) => headerOf(request, 'x-tag'))).toEqual(['before', 'own'])
  },
)

test('an idle connection is closed by the gateway before the API says it would', async () => {
  upstream.respond = ({ socket }) =>
    socket.write(`${ok}Keep-Alive: timeout=3\r\nContent-Length: 5\r\n\r\nright`)
  await call('GET', { tag: 'before' })
  const ended = new Promise((resolve) => upstream.connections[0]?.socket.on('end', resolve))
  await ended
  expect(upstream.connections[0]?.requests).toHaveLength(1)
})

test('504: an API that falls silent before its head, within its head or within its body', async () => {
  const beginnings = ['', 'HTTP/1.1 200 OK\r\nX-A', `${ok}Content-Length: 9\r\n\r\nright`]
  upstream.respond = ({ socket }, request) =>
    socket.write(beginnings[Number(headerOf(request, 'x-tag'))] ?? '')
  const responses = await Promise.all(
    beginnings.map((_bytes, index) => call('GET', { tag: `${index}`, to: impatientUrl })),
  )
  for (const response of responses)
    expect([response?.status, JSON.parse(`${response?.body}`).code]).toEqual([504, 'upstream_late'])
  await eventually(() => expect(upstream.connections.every(({ socket }) => socket.destroyed)).toBe(true))
})

test('an API with a certificate that nobody vouches for gets nothing, whatever the environment says', async () => {
  const file = (name: string) => readFileSync(resolve(import.meta.dirname, 'fixtures/tls', name))
  let received = 0
  const tls = createServer({ key: file('key.pem'), cert: file('cert.pem') }, (_request, response) => {
    received += 1
    response.end()
  })
  const { port, close } = await listen(tls)
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
  // Node warns of the variable.
  const warned = vi.spyOn(process, 'emitWarning').mockReturnValue()
  const { db, clock, settings } = server.parts
  const base = `https://localhost:${port}`
  const secure = await buildApp({
    db,
    clock,
    settings: { ...settings, upstreams: { messaging: base } },
    logLevel: 'silent',
  })
  try {
    const response = await call('GET', { to: await secure.listen({ port: 0, host: '127.0.0.1' }) })
    expect([response?.status, JSON.parse(`${response?.body}`).code, received]).toEqual([
      502,
      'upstream_unreachable',
      0,
    ])
  } finally {
    warned.mockRestore()
    vi.unstubAllEnvs()
    await secure.close()
    await close()
  }
})

test('504: a response that goes on for ever, a byte at a time', async () => {
  upstream.respond = async ({ socket }) => {
    socket.write(chunked)
    while (!socket.destroyed) {
      socket.write('1\r\na\r\n')
      await pause(20)
    }
  }
  const response = await call('GET', { to: impatientUrl })
  expect([response?.status, JSON.parse(`${response?.body}`).code]).toEqual([504, 'upstream_late'])
  expect(upstream.connections[0]?.socket.destroyed).toBe(true)
})
