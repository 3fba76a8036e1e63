import { queryClient } from '../../lib/query-client.ts'
import { apisQuery } from './queries.ts'

/** The page, and the catalogue in which it looks its address up: one after the other they would take two round trips. */
export function fetchApiPage() {
  void queryClient.prefetchQuery(apisQuery())
  return import('./api-page.tsx')
}
