import { randomUUID } from 'node:crypto'
import type { Reply, SmallBackend } from '../small-backend.ts'
import { body, documentOf, inPath, object, ok } from './parts.ts'

/** UUIDs in a bare list, 422 for what is wrong, a foreign key in a body, and a member without any loan. */
export function library(): SmallBackend {
  const books = Array.from({ length: 3 }, (_, index) => ({ uuid: randomUUID(), title: `Book ${index}` }))
  const isUuid = (value: unknown) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(String(value))
  const uuid = { type: 'string', format: 'uuid' }
  const problem = (status: number): Reply => ({
    status,
    body: { detail: 'no' },
    headers: { 'Content-Type': 'application/problem+json' },
  })
  const book = object({ uuid, title: { type: 'string' } })
  return {
    document: documentOf({
      '/books': { get: { operationId: 'listBooks', responses: { 200: ok({ type: 'array', items: book }) } } },
      '/books/{bookId}': {
        get: {
          operationId: 'getBook',
          parameters: [{ ...inPath('bookId'), schema: uuid }],
          responses: { 200: ok(book), 404: { description: 'None' } },
        },
      },
      '/loans': {
        post: {
          operationId: 'lend',
          ...body(object({ book_id: uuid, days: { type: 'integer', minimum: 1, maximum: 30 } })),
          responses: {
            200: ok(object({ until: { type: 'string', format: 'date' } })),
            422: { description: 'Wrong' },
          },
        },
      },
    }),
    noRoute: problem(405),
    routes: {
      'GET /books': () => ({ status: 200, body: books }),
      'GET /books/{bookId}': ({ path }) => {
        const book = books.find(({ uuid }) => uuid === path.bookId)
        return book ? { status: 200, body: book } : problem(isUuid(path.bookId) ? 404 : 422)
      },
      'POST /loans': ({ json }) => {
        const { book_id, days } = json ?? {}
        const isRight =
          books.some(({ uuid }) => uuid === book_id) &&
          Number.isInteger(days) &&
          Number(days) >= 1 &&
          Number(days) <= 30
        return isRight ? { status: 200, body: { until: '2026-12-01' } } : problem(422)
      },
    },
  }
}
