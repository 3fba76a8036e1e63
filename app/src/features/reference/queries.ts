import type { Portal } from '@switchboard/sdk'
import { postQueryOptions, queryOptions } from '@switchboard/sdk/react-query'
import type { LoadRoute } from '../../router/preloadable.ts'
import { loadMarkdown } from '../../ui/markdown/load.ts'
import { findApi } from './find-api.ts'
import { type Part, readPlace } from './place.ts'

export interface VersionKey {
  readonly api: string
  readonly version: string
}

/** What is published changes when it is published again, which is rare while somebody reads. */
const readingMs = 10 * 60_000

export const apisQuery = (portal: Portal) => queryOptions(portal, '/api/api-list-public')

export const versionQuery = (portal: Portal, { api, version }: VersionKey) => ({
  ...postQueryOptions(portal, '/api/sync', { body: { api, version } }),
  staleTime: readingMs,
})

export const referenceQuery = (portal: Portal, { api, version }: VersionKey) => ({
  ...queryOptions(portal, '/api/api-reference', { params: { query: { api, version } } }),
  staleTime: readingMs,
})

export const operationQuery = (portal: Portal, { api, version }: VersionKey, operation_id: string) => ({
  ...queryOptions(portal, '/api/api-reference/operation', {
    params: { query: { api, version, operation_id } },
  }),
  staleTime: readingMs,
})

export const changelogQuery = (portal: Portal, { api, version }: VersionKey) => ({
  ...queryOptions(portal, '/api/api-reference/changelog', { params: { query: { api, version } } }),
  staleTime: readingMs,
})

export const conformanceQuery = (portal: Portal, { api, version }: VersionKey) => ({
  ...queryOptions(portal, '/api/conformance-results', { params: { query: { api, version } } }),
  staleTime: readingMs,
})

export const subscriptionsQuery = (portal: Portal) => queryOptions(portal, '/api/user-subscription')

/** `/api/{publisher}/{tag?}/{version}`: the name of the API is looked up in the catalogue; all the rest goes out at once. */
export const loadApi: LoadRoute = (...args) => Promise.all([loadMarkdown(), loadPlace(...args)])

const loadPlace: LoadRoute = async ({ portal, queryClient }, { params, search }) => {
  const { publisher = '', tag = null, version = '' } = params
  const list = await queryClient.fetchQuery(apisQuery(portal))
  const found = findApi(list.data, { publisher, tag, version })
  if (!found) return
  const key = { api: found.api, version }
  const { part, operation } = readPlace(search)
  const loadOverview = async () => {
    const { data } = await queryClient.fetchQuery(versionQuery(portal, key))
    if (data.conformance) await queryClient.prefetchQuery(conformanceQuery(portal, key))
  }
  await Promise.all([
    part === 'overview' ? loadOverview() : queryClient.prefetchQuery(versionQuery(portal, key)),
    needsReference(part) && queryClient.prefetchQuery(referenceQuery(portal, key)),
    part === 'changelog' && queryClient.prefetchQuery(changelogQuery(portal, key)),
    operation !== null && queryClient.prefetchQuery(operationQuery(portal, key, operation)),
  ])
}

/** Parts that show what the document says, beyond what is said of the version as a whole. */
export const needsReference = (part: Part): boolean => part === 'documentation' || part === 'prices'
