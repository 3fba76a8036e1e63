import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { createContent } from '../../src/content.ts'
import { createPortal } from '../../src/index.ts'
import {
  infiniteQueryOptions,
  pageOptions,
  postQueryOptions,
  queryKey,
  queryOptions,
  retryUnlessRefused,
} from '../../src/react-query.ts'
import { gate, until } from '../support/gate.ts'
import { startServer } from '../support/server.ts'

const list = 'GET /api/transactions'
const queryClient = (retry: boolean | typeof retryUnlessRefused = false) =>
  new QueryClient({ defaultOptions: { queries: { retry, retryDelay: 0 } } })

describe('queryOptions', () => {
  it('reads the answer’s body under a key of path and parameters', async () => {
    const server = await startServer({ [list]: () => ({ status: 200, body: { data: [], meta: {} } }) })
    const portal = createPortal({ baseUrl: server.url })
    const options = queryOptions(portal, '/api/transactions', { params: { query: { page: 2 } } })
    expect(await queryClient().fetchQuery(options)).toEqual({ data: [], meta: {} })
    expect(options.queryKey).toEqual(['/api/transactions', { query: { page: 2 } }])
    expect(options.queryKey.slice(0, 1)).toEqual(queryKey('/api/transactions'))
    expect(server.calls[0]?.query.get('page')).toBe('2')
  })

  it('fails with ApiError, also for a failed answer with an empty body', async () => {
    const server = await startServer({ [list]: () => ({ status: 500, headers: { 'Content-Length': '0' } }) })
    const options = queryOptions(createPortal({ baseUrl: server.url }), '/api/transactions')
    await expect(queryClient().fetchQuery(options)).rejects.toMatchObject({ name: 'ApiError', status: 500 })
  })

  it('stops the call when nobody waits for it any more', async () => {
    const barrier = gate()
    let aborted = false
    const server = await startServer({ [list]: () => barrier.opened.then(() => 'drop') })
    const portal = createPortal({
      baseUrl: server.url,
      fetch: (request) => {
        request.signal.addEventListener('abort', () => {
          aborted = true
        })
        return fetch(request)
      },
    })
    const client = queryClient()
    const options = queryOptions(portal, '/api/transactions')
    const call = client.fetchQuery(options)
    await until(() => server.count(list) > 0)
    await client.cancelQueries({ queryKey: options.queryKey })
    await expect(call).rejects.toHaveProperty('revert')
    expect(aborted).toBe(true)
    barrier.open()
  })

  it('reads the content service, too', async () => {
    const server = await startServer({
      'GET /pages/about-us': () => ({ status: 200, body: { data: { title: 'About' } } }),
    })
    const content = createContent({ baseUrl: server.url })
    const options = queryOptions(content, '/pages/{title}', { params: { path: { title: 'about-us' } } })
    expect(await queryClient().fetchQuery(options)).toEqual({ data: { title: 'About' } })
  })

  it('reads by POST where the contract says so, its body part of the key', async () => {
    const server = await startServer({
      'POST /api/get-keys': ({ body }) => ({ status: 200, body: { data: JSON.parse(body) } }),
    })
    const portal = createPortal({ baseUrl: server.url })
    const options = postQueryOptions(portal, '/api/get-keys', { body: { api: 'sim-swap' } })
    expect(await queryClient().fetchQuery(options)).toEqual({ data: { api: 'sim-swap' } })
    expect(options.queryKey).toEqual(['/api/get-keys', { body: { api: 'sim-swap' } }])
  })
})

describe('list options', () => {
  const pagesOf = (total: number) =>
    startServer({
      [list]: ({ query }) => {
        const page = Number(query.get('page') ?? 1)
        return { status: 200, body: { data: [page], meta: { page, limit: 1, total } } }
      },
    })

  it('pageOptions keeps the page before while the next one loads', async () => {
    const server = await pagesOf(2)
    const portal = createPortal({ baseUrl: server.url })
    const options = pageOptions(portal, '/api/transactions', { params: { query: { page: 2 } } })
    const first = await queryClient().fetchQuery(options)
    expect(options.placeholderData(first)).toBe(first)
  })

  it('infiniteQueryOptions grows to the last page and no further', async () => {
    const server = await pagesOf(3)
    const portal = createPortal({ baseUrl: server.url })
    const options = infiniteQueryOptions(portal, '/api/transactions', {
      params: { query: { view: 'usage' } },
    })
    const { pages } = await queryClient().fetchInfiniteQuery({ ...options, pages: 9 })
    expect(pages.map(({ data }) => data)).toEqual([[1], [2], [3]])
    expect(server.calls.every(({ query }) => query.get('view') === 'usage')).toBe(true)
    expect(options.queryKey).not.toEqual(queryOptions(portal, '/api/transactions').queryKey)
  })
})

describe('retryUnlessRefused', () => {
  it.each([
    [503, 4],
    [429, 4],
    [501, 1],
    [404, 1],
    [403, 1],
  ])('tries a %i %i times', async (status, tries) => {
    const server = await startServer({ 'GET /api/faqs': () => ({ status }) })
    const options = queryOptions(createPortal({ baseUrl: server.url }), '/api/faqs')
    await expect(queryClient(retryUnlessRefused).fetchQuery(options)).rejects.toMatchObject({ status })
    expect(server.calls.length).toBe(tries)
  })

  it('tries a broken connection again', async () => {
    const server = await startServer({
      'GET /api/faqs': (_call, times) => (times < 3 ? 'drop' : { status: 200, body: { data: [] } }),
    })
    const options = queryOptions(createPortal({ baseUrl: server.url }), '/api/faqs')
    expect(await queryClient(retryUnlessRefused).fetchQuery(options)).toEqual({ data: [] })
  })
})
