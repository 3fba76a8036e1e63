import type { components, Portal } from '@switchboard/sdk'
import { queryOptions } from '@switchboard/sdk/react-query'
import { creditsQuery } from '../../lib/wallet/queries.ts'
import type { LoadRoute } from '../../router/preloadable.ts'

export type PaymentSource = components['schemas']['PaymentSource']

export const pricesQuery = (portal: Portal) => queryOptions(portal, '/api/sku')

/** More than one is rare; what is left over closes within the hour. */
const unfinishedShown = 3

/** Checkouts that were left open, in whichever browser. */
export const unfinishedQuery = (portal: Portal, source: PaymentSource) =>
  queryOptions(portal, '/api/payments', {
    params: { query: { status: 'PENDING', source, limit: unfinishedShown } },
  })

export const topUpQuery = (portal: Portal, transactionId: string) =>
  queryOptions(portal, '/api/transactions/transactions-status', { params: { query: { transactionId } } })

export const billPaymentQuery = (portal: Portal, transactionId: string) =>
  queryOptions(portal, '/api/transactions/billing-transactions-status', {
    params: { query: { transactionId } },
  })

export const loadTopUp: LoadRoute = ({ portal, queryClient }) =>
  Promise.all([
    queryClient.prefetchQuery(pricesQuery(portal)),
    queryClient.prefetchQuery(creditsQuery(portal)),
    queryClient.prefetchQuery(unfinishedQuery(portal, 'TOPUP')),
  ])
