import { infiniteQueryOptions as typed, keepPreviousData } from '@tanstack/react-query'
import type { Client } from 'openapi-fetch'
import type { ApiError } from '../api-error.ts'
import { type DataOf, type InitOf, requestOf } from '../operation.ts'
import { hasNext, type ListPath, type Page } from '../pages.ts'
import { unwrap } from '../unwrap.ts'
import { queryKey } from './keys.ts'
import { queryOptions } from './query-options.ts'

/** Options of one page of a list: while the next page loads, the one before it stays. */
export function pageOptions<Paths extends object, P extends ListPath<Paths>>(
  client: Client<Paths>,
  path: P,
  init?: InitOf<Paths, P, 'get'>,
) {
  const options = queryOptions(client, path, ...([init] as Parameters<typeof queryOptions<Paths, P>>[2][]))
  return { ...options, placeholderData: keepPreviousData }
}
