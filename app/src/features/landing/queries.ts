import type { Portal } from '@switchboard/sdk'
import { postQueryOptions, queryOptions } from '@switchboard/sdk/react-query'
import type { LoadRoute } from '../../router/preloadable.ts'

/** As many as a visitor looks through before a catalogue is what they want. */
const shownApis = 6

export const apisQuery = (portal: Portal) =>
  queryOptions(portal, '/api/catalogue', { params: { query: { limit: shownApis } } })

export const simSwapQuery = (portal: Portal) =>
  postQueryOptions(portal, '/api/sync', { body: { api: 'sim-swap', version: 'v1' } })

export const loadLanding: LoadRoute = ({ portal, queryClient }) =>
  Promise.all([queryClient.prefetchQuery(apisQuery(portal)), queryClient.prefetchQuery(simSwapQuery(portal))])
