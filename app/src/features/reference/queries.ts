import { postQueryOptions, queryOptions } from '@switchboard/sdk/react-query'
import { portal } from '../../lib/api.ts'

export interface VersionKey {
  readonly api: string
  readonly version: string
}

/** What is published changes when it is published again, which is rare while somebody reads. */
const readingMs = 10 * 60_000

export const apisQuery = () => queryOptions(portal, '/api/api-list-public')

export const versionQuery = ({ api, version }: VersionKey) => ({
  ...postQueryOptions(portal, '/api/sync', { body: { api, version } }),
  staleTime: readingMs,
})

export const referenceQuery = ({ api, version }: VersionKey) => ({
  ...queryOptions(portal, '/api/api-reference', { params: { query: { api, version } } }),
  staleTime: readingMs,
})

export const operationQuery = ({ api, version }: VersionKey, operation_id: string) => ({
  ...queryOptions(portal, '/api/api-reference/operation', {
    params: { query: { api, version, operation_id } },
  }),
  staleTime: readingMs,
})

export const changelogQuery = ({ api, version }: VersionKey) => ({
  ...queryOptions(portal, '/api/api-reference/changelog', { params: { query: { api, version } } }),
  staleTime: readingMs,
})

export const subscriptionsQuery = () => queryOptions(portal, '/api/user-subscription')
