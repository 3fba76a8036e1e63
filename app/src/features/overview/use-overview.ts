import { useQuery } from '@tanstack/react-query'
import { usePortal } from '../../lib/services.ts'
import { creditsQuery, thresholdQuery } from '../../lib/wallet/queries.ts'
import { isLow } from '../../lib/wallet/rules.ts'
import { everyDay } from './days.ts'
import * as queries from './queries.ts'
import { runwayDays } from './rules.ts'

/** Everything the page reads, and what follows from it. */
export function useOverview() {
  const ranges = queries.currentRanges()
  const portal = usePortal()
  const credits = useQuery(creditsQuery(portal))
  const threshold = useQuery(thresholdQuery(portal))
  const subscriptions = useQuery(queries.subscriptionsQuery(portal))
  const daily = useQuery(queries.usageQuery(portal, ranges.current, 'daily'))
  const byApi = useQuery(queries.usageQuery(portal, ranges.current, 'api'))
  const before = useQuery(queries.usageQuery(portal, ranges.before, 'api'))
  const ledger = useQuery(queries.ledgerQuery(portal))

  const wallet = credits.data?.data
  const mark = threshold.data?.data.threshold1
  const days = everyDay(ranges.current, daily.data?.data ?? [])
  const low = wallet !== undefined && mark !== undefined && isLow(wallet.wallet_credits, mark)
  const runway = wallet && daily.data ? runwayDays(wallet.wallet_credits, days) : undefined
  return { credits, threshold, subscriptions, daily, byApi, before, ledger, wallet, mark, days, low, runway }
}
