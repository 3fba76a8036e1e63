import type { Portal } from '@switchboard/sdk'
import { pageOptions, queryOptions } from '@switchboard/sdk/react-query'
import { webhooksQuery } from '../../domain/webhooks.ts'
import { present } from '../../lib/browser/url-query.ts'
import type { LoadRoute } from '../../router/preloadable.ts'
import { type DeliveriesAddress, deliveriesAddress } from './deliveries-address.ts'
import type { Delivery } from './texts.ts'

export const pageSize = 20
const soonMs = 15_000

/** Whether it is about to be sent. The stream of events announces the result, so nothing polls for it. */
export const isOnItsWay = ({ status, next_attempt_at }: Delivery): boolean =>
  status === 'WAITING' && next_attempt_at !== null && Date.parse(next_attempt_at) < Date.now() + soonMs

export const deliveriesQuery = (portal: Portal, { webhook, event, status, page }: DeliveriesAddress) =>
  pageOptions(portal, '/api/webhooks/deliveries', {
    params: {
      query: {
        page,
        limit: pageSize,
        ...present({ webhook_id: webhook, event, status }),
      },
    },
  })

export const deliveryQuery = (portal: Portal, delivery_id: string) =>
  queryOptions(portal, '/api/webhooks/delivery', { params: { query: { delivery_id } } })

export const loadWebhooks: LoadRoute = ({ portal, queryClient }, { search }) =>
  Promise.all([
    queryClient.prefetchQuery(webhooksQuery(portal)),
    queryClient.prefetchQuery(deliveriesQuery(portal, deliveriesAddress.read(search))),
  ])
