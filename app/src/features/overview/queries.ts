import type { Portal } from '@switchboard/sdk'
import { queryOptions } from '@switchboard/sdk/react-query'
import { env } from '../../lib/env.ts'
import { rangeUntil } from '../../lib/format/day-presets.ts'
import { dayIn } from '../../lib/format/market-days.ts'
import { creditsQuery, thresholdQuery } from '../../lib/wallet/queries.ts'
import type { LoadRoute } from '../../router/preloadable.ts'

const ledgerRows = 4
const shownDays = 30

export const subscriptionsQuery = (portal: Portal) => queryOptions(portal, '/api/user-subscription')

/** As many as the contract lets be named. */
const maxNamed = 100

/** Of these APIs, which operation is called first. */
export const apisQuery = (portal: Portal, apis: readonly string[]) => {
  const api = [...new Set(apis)].toSorted().slice(0, maxNamed)
  return queryOptions(portal, '/api/catalogue', { params: { query: { api, limit: maxNamed } } })
}

/** The last 30 days, and the 30 before them. */
export const summaryQuery = (portal: Portal) =>
  queryOptions(portal, '/api/api-usage/summary', {
    params: { query: rangeUntil(dayIn(env.timeZone, new Date()), shownDays) },
  })

export const ledgerQuery = (portal: Portal) =>
  queryOptions(portal, '/api/transactions', { params: { query: { limit: ledgerRows } } })

export const statementsQuery = (portal: Portal) => queryOptions(portal, '/api/billing-statements')

export const loadOverview: LoadRoute = ({ portal, queryClient }) =>
  Promise.all([
    queryClient.prefetchQuery(creditsQuery(portal)),
    queryClient.prefetchQuery(thresholdQuery(portal)),
    queryClient.prefetchQuery(subscriptionsQuery(portal)),
    queryClient.prefetchQuery(summaryQuery(portal)),
    queryClient.prefetchQuery(ledgerQuery(portal)),
  ])
