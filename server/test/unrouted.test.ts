// Requests that no route sees: each is answered like any other, and its connection ends.
import { expect, test } from 'vitest'
import { unrouted } from './support/contract-calls.ts'
import { until } from './support/process.ts'
import { parseResponse, rawConnection } from './support/raw.ts'
import { serverOfFile } from './support/server.ts'

const metricsToken = 'the-token-of-these-tests'

const server = await serverOfFile({ metricsToken })

const host = 'Host: localhost\r\n'
const secret = 'do-not-repeat-me'
const rejected = async (status: number) => {
  const { body } = await server.ask('GET', '/metrics', {
    headers: { Authorization: `Bearer ${metricsToken}` },
  })
  return Number(
    RegExp(`switchboard_unrouted_total\\{status="${status}"\\} (\\d+)`).exec(String(body.text))?.[1] ?? 0,
  )
}

async function expectProblem(text: string, expected: readonly [status: number, code: string]): Promise<void> {
  const { status, headers, body } = parseResponse(text)
  const problem = JSON.parse(body)
  expect([status, problem.code]).toEqual(expected)
  expect(problem.status).toBe(status)
  expect(unrouted('portal', status)?.codes).toContain(problem.code)
  expect(Number(headers.get('content-length'))).toBe(Buffer.byteLength(body, 'latin1'))
  expect(headers.get('content-type')).toContain('application/problem+json')
  expect(headers.get('x-request-id')).toMatch(/^req_\w{12}$/)
  expect(problem.request_id).toBe(headers.get('x-request-id'))
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(text).not.toContain(secret)
}

test.each([
  ['a method that is none', `G@T /${secret} HTTP/1.1\r\n${host}\r\n`, 400, 'malformed_request'],
  ['a version that is none', `GET /${secret} HTTP/7.7\r\n${host}\r\n`, 400, 'malformed_request'],
  ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01', 400, 'malformed_request'],
  ['a header that is none', `GET / HTTP/1.1\r\n${host}a b c ${secret}\r\n\r\n`, 400, 'malformed_request'],
  [
    'two lengths of the body',
    `POST /portal-api/login HTTP/1.1\r\n${host}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`,
    400,
    'malformed_request',
  ],
  [
    'an address of 20 KB',
    `GET /${secret}${'x'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n`,
    414,
    'address_too_long',
  ],
  [
    'a header of 20 KB',
    `GET / HTTP/1.1\r\n${host}X-A: ${secret}${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'headers_too_large',
  ],
])('%s', async (_what, request, status, code) => {
  const before = await rejected(status)
  const connection = await rawConnection(server.url, request)
  await expectProblem(await connection.closed, [status, code])
  expect(await rejected(status)).toBe(before + 1)
})

test('a HEAD request is answered without a body', async () => {
  const connection = await rawConnection(server.url, `HEAD /${'x'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n`)
  expect(await connection.closed).toMatch(/^HTTP\/1\.1 414 [\s\S]*\r\n\r\n$/)
})

test('more headers than anybody sends: 431', async () => {
  const many = Array.from({ length: 300 }, (_, index) => `X-${index}: ${secret}\r\n`).join('')
  const connection = await rawConnection(server.url, `GET /healthz HTTP/1.1\r\n${host}${many}\r\n`)
  await expectProblem(await connection.closed, [431, 'headers_too_large'])
})

test.each(['/%', '/%zz', '/portal-api/%c3%28', '/assets/%E0%A4%A/', '/api/%ff'])(
  'broken percent-encoding: 400 %s',
  async (path) => {
    const before = await rejected(400)
    const connection = await rawConnection(
      server.url,
      `GET ${path}${secret} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`,
    )
    await expectProblem(await connection.closed, [400, 'malformed_url'])
    expect(await rejected(400)).toBe(before + 1)
  },
)

test('a body that breaks its framing: 400, once', async () => {
  const head = `POST /portal-api/login HTTP/1.1\r\n${host}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`
  const connection = await rawConnection(server.url, `${head}5\r\n{"a":\r\nnothing\r\n`)
  await expectProblem(await connection.closed, [400, 'malformed_request'])
})

test('what follows on the same connection after an answer is told apart from it', async () => {
  const connection = await rawConnection(server.url, `GET /healthz HTTP/1.1\r\n${host}\r\n`)
  await until('it was answered', () => connection.received().endsWith('{"status":"up"}'))
  const first = connection.received().length
  connection.socket.write(`${secret} \r\n\r\n`)
  await expectProblem((await connection.closed).slice(first), [400, 'malformed_request'])
})
