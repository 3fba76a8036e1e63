import { useQuery } from '@tanstack/react-query'
import { usePortal, useSessionState } from '../../lib/services.ts'
import { withOwn } from './prices.ts'
import { hasOwnPrices, ownPricesQuery, publicPricesQuery } from './queries.ts'

/** The list prices, with those of the person at hand where there is one who calls APIs. */
export function usePrices() {
  const current = useSessionState()
  const portal = usePortal()
  const list = useQuery(publicPricesQuery(portal))
  const isUser = hasOwnPrices(current)
  const own = useQuery({ ...ownPricesQuery(portal), enabled: isUser })
  const basis = list.data?.data
  const plan = isUser ? own.data?.data : undefined
  return { list, own, basis, plan, prices: withOwn(basis?.skus ?? [], plan) }
}
