import type { components } from '@switchboard/sdk'
import { postQueryOptions, queryOptions } from '@switchboard/sdk/react-query'
import { portal } from '../../lib/api.ts'

export interface PublishedApis {
  readonly data: readonly components['schemas']['PublicApi'][]
}

export const publishedApis = queryOptions(portal, '/api/api-list-public')
export const simSwap = postQueryOptions(portal, '/api/sync', { body: { api: 'sim-swap', version: 'v1' } })
