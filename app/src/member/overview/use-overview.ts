import { useQuery } from '@tanstack/react-query'
import { subscriptionsQuery } from '../../domain/subscriptions/queries.ts'
import { creditsQuery, thresholdQuery } from '../../domain/wallet/queries.ts'
import { runwayDays } from '../../domain/wallet/runway.ts'
import { usePortal } from '../../lib/services.ts'
import { hasCalled } from './has-called.ts'
import * as queries from './queries.ts'

/** Everything the page reads, and what follows from it. */
export function useOverview() {
  const portal = usePortal()
  const credits = useQuery(creditsQuery(portal))
  const threshold = useQuery(thresholdQuery(portal))
  const subscriptions = useQuery(subscriptionsQuery(portal))
  const summary = useQuery(queries.summaryQuery(portal))
  const ledger = useQuery(queries.ledgerQuery(portal))

  const wallet = credits.data?.data
  const levels = threshold.data?.data
  const days = summary.data?.data.range.days
  const runway = wallet && days ? runwayDays(wallet.wallet_credits, days) : undefined
  const loaded = subscriptions.data?.data
  const slugs = loaded?.map(({ api }) => api) ?? []
  const apis = useQuery({
    ...queries.apisQuery(portal, slugs),
    enabled: loaded !== undefined && loaded.length > 0 && !hasCalled(loaded),
  }).data?.data
  return { apis, credits, threshold, subscriptions, summary, ledger, wallet, levels, runway }
}
