import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** What the server read for a page that it drew. dehydrate() would say each key twice, and much that is the same for all. */
export type DrawnQueries = readonly {
  readonly key: QueryKey
  readonly data: unknown
  readonly updatedAt: number
}[]

/** All that a drawing has read. */
export const drawnQueriesOf = (client: QueryClient): DrawnQueries =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey: key, state: { data, dataUpdatedAt: updatedAt } }) => ({ key, data, updatedAt }))

/** Takes it up in the browser, as old as it is. */
export function takeDrawnQueries(client: QueryClient, queries: DrawnQueries): void {
  for (const { key, data, updatedAt } of queries) client.setQueryData(key, data, { updatedAt })
}
