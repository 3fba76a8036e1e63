import { expect, it } from 'vitest'
import { createApi } from '../src/apis.ts'
import { createContent } from '../src/content.ts'
import { unwrap } from '../src/index.ts'
import { queryOptions, retryUnlessRefused } from '../src/react-query.ts'
import { startServer } from './support/server.ts'

const unusable = ['', '.', '..', '%2e', '%2E%2e', '.%2e', undefined, null, [], ['..'], ['a'], {}, { a: 1 }]
const pathOf = (title: unknown) => ({ params: { path: { title: title as string } } })

it.each(unusable)('a path parameter that is %j throws and sends nothing', async (value) => {
  const server = await startServer({})
  const content = createContent({ baseUrl: server.url })
  const messaging = createApi('messaging', { baseUrl: server.url, environment: 'mock' })
  const calls = [
    () => content.GET('/pages/{title}', pathOf(value)),
    () => unwrap(content.GET('/pages/{title}', pathOf(value))),
    () =>
      content.GET('/docs/{section}/{slug}', { params: { path: { section: value as 'users', slug: 'a' } } }),
    () =>
      content.GET('/docs/{section}/{slug}', {
        params: { path: { section: 'users', slug: value as string } },
      }),
    () => messaging.GET('/messages/{id}/receipts', { params: { path: { id: value as string } } }),
  ]
  for (const call of calls)
    await expect(call()).rejects.toThrow(/^The path parameter \w+ of .+ is missing, empty/)
  expect(server.calls).toEqual([])
})

it('path parameters that are left out altogether throw, too', async () => {
  const server = await startServer({})
  const get = createContent({ baseUrl: server.url }).GET as unknown as (
    path: string,
    init?: object,
  ) => Promise<unknown>
  for (const init of [undefined, {}, { params: {} }, { params: { path: {} } }])
    await expect(get('/pages/{title}', init)).rejects.toThrow(TypeError)
  expect(server.calls).toEqual([])
})

it('a query that cannot be sent is not tried again', async () => {
  const content = createContent({ baseUrl: 'http://127.0.0.1:9' })
  const { queryFn } = queryOptions(content, '/pages/{title}', pathOf('..'))
  const error = await Promise.resolve(queryFn?.({ signal: new AbortController().signal } as never)).catch(
    (thrown) => thrown,
  )
  expect(error).toBeInstanceOf(TypeError)
  expect(retryUnlessRefused(0, error)).toBe(false)
})

it.each([
  ['/foo?bar#x %', '%2Ffoo%3Fbar%23x%20%25'],
  ['...', '...'],
  ['a..b', 'a..b'],
  ['../users', '..%2Fusers'],
  ['..\\users', '..%5Cusers'],
  ['%2e%2e%2f', '%252e%252e%252f'],
  ['{id}', '%7Bid%7D'],
  ['ñ 🙂', '%C3%B1%20%F0%9F%99%82'],
  ['null', 'null'],
  [0, '0'],
])('%j is sent as one segment', async (value, sent) => {
  const server = await startServer({})
  await createContent({ baseUrl: server.url }).GET('/pages/{title}', pathOf(value))
  expect(server.calls.map(({ operation }) => operation)).toEqual([`GET /pages/${sent}`])
})
