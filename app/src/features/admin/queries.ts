import type { Portal } from '@switchboard/sdk'
import { pageOptions, queryOptions } from '@switchboard/sdk/react-query'
import type { LoadRoute } from '../../router/preloadable.ts'
import { type AccountsAddress, accountsAddress, accountsQueryOf } from './accounts/accounts-address.ts'

export const pageSize = 20

export const accountsQuery = (portal: Portal, address: AccountsAddress) =>
  pageOptions(portal, '/api/admin/user-subscriptions', {
    params: { query: { ...accountsQueryOf(address), limit: pageSize } },
  })

export const accountQuery = (portal: Portal, user_id: string) =>
  queryOptions(portal, '/api/admin/user-subscription', { params: { query: { user_id } } })

export const loadAccounts: LoadRoute = ({ portal, queryClient }, { search }) =>
  queryClient.prefetchQuery(accountsQuery(portal, accountsAddress.read(search)))
