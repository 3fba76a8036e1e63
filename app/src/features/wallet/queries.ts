import type { Portal } from '@switchboard/sdk'
import { pageOptions } from '@switchboard/sdk/react-query'
import { creditsQuery, thresholdQuery } from '../../lib/wallet/queries.ts'
import type { LoadRoute } from '../../router/preloadable.ts'
import { filterOf, type LedgerAddress, ledgerAddress } from './ledger-address.ts'

export const pageSize = 20

export const ledgerPageQuery = (portal: Portal, address: LedgerAddress) =>
  pageOptions(portal, '/api/transactions', {
    params: { query: { ...filterOf(address), page: address.page, limit: pageSize } },
  })

export const loadWallet: LoadRoute = ({ portal, queryClient }, { search }) =>
  Promise.all([
    queryClient.prefetchQuery(creditsQuery(portal)),
    queryClient.prefetchQuery(thresholdQuery(portal)),
    queryClient.prefetchQuery(ledgerPageQuery(portal, ledgerAddress.read(search))),
  ])
