import type { Portal } from '@switchboard/sdk'
import { postQueryOptions, queryOptions } from '@switchboard/sdk/react-query'

export interface VersionKey {
  readonly api: string
  readonly version: string
}

export const versionQuery = (portal: Portal, { api, version }: VersionKey) =>
  postQueryOptions(portal, '/api/sync', { body: { api, version } })

/** One API of the catalogue, in its newest version; none where nothing of the name is published. */
export const apiQuery = (portal: Portal, api: string) =>
  queryOptions(portal, '/api/catalogue', { params: { query: { api: [api], limit: 1 } } })
