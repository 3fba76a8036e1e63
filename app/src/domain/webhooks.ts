import type { components, Portal } from '@switchboard/sdk'
import { queryOptions } from '@switchboard/sdk/react-query'
import { formatCount } from '../base/format/format.ts'
import { href } from '../paths.ts'

type Webhook = components['schemas']['Webhook']

export const webhooksQuery = (portal: Portal) => queryOptions(portal, '/api/webhooks')

export const missedEvents = ({ failed_deliveries: count }: Pick<Webhook, 'failed_deliveries'>): string =>
  `${count === 1 ? 'An event was' : `${formatCount(count)} events were`} never delivered in the last 7 days.`

/** The deliveries of a webhook that failed for good. */
export const failedDeliveriesHref = ({ webhook_id: webhook }: Pick<Webhook, 'webhook_id'>): string =>
  href('webhooks', {}, { query: { webhook, status: 'FAILED' } })
