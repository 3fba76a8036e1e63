import type { Portal } from '@switchboard/sdk'
import { pageOptions, postQueryOptions, queryOptions } from '@switchboard/sdk/react-query'
import type { LoadRoute } from '../../router/preloadable.ts'

export const subscriptionsQuery = (portal: Portal) => queryOptions(portal, '/api/user-subscription')

/** The catalogue says where the version of each API stands in its life. */
export const apisQuery = (portal: Portal) => queryOptions(portal, '/api/api-list-public')

interface VersionKey {
  readonly api: string
  readonly version: string
}

export const versionQuery = (portal: Portal, { api, version }: VersionKey) =>
  postQueryOptions(portal, '/api/sync', { body: { api, version } })

export const planQuery = (portal: Portal, api: string) =>
  postQueryOptions(portal, '/api/get-user-plan', { body: { api } })

export const creditsQuery = (portal: Portal, api: string) =>
  postQueryOptions(portal, '/api/get-credits', { body: { api } })

export const testNumbersQuery = (portal: Portal) => queryOptions(portal, '/api/user-test-account')

export const productsPageSize = 5

export const productsQuery = (portal: Portal, userSubscriptionId: string, page: number) =>
  pageOptions(portal, '/api/user-subscription/products', {
    params: { query: { userSubscriptionId, page, limit: productsPageSize } },
  })

/** More ways than these nobody chooses among. */
const maxProducts = 50

/** The ways to buy an API, whether it is subscribed to or not. */
export const apiProductsQuery = (portal: Portal, api: string) =>
  queryOptions(portal, '/api/user-subscription/products', {
    params: { query: { api, limit: maxProducts } },
  })

export const servicePlansQuery = (portal: Portal, api: string) =>
  postQueryOptions(portal, '/api/get-service-plan', { body: { api } })

export const kybQuery = (portal: Portal) => queryOptions(portal, '/api/user-subscription/kyb')

export const loadSubscriptions: LoadRoute = ({ portal, queryClient }) =>
  Promise.all([
    queryClient.prefetchQuery(subscriptionsQuery(portal)),
    queryClient.prefetchQuery(apisQuery(portal)),
  ])
