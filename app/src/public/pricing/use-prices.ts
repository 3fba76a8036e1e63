import { useQuery } from '@tanstack/react-query'
import { announcedPrice, useAnnouncements } from '../../domain/catalogue/announcements.ts'
import { planLimitsQuery } from '../../domain/catalogue/queries.ts'
import { usePortal, useSessionState } from '../../lib/services.ts'
import { keyOf, type MixLine } from './mix.ts'
import { type ApiPrices, type OwnPrices, ownPricesOf, type Price, type Sku } from './prices.ts'
import {
  apiPricesQuery,
  basisQuery,
  hasOwnPrices,
  mixQuery,
  openedOwnQuery,
  openedQuery,
  ownPricesQuery,
} from './queries.ts'
import type { PriceView } from './view.ts'

const skuKey = ({ api, operation_id: operationId }: Sku): string => keyOf({ api, operationId })

/** The page of the price list that the address asks for, with the prices of the person at hand where there is one who calls APIs. */
export function usePrices(view: PriceView, mix: readonly MixLine[]) {
  const isUser = hasOwnPrices(useSessionState())
  const portal = usePortal()
  const basis = useQuery(basisQuery(portal))
  const list = useQuery(apiPricesQuery(portal, view))
  const opened = useQuery({ ...openedQuery(portal, view), enabled: view.open !== '' })
  const mixed = useQuery(mixQuery(portal, mix.map(keyOf)))
  const visibleOperations = (list.data?.data ?? []).flatMap(({ operations }) => operations)
  const planLimits = useQuery(planLimitsQuery(portal)).data?.data ?? []
  const announcements = useAnnouncements()
  const own = useQuery({
    ...ownPricesQuery(portal, visibleOperations.map(skuKey)),
    enabled: isUser && visibleOperations.length > 0,
  })
  const openedOwn = useQuery({ ...openedOwnQuery(portal, view.open), enabled: isUser && view.open !== '' })

  const openedSkus = opened.data?.data ?? []
  const ownPrices: OwnPrices = isUser
    ? ownPricesOf([...(own.data?.data.skus ?? []), ...(openedOwn.data?.data.skus ?? [])])
    : new Map()
  const priced = (sku: Sku): Price => {
    const own = ownPrices.get(sku.sku_id)
    const next = announcedPrice(announcements, sku.api, sku.operation_id)
    const isListPrice = own !== undefined && own !== sku.price_credits
    return { ...sku, own, next: next && isListPrice ? `${next} at list price` : next }
  }

  return {
    basis,
    list,
    mixed,
    own,
    /** Of the plans of whole accounts; none while they can’t be read. */
    planLimits,
    announcements,
    plan: isUser ? own.data?.data : undefined,
    /** Known operations that may be in the estimate. */
    skus: [...(mixed.data?.data ?? []), ...visibleOperations, ...openedSkus],
    /** The operations of an API that are shown: all that were found where it is opened, else the first. */
    pricesOf: ({ api, operations }: ApiPrices): readonly Price[] =>
      (api === view.open && openedSkus.length > 0 ? openedSkus : operations).map(priced),
  }
}
