import { ApiError } from '@switchboard/sdk'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { isMissing } from './missing.ts'

interface DrawnData {
  readonly key: QueryKey
  readonly data: unknown
  readonly updatedAt: number
}

/** A read that found nothing. The page says so, and the browser must not ask again to say the same. */
interface DrawnMissing {
  readonly key: QueryKey
  readonly missing: Pick<ApiError, 'status' | 'code'>
}

/** The server's reads for a drawn page. dehydrate() would repeat each key, and much that is the same for all. */
export type DrawnQueries = readonly (DrawnData | DrawnMissing)[]

/** All that a drawing has read. */
export const drawnQueriesOf = (client: QueryClient): DrawnQueries =>
  client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey: key, state }): DrawnQueries => {
      const { data, dataUpdatedAt: updatedAt, error } = state
      if (state.status === 'success') return [{ key, data, updatedAt }]
      if (!isMissing(error)) return []
      const { status, code } = error
      return [{ key, missing: { status, code } }]
    })

/** Takes it up in the browser, as old as it is; that there is nothing is as new as the page. */
export function takeDrawnQueries(client: QueryClient, queries: DrawnQueries): void {
  for (const query of queries) {
    const { key } = query
    if ('data' in query) client.setQueryData(key, query.data, { updatedAt: query.updatedAt })
    else {
      const error = new ApiError({ message: query.missing.code, ...query.missing })
      const missing = client.getQueryCache().build(client, { queryKey: key })
      missing.setState({ status: 'error', error, errorUpdateCount: 1, errorUpdatedAt: Date.now() })
    }
  }
}
