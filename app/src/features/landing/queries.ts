import { unwrap } from '@switchboard/sdk'
import { queryOptions as portalQuery } from '@switchboard/sdk/react-query'
import { queryOptions } from '@tanstack/react-query'
import { portal } from '../../lib/api.ts'

export const publishedApis = portalQuery(portal, '/api/api-list-public')

const body = { api: 'sim-swap', version: 'v1' }

/** Reads although it is a POST: the specification has it so. */
export const simSwap = queryOptions({
  queryKey: ['POST /api/sync', body],
  queryFn: ({ signal }) => unwrap(portal.POST('/api/sync', { body, signal })),
})
