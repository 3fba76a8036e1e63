import type { Portal } from '@switchboard/sdk'
import { queryOptions } from '@switchboard/sdk/react-query'
import type { SessionState } from '../../lib/session/session.ts'
import type { LoadRoute } from '../../router/preloadable.ts'

export const publicPricesQuery = (portal: Portal) => queryOptions(portal, '/api/sku-public')

export const ownPricesQuery = (portal: Portal) => queryOptions(portal, '/api/sku')

export const loadPricing: LoadRoute = ({ portal, queryClient, session }) =>
  Promise.all([
    queryClient.prefetchQuery(publicPricesQuery(portal)),
    hasOwnPrices(session.state.current) && queryClient.prefetchQuery(ownPricesQuery(portal)),
  ])

/** Administrators call no API. */
export const hasOwnPrices = (current: SessionState): boolean =>
  current.kind === 'member' && current.profile.user_type === 'USER'
