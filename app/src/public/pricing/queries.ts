import type { Portal } from '@switchboard/sdk'
import { pageOptions, queryOptions } from '@switchboard/sdk/react-query'
import { keepPreviousData } from '@tanstack/react-query'
import { announcementsQuery } from '../../domain/catalogue/queries.ts'
import { soldPlansQuery } from '../../domain/plans/queries.ts'
import type { SessionState } from '../../lib/session/session.ts'
import type { LoadRoute } from '../../router/preloadable.ts'
import { exampleKeys } from './examples.ts'
import { keyOf, readMix } from './mix.ts'
import { type PriceView, readView } from './view.ts'

/** APIs on a page, each with an operation at least: a page is never turned below fifty rows. */
const apisPerPage = 50
/** An API that has more shows them on its own page. */
const maxOpened = 50
const maxOffered = 20
/** A search that is longer finds nothing, and the server takes none. */
const maxWords = 200

const searchOf = (words: string) => (words.trim() ? { search: words.trim().slice(0, maxWords) } : {})

/** The price of credits, without the operations they buy. */
export const basisQuery = (portal: Portal) =>
  queryOptions(portal, '/api/sku-public', { params: { query: { only: 'packs' } } })

export const apiPricesQuery = (portal: Portal, { words, order, page }: PriceView) =>
  pageOptions(portal, '/api/prices', {
    params: { query: { ...searchOf(words), sort: order, page, limit: apisPerPage } },
  })

/** The operations of an API that is opened. */
export const openedQuery = (portal: Portal, { words, order, open }: PriceView) =>
  queryOptions(portal, '/api/prices/operations', {
    params: { query: { ...searchOf(words), sort: order, api: open, limit: maxOpened } },
  })

/** Operations in the estimate, and in the sample estimates. */
export const mixQuery = (portal: Portal, keys: readonly string[]) =>
  pageOptions(portal, '/api/prices/operations', {
    params: { query: { operation: [...new Set([...exampleKeys, ...keys])].toSorted(), limit: 100 } },
  })

/** Operations that can be added to the estimate. */
export const offeredQuery = (portal: Portal, words: string) =>
  pageOptions(portal, '/api/prices/operations', {
    params: { query: { ...searchOf(words), charged: true, limit: maxOffered } },
  })

/** The current person's plan and prices for these operations. */
export const ownPricesQuery = (portal: Portal, operation: readonly string[]) => ({
  ...queryOptions(portal, '/api/sku', { params: { query: { operation: [...operation] } } }),
  // The plan stays while the next page of prices is read.
  placeholderData: keepPreviousData,
})

/** The same for a whole API. */
export const openedOwnQuery = (portal: Portal, api: string) =>
  queryOptions(portal, '/api/sku', { params: { query: { api } } })

export const loadPricing: LoadRoute = ({ portal, queryClient }, { search }) => {
  const view = readView(search)
  return Promise.all([
    queryClient.prefetchQuery(basisQuery(portal)),
    queryClient.prefetchQuery(soldPlansQuery(portal)),
    queryClient.prefetchQuery(announcementsQuery(portal)),
    queryClient.prefetchQuery(apiPricesQuery(portal, view)),
    view.open && queryClient.prefetchQuery(openedQuery(portal, view)),
    queryClient.prefetchQuery(mixQuery(portal, readMix(search).map(keyOf))),
  ])
}

/** Administrators call no API. */
export const hasOwnPrices = (current: SessionState): boolean =>
  current.kind === 'member' && current.profile.user_type === 'USER'
