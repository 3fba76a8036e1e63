import type { Portal } from '@switchboard/sdk'
import { pageOptions } from '@switchboard/sdk/react-query'
import { filterOf, type LedgerAddress, ledgerAddress } from '../../lib/wallet/ledger-address.ts'
import { creditsQuery, thresholdQuery } from '../../lib/wallet/queries.ts'
import type { LoadRoute } from '../../router/preloadable.ts'

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
