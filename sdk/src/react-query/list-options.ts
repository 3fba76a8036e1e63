import type {
  InfiniteData,
  QueryKey,
  QueryKeyWithDataTag,
  UnusedSkipTokenInfiniteOptions,
} from '@tanstack/react-query'
import type { Client } from 'openapi-fetch'
import type { ApiError } from '../api-error.ts'
import { type DataOf, type InitOf, requestOf } from '../operation.ts'
import { hasNext, type ListPath, type Page } from '../pages.ts'
import { unwrap } from '../unwrap.ts'
import { queryKey } from './keys.ts'
import { type ReadOptions, readOptions } from './query-options.ts'

export type PageOptions<Data> = ReadOptions<Data> & {
  placeholderData: (before: Data | undefined) => Data | undefined
}

/** Options of one page of a list: while the next page loads, the one before it stays. */
export function pageOptions<Paths extends object, P extends ListPath<Paths>>(
  client: Client<Paths>,
  path: P,
  init?: InitOf<Paths, P, 'get'>,
): PageOptions<DataOf<Paths, P, 'get'>> {
  const options = readOptions<DataOf<Paths, P, 'get'>>(client, path, { method: 'get', init })
  return { ...options, placeholderData: (before) => before }
}

type UntaggedInfiniteOptions<Data> = UnusedSkipTokenInfiniteOptions<
  Data,
  ApiError,
  InfiniteData<Data, number>,
  QueryKey,
  number
>
export type InfiniteOptions<Data> = UntaggedInfiniteOptions<Data> &
  QueryKeyWithDataTag<QueryKey, InfiniteData<Data, number>, ApiError>

/** Options of a list that grows page by page, for `useInfiniteQuery`. Pages count from 1. */
export function infiniteQueryOptions<Paths extends object, P extends ListPath<Paths>>(
  client: Client<Paths>,
  path: P,
  init?: InitOf<Paths, P, 'get'>,
): InfiniteOptions<DataOf<Paths, P, 'get'>> {
  type Data = DataOf<Paths, P, 'get'>
  const { params, ...rest } = (init ?? {}) as { params?: { query?: object } }
  const options: UntaggedInfiniteOptions<Data> = {
    // Set apart from single pages: both kinds of data under one key would be mixed up.
    queryKey: [...queryKey(path, { params }), 'infinite'],
    initialPageParam: 1,
    getNextPageParam: (last, _all, page) =>
      hasNext(page, (last as Page<unknown>).meta) ? page + 1 : undefined,
    queryFn: ({ pageParam: page, signal }) => {
      const query = { ...params?.query, page }
      const init = { ...rest, params: { ...params, query }, signal }
      return unwrap(requestOf(client)('get', path, init)) as Promise<Data>
    },
  }
  return options as InfiniteOptions<Data>
}
