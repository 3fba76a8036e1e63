import type { Portal } from '@switchboard/sdk'
import { queryOptions } from '@switchboard/sdk/react-query'
import type { LoadRoute } from '../../router/preloadable.ts'

export const viewsQuery = (portal: Portal) => queryOptions(portal, '/api/admin/views')

/** The data of a list that has saved views. */
export const withViews =
  (load: LoadRoute): LoadRoute =>
  (services, address) =>
    Promise.all([load(services, address), services.queryClient.prefetchQuery(viewsQuery(services.portal))])
