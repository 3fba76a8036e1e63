import type { Portal } from '@switchboard/sdk'
import { pageOptions } from '@switchboard/sdk/react-query'
import type { LoadRoute } from '../../router/preloadable.ts'
import { type ApprovalsAddress, approvalsAddress, approvalsFilterOf } from './approvals-address.ts'

export const pageSize = 20

export const approvalsQuery = (portal: Portal, { page, ...filter }: ApprovalsAddress) =>
  pageOptions(portal, '/api/admin/adjustments', {
    params: { query: { page, ...approvalsFilterOf(filter), limit: pageSize } },
  })

export const loadApprovals: LoadRoute = ({ portal, queryClient }, { search }) =>
  queryClient.prefetchQuery(approvalsQuery(portal, approvalsAddress.read(search)))
