import { queryClient } from '../../lib/query-client.ts'
import { addressOf, findApi } from './find-api.ts'
import { readPlace } from './place.ts'
import { apisQuery, operationQuery, referenceQuery, versionQuery } from './queries.ts'

/**
 * The code of the page, and beside it what it will show: one after the other would be a round trip each. Failures are
 * the page's to tell; it asks again.
 */
export function fetchApiPage() {
  fetchShown(window.location).catch(() => {})
  return import('./api-page.tsx')
}

async function fetchShown({ pathname, search }: Location): Promise<void> {
  const list = await queryClient.fetchQuery(apisQuery())
  const address = addressOf(pathname)
  const found = address && findApi(list.data, address)
  if (!found) return
  const key = { api: found.api, version: address.version }
  const { part, operation } = readPlace(search)
  void queryClient.prefetchQuery(versionQuery(key))
  if (part !== 'overview') void queryClient.prefetchQuery(referenceQuery(key))
  if (operation) void queryClient.prefetchQuery(operationQuery(key, operation))
}
