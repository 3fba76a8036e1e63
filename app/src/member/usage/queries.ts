import type { Portal } from '@switchboard/sdk'
import { pageOptions, queryOptions } from '@switchboard/sdk/react-query'
import { keepPreviousData } from '@tanstack/react-query'
import { today } from '../../base/format/dates.ts'
import { rangeUntil } from '../../base/format/day-presets.ts'
import { limitsQuery, subscriptionsQuery } from '../../domain/subscriptions/queries.ts'
import { present } from '../../lib/browser/url-query.ts'
import type { LoadRoute } from '../../router/preloadable.ts'
import { type ErrorsAddress, errorsAddress } from './errors-address.ts'
import { logFilter, summaryFilter, tableFilter, type UsageAddress, usageAddress } from './usage-address.ts'

export const pageSize = 25
const usualDays = 30

/** The days that are shown: those of the address, or the last 30. */
export const shownDays = ({ days }: UsageAddress) =>
  days ? { start_date: days.from, end_date: days.to } : rangeUntil(today(), usualDays)

export const summaryQuery = (portal: Portal, address: UsageAddress) => ({
  ...queryOptions(portal, '/api/api-usage/summary', {
    params: { query: summaryFilter(address, shownDays(address)) },
  }),
  // The charts of the range before stay until the next are there.
  placeholderData: keepPreviousData,
})

export const logQuery = (portal: Portal, address: UsageAddress) =>
  pageOptions(portal, '/api/user-api-response', {
    params: { query: { ...logFilter(address, shownDays(address)), page: address.page, limit: pageSize } },
  })

export const tableQuery = (portal: Portal, address: UsageAddress) =>
  pageOptions(portal, '/api/api-usage', {
    params: { query: { ...tableFilter(address, shownDays(address)), page: address.page, limit: pageSize } },
  })

export const callQuery = (portal: Portal, requestId: string) =>
  queryOptions(portal, '/api/user-api-response/detail', { params: { query: { request_id: requestId } } })

/** The days that the errors are shown of. */
export const errorDays = ({ span }: ErrorsAddress) => rangeUntil(today(), Number(span))

export const errorsQuery = (portal: Portal, address: ErrorsAddress) => {
  const { api, key, type: key_type, page } = address
  const query = { ...errorDays(address), ...present({ api, key, key_type }), page, limit: pageSize }
  return pageOptions(portal, '/api/api-errors', { params: { query } })
}

export const loadErrors: LoadRoute = ({ portal, queryClient }, { search }) =>
  Promise.all([
    queryClient.prefetchQuery(subscriptionsQuery(portal)),
    queryClient.prefetchQuery(errorsQuery(portal, errorsAddress.read(search))),
  ])

export const statusesQuery = (portal: Portal) => queryOptions(portal, '/api/api-response-status')

export const loadUsage: LoadRoute = ({ portal, queryClient }, { search }) => {
  const address = usageAddress.read(search)
  const parts = {
    charts: () => [queryClient.prefetchQuery(summaryQuery(portal, address))],
    table: () => [queryClient.prefetchQuery(tableQuery(portal, address))],
    log: () => [
      queryClient.prefetchQuery(logQuery(portal, address)),
      queryClient.prefetchQuery(statusesQuery(portal)),
    ],
  }
  return Promise.all([
    queryClient.prefetchQuery(subscriptionsQuery(portal)),
    queryClient.prefetchQuery(limitsQuery(portal)),
    ...parts[address.tab](),
  ])
}
