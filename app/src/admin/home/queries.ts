import type { Portal } from '@switchboard/sdk'
import { pageOptions, queryOptions } from '@switchboard/sdk/react-query'
import { waitingQueries } from '../../domain/waiting.ts'
import { oneOf, type UrlStateOf, urlState } from '../../lib/browser/url-query.ts'
import type { LoadRoute } from '../../router/preloadable.ts'

/** The period in the address: `?period=7d`. */
export const homeAddress = urlState({ period: oneOf(['24h', '7d', '30d']) })
export type Period = UrlStateOf<typeof homeAddress>['period']

export const overviewQuery = (portal: Portal, period: Period) =>
  queryOptions(portal, '/api/admin/overview', { params: { query: { period } } })

/** As many rows as the home shows of each list. */
const limit = 3

export const reviewsQuery = (portal: Portal) =>
  pageOptions(portal, '/api/admin/kyb', { params: { query: { state: 'IN_REVIEW', limit } } })

export const changesQuery = (portal: Portal) =>
  pageOptions(portal, '/api/admin/adjustments', { params: { query: { status: 'PENDING', limit } } })

export const announcementsQuery = (portal: Portal) =>
  pageOptions(portal, '/api/admin/announcements', { params: { query: { status: 'UPCOMING', limit } } })

export const loadHome: LoadRoute = ({ portal, queryClient }, { search }) =>
  Promise.all([
    queryClient.prefetchQuery(overviewQuery(portal, homeAddress.read(search).period)),
    queryClient.prefetchQuery(reviewsQuery(portal)),
    queryClient.prefetchQuery(changesQuery(portal)),
    queryClient.prefetchQuery(waitingQueries.admin(portal)),
    queryClient.prefetchQuery(announcementsQuery(portal)),
  ])
