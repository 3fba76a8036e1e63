import type { Portal } from '@switchboard/sdk'
import { queryOptions } from '@switchboard/sdk/react-query'
import {
  announcementsQuery,
  planLimitsQuery,
  versionQuery as publishedVersionQuery,
  type VersionKey,
} from '../../domain/catalogue/queries.ts'
import { isKnownMissing } from '../../lib/query/missing.ts'
import type { LoadRoute } from '../../router/preloadable.ts'
import { loadMarkdown } from '../../ui/markdown/load.ts'
import { type Part, readPlace } from './place.ts'

type RouteParams = Readonly<Record<string, string | undefined>>

/** Published content changes only at the next publication, rarely while it is being read. */
const readingMs = 10 * 60_000

export interface ApiAddress {
  readonly publisher: string
  readonly tag: string | null
}

export const addressOf = ({ publisher = '', tag }: RouteParams): ApiAddress => ({
  publisher,
  tag: tag ?? null,
})

/** Which API is behind an address. An older version of it may still be published, so the version is another question. */
export const apiQuery = (portal: Portal, { publisher, tag }: ApiAddress) =>
  queryOptions(portal, '/api/catalogue/address', {
    params: { query: { publisher, ...(tag !== null && { tag }) } },
  })

export const versionQuery = (portal: Portal, { api, version }: VersionKey) => ({
  ...publishedVersionQuery(portal, { api, version }),
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

/** `/api/{publisher}/{tag?}/{version}`: the name of the API is looked up; all the rest goes out at once. */
export const loadApi: LoadRoute = (...args) => Promise.all([loadMarkdown(), loadPlace(...args)])

const loadPlace: LoadRoute = async ({ portal, queryClient }, { params, search }) => {
  const { version = '' } = params
  const query = apiQuery(portal, addressOf(params))
  const state = queryClient.getQueryState(query.queryKey)
  if (!state || !isKnownMissing(state)) await queryClient.prefetchQuery(query)
  const cached = queryClient.getQueryData(query.queryKey)
  if (!cached) return
  const key = { api: cached.data.api, version }
  const { part, operation } = readPlace(search)
  const loadOverview = async () => {
    const version = versionQuery(portal, key)
    // A missing version must not end the load while other reads are on their way: the page drawn then would lack them.
    await queryClient.prefetchQuery(version)
    if (queryClient.getQueryData(version.queryKey)?.data.conformance)
      await queryClient.prefetchQuery(conformanceQuery(portal, key))
  }
  await Promise.all([
    queryClient.prefetchQuery(announcementsQuery(portal, key.api)),
    part === 'overview' ? loadOverview() : queryClient.prefetchQuery(versionQuery(portal, key)),
    needsReference(part) && queryClient.prefetchQuery(referenceQuery(portal, key)),
    needsReference(part) && queryClient.prefetchQuery(planLimitsQuery(portal, key.api)),
    part === 'changelog' && queryClient.prefetchQuery(changelogQuery(portal, key)),
    operation !== null && queryClient.prefetchQuery(operationQuery(portal, key, operation)),
  ])
}

/** Parts that show what the document says, beyond what is said of the version as a whole. */
export const needsReference = (part: Part): boolean => part === 'documentation' || part === 'prices'
