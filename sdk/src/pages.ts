import type { Client } from 'openapi-fetch'
import { type DataOf, type InitOf, type PathWith, requestOf } from './operation.ts'
import { unwrap } from './unwrap.ts'

export type Page<Item> = { data: Item[]; meta: { page: number; limit: number; total: number } }

/** The type of a list's item; `never` for a path that isn't a paged list. */
export type ItemOf<Paths, P extends keyof Paths> =
  DataOf<Paths, P, 'get'> extends Page<infer Item> ? Item : never

/** The paths whose answer is a list in pages. */
export type ListPath<Paths> = {
  [P in PathWith<Paths, 'get'>]: [ItemOf<Paths, P>] extends [never] ? never : P
}[PathWith<Paths, 'get'>]

type QueryOf<Init> = Init extends { params?: { query?: infer Query } } ? NonNullable<Query> : never
export interface PagesOptions<Query> {
  /** Filters; `limit` is the size of a page, `page` the one to begin with (default 1). */
  query?: Query
  signal?: AbortSignal
}

/**
 * Walks a list item by item and asks for the next page when it is needed. Throws ApiError.
 * A list that grows meanwhile may show an item twice.
 */
export async function* pages<Paths extends object, P extends ListPath<Paths>>(
  client: Client<Paths>,
  path: P,
  { query, signal }: PagesOptions<QueryOf<InitOf<Paths, P, 'get'>>> = {},
): AsyncGenerator<ItemOf<Paths, P>, void, void> {
  const request = requestOf(client)
  const first = (query as { page?: number } | undefined)?.page ?? 1
  // Counted here and not read from the response: a mock answers the same page for ever.
  for (let page = first; ; page++) {
    const init = { params: { query: { ...query, page } }, signal }
    const { data, meta } = (await unwrap(request('get', path, init))) as Page<ItemOf<Paths, P>>
    yield* data
    if (data.length === 0 || !hasNext(page, meta)) return
  }
}

export const hasNext = (page: number, { limit, total }: Page<unknown>['meta']): boolean =>
  page * limit < total
