import type { Portal } from '@switchboard/sdk'
import { pageOptions, queryOptions } from '@switchboard/sdk/react-query'
import { keepPreviousData } from '@tanstack/react-query'
import { today } from '../../base/format/dates.ts'
import { rangeUntil } from '../../base/format/day-presets.ts'
import { filterOf, type LedgerAddress, ledgerAddress } from '../../domain/wallet/ledger-address.ts'
import {
  alertsQuery,
  autoTopUpQuery,
  creditsQuery,
  priceListQuery,
  spendCapsQuery,
} from '../../domain/wallet/queries.ts'
import { oneOf, urlState } from '../../lib/browser/url-query.ts'
import type { LoadRoute } from '../../router/preloadable.ts'

export const pageSize = 12

export const ledgerPageQuery = (portal: Portal, address: LedgerAddress) =>
  pageOptions(portal, '/api/transactions', {
    params: { query: { ...filterOf(address), page: address.page, limit: pageSize } },
  })

/** One row of the ledger. */
export const entryQuery = (portal: Portal, id: string) =>
  queryOptions(portal, '/api/transactions', { params: { query: { transaction_id: id } } })

export const balanceAtQuery = (portal: Portal, at: string) =>
  queryOptions(portal, '/api/wallet/balance', { params: { query: { at } } })

/** Days up to today. */
export type BalanceSpan = '30' | '90' | '365'

export const balancesQuery = (portal: Portal, span: BalanceSpan) => ({
  ...queryOptions(portal, '/api/wallet/balances', {
    params: { query: rangeUntil(today(), Number(span)) },
  }),
  placeholderData: keepPreviousData,
})

/** The tab below the balance: `?tab=limits`. */
export const walletAddress = urlState({ tab: oneOf(['transactions', 'balance', 'limits']) })

export const loadWallet: LoadRoute = ({ portal, queryClient }, { search }) => {
  const tabs = {
    transactions: () => [queryClient.prefetchQuery(ledgerPageQuery(portal, ledgerAddress.read(search)))],
    balance: () => [queryClient.prefetchQuery(balancesQuery(portal, '30'))],
    limits: () => [
      queryClient.prefetchQuery(autoTopUpQuery(portal)),
      queryClient.prefetchQuery(priceListQuery(portal)),
      queryClient.prefetchQuery(spendCapsQuery(portal)),
    ],
  }
  return Promise.all([
    queryClient.prefetchQuery(creditsQuery(portal)),
    queryClient.prefetchQuery(alertsQuery(portal)),
    ...tabs[walletAddress.read(search).tab](),
  ])
}
