import type { Portal } from '@switchboard/sdk'
import { pageOptions } from '@switchboard/sdk/react-query'
import type { LoadRoute } from '../../router/preloadable.ts'
import { type HistoryAddress, historyAddress } from './history-address.ts'

export const pageSize = 20

export const historyQuery = (portal: Portal, { view, page }: HistoryAddress) =>
  pageOptions(portal, '/api/notifications/history', {
    params: { query: { page, limit: pageSize, ...(view !== 'all' && { view }) } },
  })

/** Its total is how many are unread. */
export const unreadQuery = (portal: Portal) =>
  pageOptions(portal, '/api/notifications/history', { params: { query: { view: 'unread', limit: 1 } } })

export const loadNotifications: LoadRoute = ({ portal, queryClient }, { search }) =>
  Promise.all([
    queryClient.prefetchQuery(historyQuery(portal, historyAddress.read(search))),
    queryClient.prefetchQuery(unreadQuery(portal)),
  ])
