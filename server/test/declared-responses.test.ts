// Requests rejected before a handler runs, by every path and operation of both contracts: declared, with status,
// headers and code.
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callsOf, type DeclaredResponse, pathsOf, unrouted } from './support/contract-calls.ts'
import { dropUnderway } from './support/database.ts'
import { type PlainResponse, plainRequest } from './support/plain-request.ts'
import { serverOfFile, startServer, type TestServer } from './support/server.ts'

const paths = [...pathsOf('portal'), ...pathsOf('content')]
const calls = [...callsOf('portal'), ...callsOf('content')]
const writes = calls.filter(({ method }) => method !== 'GET')
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND']

const server = await serverOfFile()
const tokens = { user: '', admin: '' }
beforeAll(async () => {
  tokens.user = (await server.signIn('user')).access_token
  tokens.admin = (await server.signIn('admin')).access_token
})

function expectDeclared(response: PlainResponse, declared: DeclaredResponse | undefined): void {
  expect(declared, 'the contract declares it').toBeDefined()
  expect(response.headers['content-type']).toContain('application/problem+json')
  expect(response.body?.request_id).toBe(response.headers['x-request-id'])
  expect(response.body?.status).toBe(response.status)
  expect(declared?.codes).toContain(response.body?.code)
  for (const name of declared?.headers ?? []) expect(response.headers, name).toHaveProperty(name)
}

describe.each(paths)('$contract $path', ({ contract, url, methods: taken }) => {
  const allowed = taken.includes('GET') ? [...taken, 'HEAD'] : taken

  test.each(methods.filter((method) => !allowed.includes(method)))(
    '405 method_not_allowed: %s, with what is allowed',
    async (method) => {
      const headers = { 'Content-Type': 'text/plain', 'Content-Length': '1' }
      const response = await plainRequest(`${server.url}${url}`, { method, headers, body: 'x' })
      expect(response.status).toBe(405)
      expect(response.headers.allow?.split(', ').sort()).toEqual([...allowed].sort())
      // A response to HEAD has no body to look at.
      if (method !== 'HEAD') expectDeclared(response, unrouted(contract, 405))
    },
  )

  test('204: OPTIONS tells what is allowed', async () => {
    const response = await plainRequest(`${server.url}${url}`, { method: 'OPTIONS' })
    expect(response.status).toBe(204)
    expect(response.headers.allow?.split(', ').sort()).toEqual([...allowed].sort())
  })
})

describe.each(writes)('$id', ({ method, url, mediaType, roles, declared }) => {
  const isForm = mediaType === 'multipart/form-data'
  const send = (headers: Record<string, string>, body: string | Buffer) =>
    plainRequest(`${server.url}${url}`, {
      method,
      // Forms are read after it is known who sends them.
      headers: { Authorization: `Bearer ${roles.includes('USER') ? tokens.user : tokens.admin}`, ...headers },
      body,
    })

  test('400 malformed_json: half a body', async () => {
    const type = isForm ? 'multipart/form-data; boundary=edge' : 'application/json'
    const response = await send({ 'Content-Type': type }, isForm ? '--edge\r\nContent-Disp' : '{"half":')
    expect(response.status).toBe(400)
    expectDeclared(response, declared(400))
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application', 'text/xml'])(
    '415 media_type_unsupported: %s',
    async (type) => {
      const response = await send({ 'Content-Type': type }, 'a=b')
      expect(response.status).toBe(415)
      expectDeclared(response, declared(415))
    },
  )

  test('413 body_too_large', async () => {
    const type = isForm ? 'multipart/form-data; boundary=edge' : 'application/json'
    const part = '--edge\r\nContent-Disposition: form-data; name="x"\r\n\r\nx\r\n'
    const body = isForm ? `${part.repeat(70)}--edge--` : `"${'x'.repeat(1_100_000)}"`
    const response = await send({ 'Content-Type': type }, body)
    expect(response.status).toBe(413)
    expectDeclared(response, declared(413))
  })
})

describe('requests that no operation takes', () => {
  test.each([
    ['/portal-api/api/nothing', 'POST', 404],
    ['/content-api/resources/%', 'GET', 400],
    [`/portal-api/login?${'x'.repeat(20_000)}`, 'POST', 414],
  ])('%s by %s: %i', async (path, method, status) => {
    const response = await plainRequest(`${server.url}${path}`, { method })
    expect(response.status).toBe(status)
    expectDeclared(response, unrouted('portal', status))
    expectDeclared(response, unrouted('content', status))
  })

  test('400 malformed_request: what is no HTTP at all', async () => {
    const { hostname, port } = new URL(server.url)
    const socket = connect(Number(port), hostname)
    socket.end('HELLO THERE\r\n\r\n')
    const answer = await text(socket)
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(head).toContain('Content-Type: application/problem+json')
    expect(unrouted('portal', 400)?.codes).toContain(JSON.parse(body).code)
  })
})

describe('while the database is gone', () => {
  let cut: TestServer
  let ownToken: string
  beforeAll(async () => {
    cut = await startServer()
    ownToken = (await cut.signIn('user')).access_token
    await dropUnderway(cut.database)
  })
  afterAll(async () => {
    await cut.close()
    await cut.database.db.destroy()
  })

  test.each(calls)('$id 503 unavailable, with the time to wait', async ({ method, url, ...call }) => {
    const isJson = call.mediaType === 'application/json'
    const response = await plainRequest(`${cut.url}${url}`, {
      method,
      headers: {
        Authorization: `Bearer ${ownToken}`,
        ...(isJson && { 'Content-Type': 'application/json' }),
      },
      ...(isJson && { body: JSON.stringify(call.body) }),
    })
    // Some answer without it: texts, and what is refused before it is asked.
    if (response.status < 500) return expect(call.declared(response.status)).toBeDefined()
    expect(response.status).toBe(503)
    expectDeclared(response, call.default)
  })
})
