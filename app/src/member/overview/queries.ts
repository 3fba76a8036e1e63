import type { Portal } from '@switchboard/sdk'
import { queryOptions } from '@switchboard/sdk/react-query'
import { today } from '../../base/format/dates.ts'
import { rangeUntil } from '../../base/format/day-presets.ts'
import { isBilled } from '../../domain/billing/use-billed.ts'
import { deprecationsQuery } from '../../domain/catalogue/deprecations.ts'
import { subscriptionsQuery } from '../../domain/subscriptions/queries.ts'
import { alertsQuery, creditsQuery, spendCapsQuery, statementsQuery } from '../../domain/wallet/queries.ts'
import { webhooksQuery } from '../../domain/webhooks.ts'
import type { LoadRoute } from '../../router/preloadable.ts'
import { hasCalled } from './has-called.ts'

const ledgerRows = 4
const shownDays = 30

/** As many as the contract lets be named. */
const maxNamed = 100

/** Of these APIs, or of all without any, which operation is called first. */
export const apisQuery = (portal: Portal, apis: readonly string[]) => {
  const api = [...new Set(apis)].toSorted().slice(0, maxNamed)
  return queryOptions(portal, '/api/catalogue', { params: { query: { api, limit: maxNamed } } })
}

/** The last 30 days, and the 30 before them. */
export const summaryQuery = (portal: Portal) =>
  queryOptions(portal, '/api/api-usage/summary', {
    params: { query: rangeUntil(today(), shownDays) },
  })

export const ledgerQuery = (portal: Portal) =>
  queryOptions(portal, '/api/transactions', { params: { query: { limit: ledgerRows } } })

/** Which operation somebody who has never called would call first. */
const loadFirstCalls: LoadRoute = async ({ portal, queryClient }) => {
  const { data } = await queryClient.fetchQuery(subscriptionsQuery(portal))
  if (hasCalled(data)) return
  await queryClient.prefetchQuery(
    apisQuery(
      portal,
      data.map(({ api }) => api),
    ),
  )
}

export const loadOverview: LoadRoute = (services, address) => {
  const { portal, queryClient, session } = services
  const { current } = session.state
  const billed = isBilled(current)
  return Promise.all([
    queryClient.prefetchQuery(creditsQuery(portal)),
    queryClient.prefetchQuery(alertsQuery(portal)),
    loadFirstCalls(services, address),
    queryClient.prefetchQuery(summaryQuery(portal)),
    queryClient.prefetchQuery(ledgerQuery(portal)),
    queryClient.prefetchQuery(deprecationsQuery(portal)),
    queryClient.prefetchQuery(webhooksQuery(portal)),
    queryClient.prefetchQuery(spendCapsQuery(portal)),
    billed && queryClient.prefetchQuery(statementsQuery(portal)),
  ])
}
