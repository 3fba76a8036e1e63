import { useQuery } from '@tanstack/react-query'
import { env } from '../../lib/env.ts'
import { dayIn, everyDay, usageRanges } from './days.ts'
import * as queries from './queries.ts'
import { isLow, runwayDays } from './rules.ts'

/** Everything the page reads, and what follows from it. */
export function useOverview() {
  const ranges = usageRanges(dayIn(env.timeZone, new Date()))
  const credits = useQuery(queries.creditsQuery())
  const threshold = useQuery(queries.thresholdQuery())
  const subscriptions = useQuery(queries.subscriptionsQuery())
  const daily = useQuery(queries.usageQuery(ranges.current, 'daily'))
  const byApi = useQuery(queries.usageQuery(ranges.current, 'api'))
  const before = useQuery(queries.usageQuery(ranges.before, 'api'))
  const ledger = useQuery(queries.ledgerQuery())

  const wallet = credits.data?.data
  const mark = threshold.data?.data.threshold1
  const days = everyDay(ranges.current, daily.data?.data ?? [])
  const low = wallet !== undefined && mark !== undefined && isLow(wallet.wallet_credits, mark)
  const runway = wallet && daily.data ? runwayDays(wallet.wallet_credits, days) : undefined
  return { credits, threshold, subscriptions, daily, byApi, before, ledger, wallet, mark, days, low, runway }
}
