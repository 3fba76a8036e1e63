import type { Portal } from '@switchboard/sdk'
import { pageOptions, queryOptions } from '@switchboard/sdk/react-query'
import { planLimitsQuery } from '../../domain/catalogue/queries.ts'
import type { LoadRoute } from '../../router/preloadable.ts'
import { apiQuery } from '../queries.ts'
import { type ApisAddress, apisAddress, apisFilterOf } from './apis-address.ts'

export const pageSize = 20

export const apisQuery = (portal: Portal, { page, ...filter }: ApisAddress) =>
  pageOptions(portal, '/api/admin/apis', {
    params: { query: { page, ...apisFilterOf(filter), limit: pageSize } },
  })

export const draftsQuery = (portal: Portal) => queryOptions(portal, '/api/admin/apis/drafts')

/** Where the gateway sends calls to a version. */
export const upstreamsQuery = (portal: Portal, api: string, version: string) =>
  queryOptions(portal, '/api/admin/upstreams', { params: { query: { api, version } } })

export const conformanceKeysQuery = (portal: Portal) => queryOptions(portal, '/api/admin/conformance-keys')

/** The last results of a version. */
export const conformanceResultsQuery = (portal: Portal, api: string, version: string) =>
  queryOptions(portal, '/api/admin/conformance-results', { params: { query: { api, version, limit: 10 } } })

export const loadApis: LoadRoute = ({ portal, queryClient }, { search }) =>
  Promise.all([
    queryClient.prefetchQuery(apisQuery(portal, apisAddress.read(search))),
    queryClient.prefetchQuery(draftsQuery(portal)),
    queryClient.prefetchQuery(conformanceKeysQuery(portal)),
  ])

export const loadApi: LoadRoute = ({ portal, queryClient }, { params: { api = '', version = '' } }) =>
  Promise.all([
    queryClient.prefetchQuery(apiQuery(portal, api, version)),
    queryClient.prefetchQuery(upstreamsQuery(portal, api, version)),
    queryClient.prefetchQuery(planLimitsQuery(portal, api)),
    queryClient.prefetchQuery(conformanceResultsQuery(portal, api, version)),
  ])

export const loadUpstream: LoadRoute = ({ portal, queryClient }, { params: { api = '', version = '' } }) =>
  Promise.all([
    queryClient.prefetchQuery(apiQuery(portal, api, version)),
    queryClient.prefetchQuery(upstreamsQuery(portal, api, version)),
  ])
