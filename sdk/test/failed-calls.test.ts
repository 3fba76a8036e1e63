import createClient from 'openapi-fetch'
import { describe, expect, it, vi } from 'vitest'
import { createApi } from '../src/apis.ts'
import { createContent } from '../src/content.ts'
import { createPortal, isApiError, unwrap } from '../src/index.ts'
import type { CallResult } from '../src/unwrap.ts'
import { type Answer, startServer } from './support/server.ts'

const sessions = '/gateway/lumina/quality-on-demand/v1/sessions'
const key = `sb_test_${'k'.repeat(38)}`
const qod = (baseUrl: string) => createApi('quality-on-demand', { baseUrl, key })
const id = { params: { path: { id: 's1' } } }

type Call = (baseUrl: string) => Promise<CallResult<unknown>>
const clients: Record<string, Call> = {
  portal: (baseUrl) => createPortal({ baseUrl }).GET('/api/sku-public'),
  content: (baseUrl) => createContent({ baseUrl }).GET('/resources'),
  api: (baseUrl) => qod(baseUrl).GET('/sessions/{id}', id),
  'portal, by request': (baseUrl) => createPortal({ baseUrl }).request('get', '/api/sku-public'),
}

const answering = (answer: Answer) =>
  startServer({
    'GET /api/sku-public': () => answer,
    'GET /resources': () => answer,
    [`GET ${sessions}/s1`]: () => answer,
    [`DELETE ${sessions}/s1`]: () => answer,
  })

const headers = { 'X-Request-Id': 'req-1' }
const chunked = { ...headers, 'Transfer-Encoding': 'chunked' }
const html = { ...headers, 'Content-Type': 'text/html' }

const failed: Record<string, Answer> = {
  'an empty body': { status: 500, headers: chunked },
  'an empty body of known length': { status: 500, headers: { ...headers, 'Content-Length': '0' } },
  'a page': { status: 502, body: '<h1>Bad gateway</h1>', headers: html },
  'a page that says it is a problem': { status: 502, body: '<h1>Bad gateway</h1>', headers },
  'cut JSON': { status: 503, body: '{"code":"unavai', headers },
  null: { status: 500, body: 'null', headers },
  'a list': { status: 400, body: ['no'], headers },
  'a number': { status: 400, body: '7', headers },
  'a text in JSON': { status: 400, body: '"no"', headers },
  'other JSON': { status: 404, body: { message: 'no Route matched' }, headers },
  'an empty code': { status: 409, body: { code: '' }, headers },
  'a code that is no text': { status: 403, body: { code: 1010, errors: {} }, headers },
  'a redirect that leads nowhere': { status: 304, headers },
}

describe.each(Object.entries(clients))('a failed call (%s)', (_client, call) => {
  it.each(Object.entries(failed))(
    'that is answered with %s has an error with a code',
    async (_body, answer) => {
      const { status } = answer as { status: number }
      const server = await answering(answer)
      const { data, error, response } = await call(server.url)
      expect([data, response.status]).toEqual([undefined, status])
      expect(error).toMatchObject({ code: `http_${status}`, status, request_id: 'req-1' })
      const thrown = await unwrap(call(server.url)).catch((failure: unknown) => failure)
      expect(isApiError(thrown)).toBe(true)
      expect(thrown).toMatchObject({ code: `http_${status}`, status, requestId: 'req-1', errors: [] })
    },
  )

  it('has what a short problem lacks, and what it says', async () => {
    const server = await answering({ status: 403, body: { code: 'waf_block', detail: 'No.' }, headers })
    const { error } = await call(server.url)
    expect(error).toEqual({
      type: 'about:blank',
      title: 'Forbidden',
      status: 403,
      code: 'waf_block',
      detail: 'No.',
      request_id: 'req-1',
    })
  })

  it('of another connection is the failure of fetch, and typed by unwrap', async () => {
    const server = await answering('drop')
    await expect(call(server.url)).rejects.toThrow(TypeError)
    await expect(unwrap(call(server.url))).rejects.toMatchObject({ code: 'network_error', status: 0 })
  })
})

const bodiless: Record<string, Answer> = {
  'an empty 200': { status: 200, headers: chunked },
  'an empty 200 of known length': { status: 200, headers: { ...headers, 'Content-Length': '0' } },
  'a 204': { status: 204, headers },
  null: { status: 200, body: 'null', headers },
  'a page': { status: 200, body: '<h1>Welcome to our hotel</h1>', headers: html },
  'cut JSON': { status: 200, body: '{"data":[{"id":', headers: chunked },
  'cut JSON of known length': {
    status: 200,
    body: '{"data":',
    headers: { ...headers, 'Content-Length': '8' },
  },
}

describe.each(Object.entries(clients))('a good status without the promised body (%s)', (_client, call) => {
  it.each(Object.entries(bodiless))('%s is an error, and unwrap throws it', async (_body, answer) => {
    const { status } = answer as { status: number }
    const server = await answering(answer)
    const { data, error } = await call(server.url)
    expect(data).toBeUndefined()
    expect(error).toMatchObject({ code: 'unreadable_answer', status, request_id: 'req-1' })
    const thrown = await unwrap(call(server.url)).catch((failure: unknown) => failure)
    expect(isApiError(thrown)).toBe(true)
    expect(thrown).toMatchObject({ code: 'unreadable_answer', status: 0, requestId: 'req-1' })
  })
})

describe('what is no failure', () => {
  it('an operation that promises no body has none', async () => {
    const server = await answering({ status: 204 })
    const { data, error, response } = await qod(server.url).DELETE('/sessions/{id}', id)
    expect([data, error, response.status]).toEqual([undefined, undefined, 204])
    expect(await unwrap(qod(server.url).DELETE('/sessions/{id}', id))).toBeUndefined()
  })

  it('a HEAD has none', async () => {
    const server = await startServer({ 'HEAD /resources': () => ({ status: 200 }) })
    const content = createContent({ baseUrl: server.url })
    const head = content.HEAD as unknown as (path: string) => Promise<CallResult<unknown>>
    expect((await head('/resources')).error).toBeUndefined()
  })

  it('another way to read the body is the caller’s, and fails as every call does', async () => {
    const server = await answering({ status: 200, body: 'not JSON' })
    const portal = createPortal({ baseUrl: server.url })
    expect(await unwrap(portal.GET('/api/sku-public', { parseAs: 'text' }))).toBe('not JSON')
    server.handlers['GET /api/sku-public'] = () => ({ status: 500 })
    expect((await portal.GET('/api/sku-public', { parseAs: 'blob' })).error).toMatchObject({
      code: 'http_500',
    })
  })

  it('an abort is handed on with the reason that the caller gave', async () => {
    const server = await answering({ status: 200, body: {} })
    const portal = createPortal({ baseUrl: server.url })
    const call = (signal: AbortSignal) => unwrap(portal.GET('/api/sku-public', { signal }))
    await expect(call(AbortSignal.abort())).rejects.toHaveProperty('name', 'AbortError')
    await expect(call(AbortSignal.abort('left the page'))).rejects.toBe('left the page')
  })

  it('the response is the one that fetch gave, with its address', async () => {
    const server = await answering({ status: 200, body: { data: [] } })
    const fetch = vi.fn(globalThis.fetch)
    const portal = createPortal({ baseUrl: server.url, fetch: (request) => fetch(request) })
    const { response } = await portal.GET('/api/sku-public')
    expect(response).toBe(await fetch.mock.results[0]?.value)
    expect(response.url).toBe(`${server.url}/api/sku-public`)
  })
})

it('unwrap throws for a failed call of another client, whose error is empty', async () => {
  const server = await answering({ status: 500, headers: chunked })
  const other = createClient<{ '/resources': { get: { responses: never } } }>({ baseUrl: server.url })
  const call = other.GET('/resources', {}) as Promise<CallResult<unknown>>
  await expect(unwrap(call)).rejects.toMatchObject({ code: 'http_500', status: 500 })
})
