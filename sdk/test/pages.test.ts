import { describe, expect, it } from 'vitest'
import { createPortal, pages } from '../src/index.ts'
import { startServer } from './support/server.ts'

const list = 'GET /api/transactions'

/** A list of `total` numbers in pages. */
const listServer = (total: number) =>
  startServer({
    [list]: ({ query }) => {
      const page = Number(query.get('page'))
      const limit = Number(query.get('limit') ?? 20)
      const all = Array.from({ length: total }, (_, index) => index)
      const data = all.slice((page - 1) * limit, page * limit)
      return { status: 200, body: { data, meta: { page, limit, total } } }
    },
  })

describe('pages', () => {
  it('walks all items and asks for each page once, with the filters', async () => {
    const server = await listServer(45)
    const portal = createPortal({ baseUrl: server.url })
    const items = await Array.fromAsync(pages(portal, '/api/transactions', { query: { view: 'topup' } }))
    expect(items).toEqual(Array.from({ length: 45 }, (_, index) => index))
    expect(server.calls.map(({ query }) => query.toString())).toEqual([
      'view=topup&page=1',
      'view=topup&page=2',
      'view=topup&page=3',
    ])
  })

  it('asks for no page that is not needed', async () => {
    const server = await listServer(45)
    const portal = createPortal({ baseUrl: server.url })
    for await (const item of pages(portal, '/api/transactions', { query: { limit: 10 } }))
      if (Number(item) === 12) break
    expect(server.calls.length).toBe(2)
  })

  it.each([
    [0, 1],
    [20, 1],
    [21, 2],
  ])('reads %i items in %i calls', async (total, calls) => {
    const server = await listServer(total)
    const portal = createPortal({ baseUrl: server.url })
    expect(await Array.fromAsync(pages(portal, '/api/transactions'))).toHaveLength(total)
    expect(server.calls.length).toBe(calls)
  })

  it('begins where it is told to', async () => {
    const server = await listServer(30)
    const portal = createPortal({ baseUrl: server.url })
    const items = await Array.fromAsync(pages(portal, '/api/transactions', { query: { page: 2 } }))
    expect(items).toHaveLength(10)
  })

  it('ends when a list shrinks, whatever its total says', async () => {
    const server = await startServer({
      [list]: ({ query }) => {
        const page = Number(query.get('page'))
        return { status: 200, body: { data: page === 1 ? [1] : [], meta: { page, limit: 1, total: 9 } } }
      },
    })
    const portal = createPortal({ baseUrl: server.url })
    expect(await Array.fromAsync(pages(portal, '/api/transactions'))).toEqual([1])
  })

  it('ends against a mock that answers the same page for ever', async () => {
    const meta = { page: 1, limit: 2, total: 5 }
    const server = await startServer({ [list]: () => ({ status: 200, body: { data: [1, 2], meta } }) })
    const portal = createPortal({ baseUrl: server.url })
    expect(await Array.fromAsync(pages(portal, '/api/transactions'))).toHaveLength(6)
  })

  it('throws ApiError, and what the signal says', async () => {
    const server = await startServer({ [list]: () => ({ status: 422, body: { code: 'query_invalid' } }) })
    const portal = createPortal({ baseUrl: server.url })
    await expect(pages(portal, '/api/transactions').next()).rejects.toMatchObject({
      status: 422,
      code: 'query_invalid',
    })
    const aborted = pages(portal, '/api/transactions', { signal: AbortSignal.abort() })
    await expect(aborted.next()).rejects.toHaveProperty('name', 'AbortError')
  })
})
