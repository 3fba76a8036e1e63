import { useQuery } from '@tanstack/react-query'
import { usePortal } from '../../lib/services.ts'
import { creditsQuery, thresholdQuery } from '../../lib/wallet/queries.ts'
import { isLow } from '../../lib/wallet/rules.ts'
import { hasCalled } from './next-step.ts'
import * as queries from './queries.ts'
import { runwayDays } from './runway.ts'

/** Everything the page reads, and what follows from it. */
export function useOverview() {
  const portal = usePortal()
  const credits = useQuery(creditsQuery(portal))
  const threshold = useQuery(thresholdQuery(portal))
  const subscriptions = useQuery(queries.subscriptionsQuery(portal))
  const summary = useQuery(queries.summaryQuery(portal))
  const ledger = useQuery(queries.ledgerQuery(portal))

  const wallet = credits.data?.data
  const mark = threshold.data?.data.threshold1
  const days = summary.data?.data.range.days
  const low = wallet !== undefined && mark !== undefined && isLow(wallet.wallet_credits, mark)
  const runway = wallet && days ? runwayDays(wallet.wallet_credits, days) : undefined
  const held = subscriptions.data?.data
  const slugs = held?.map(({ api }) => api) ?? []
  const apis = useQuery({
    ...queries.apisQuery(portal, slugs),
    enabled: held !== undefined && held.length > 0 && !hasCalled(held),
  }).data?.data
  return { apis, credits, threshold, subscriptions, summary, ledger, wallet, mark, low, runway }
}
