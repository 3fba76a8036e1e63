import type { Portal } from '@switchboard/sdk'
import { queryOptions } from '@switchboard/sdk/react-query'
import type { LoadRoute } from '../../router/preloadable.ts'

export const apisQuery = (portal: Portal) => queryOptions(portal, '/api/api-list-public')

export const loadCatalogue: LoadRoute = ({ portal, queryClient }) =>
  queryClient.prefetchQuery(apisQuery(portal))
