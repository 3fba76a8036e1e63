import type { Portal } from '@switchboard/sdk'
import { postQueryOptions, queryOptions } from '@switchboard/sdk/react-query'
import type { LoadRoute } from '../../router/preloadable.ts'

export const apisQuery = (portal: Portal) => queryOptions(portal, '/api/api-list-public')
export const simSwapQuery = (portal: Portal) =>
  postQueryOptions(portal, '/api/sync', { body: { api: 'sim-swap', version: 'v1' } })

export const loadLanding: LoadRoute = ({ portal, queryClient }) =>
  Promise.all([queryClient.prefetchQuery(apisQuery(portal)), queryClient.prefetchQuery(simSwapQuery(portal))])
