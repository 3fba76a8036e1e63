import type { Portal } from '@switchboard/sdk'
import { queryOptions } from '@switchboard/sdk/react-query'
import { env } from '../../lib/env.ts'
import { dayIn } from '../../lib/format/market-days.ts'
import { creditsQuery, thresholdQuery } from '../../lib/wallet/queries.ts'
import type { LoadRoute } from '../../router/preloadable.ts'
import { type DayRange, usageRanges } from './days.ts'

const ledgerRows = 4

export const subscriptionsQuery = (portal: Portal) => queryOptions(portal, '/api/user-subscription')

export const usageQuery = (portal: Portal, range: DayRange, view: 'daily' | 'api') =>
  queryOptions(portal, '/api/api-usage', { params: { query: { ...range, view, limit: 100 } } })

export const ledgerQuery = (portal: Portal) =>
  queryOptions(portal, '/api/transactions', { params: { query: { limit: ledgerRows } } })

/** The last 30 days, and the 30 before them. */
export const currentRanges = () => usageRanges(dayIn(env.timeZone, new Date()))

export const loadOverview: LoadRoute = ({ portal, queryClient }) => {
  const { current, before } = currentRanges()
  return Promise.all([
    queryClient.prefetchQuery(creditsQuery(portal)),
    queryClient.prefetchQuery(thresholdQuery(portal)),
    queryClient.prefetchQuery(subscriptionsQuery(portal)),
    queryClient.prefetchQuery(usageQuery(portal, current, 'daily')),
    queryClient.prefetchQuery(usageQuery(portal, current, 'api')),
    queryClient.prefetchQuery(usageQuery(portal, before, 'api')),
    queryClient.prefetchQuery(ledgerQuery(portal)),
  ])
}
