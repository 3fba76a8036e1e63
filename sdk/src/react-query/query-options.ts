import type { QueryKey, QueryKeyWithDataTag, UnusedSkipTokenOptions } from '@tanstack/react-query'
import type { Client } from 'openapi-fetch'
import type { ApiError } from '../api-error.ts'
import { type DataOf, type InitArgs, type InitOf, type PathWith, requestOf } from '../operation.ts'
import { unwrap } from '../unwrap.ts'
import { queryKey } from './keys.ts'

/** The result of TanStack's own `queryOptions`: the key carries the data's type. */
export type ReadOptions<Data> = UnusedSkipTokenOptions<Data, ApiError> &
  QueryKeyWithDataTag<QueryKey, Data, ApiError>

/** Options of a read, for `useQuery`, `fetchQuery` and the like. The data is the response’s body; errors are ApiError. */
export function queryOptions<Paths extends object, P extends PathWith<Paths, 'get'>>(
  client: Client<Paths>,
  path: P,
  ...[init]: InitArgs<InitOf<Paths, P, 'get'>>
): ReadOptions<DataOf<Paths, P, 'get'>> {
  return readOptions(client, path, { method: 'get', init })
}

/** The same for a read that the contract makes a POST, such as `/api/get-keys`. */
export function postQueryOptions<Paths extends object, P extends PathWith<Paths, 'post'>>(
  client: Client<Paths>,
  path: P,
  ...[init]: InitArgs<InitOf<Paths, P, 'post'>>
): ReadOptions<DataOf<Paths, P, 'post'>> {
  return readOptions(client, path, { method: 'post', init })
}

type Read = { method: 'get' | 'post'; init?: object | undefined }

export function readOptions<Data>(
  client: Client<object>,
  path: string,
  { method, init }: Read,
): ReadOptions<Data> {
  const options: UnusedSkipTokenOptions<Data, ApiError> = {
    queryKey: queryKey(path, init ?? {}),
    queryFn: ({ signal }) => unwrap(requestOf(client)(method, path, { ...init, signal })) as Promise<Data>,
  }
  return options as ReadOptions<Data>
}
