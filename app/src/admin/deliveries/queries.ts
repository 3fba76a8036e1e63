import type { Portal } from '@switchboard/sdk'
import { pageOptions, queryOptions } from '@switchboard/sdk/react-query'
import type { LoadRoute } from '../../router/preloadable.ts'
import { type DeliveriesAddress, deliveriesAddress, deliveriesFilterOf } from './deliveries-address.ts'

export const pageSize = 20

export const deliveriesQuery = (portal: Portal, { page, ...filter }: DeliveriesAddress) =>
  pageOptions(portal, '/api/admin/deliveries', {
    params: { query: { page, ...deliveriesFilterOf(filter), limit: pageSize } },
  })

export const deliveryQuery = (portal: Portal, delivery_id: string) =>
  queryOptions(portal, '/api/admin/delivery', { params: { query: { delivery_id } } })

export const loadDeliveries: LoadRoute = ({ portal, queryClient }, { search }) =>
  queryClient.prefetchQuery(deliveriesQuery(portal, deliveriesAddress.read(search)))
