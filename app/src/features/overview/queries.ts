import type { Portal } from '@switchboard/sdk'
import { queryOptions } from '@switchboard/sdk/react-query'
import { env } from '../../base/env.ts'
import { rangeUntil } from '../../base/format/day-presets.ts'
import { dayIn } from '../../base/format/market-days.ts'
import { subscriptionsQuery } from '../../domain/subscriptions/queries.ts'
import { creditsQuery, thresholdQuery } from '../../domain/wallet/queries.ts'
import type { LoadRoute } from '../../router/preloadable.ts'

const ledgerRows = 4
const shownDays = 30

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

export const loadOverview: LoadRoute = ({ portal, queryClient }) =>
  Promise.all([
    queryClient.prefetchQuery(creditsQuery(portal)),
    queryClient.prefetchQuery(thresholdQuery(portal)),
    queryClient.prefetchQuery(subscriptionsQuery(portal)),
    queryClient.prefetchQuery(summaryQuery(portal)),
    queryClient.prefetchQuery(ledgerQuery(portal)),
  ])
