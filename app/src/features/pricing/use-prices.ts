import { useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { session } from '../../lib/api.ts'
import { withOwn } from './prices.ts'
import { ownPricesQuery, publicPricesQuery } from './queries.ts'

/** The list prices, with those of the person at hand where there is one who calls APIs. */
export function usePrices() {
  const { current } = useSnapshot(session.state)
  const list = useQuery(publicPricesQuery())
  const isUser = current.kind === 'member' && current.profile.user_type === 'USER'
  const own = useQuery({ ...ownPricesQuery(), enabled: isUser })
  const basis = list.data?.data
  const plan = isUser ? own.data?.data : undefined
  return { list, own, basis, plan, prices: withOwn(basis?.skus ?? [], plan) }
}
