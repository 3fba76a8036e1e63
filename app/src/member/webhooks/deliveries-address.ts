import { pageInUrl, readId, readName, readPage, writeQuery } from '../../lib/browser/url-query.ts'
import type { UrlCodec } from '../../lib/browser/use-url-state.ts'
import { type Delivery, deliveryStatuses, type EventType, eventTexts } from './texts.ts'

/** The list's state in its address: `?webhook=whk_…&event=payment.settled&status=FAILED&page=2&delivery=whd_…`. */
export interface DeliveriesAddress {
  readonly webhook: string
  readonly event: EventType | ''
  readonly status: Delivery['status'] | ''
  readonly page: number
  /** The one that is looked at. */
  readonly delivery: string
}

export const deliveriesAddress: UrlCodec<DeliveriesAddress> = {
  read(search) {
    const query = new URLSearchParams(search)
    return {
      webhook: readId(query, 'webhook'),
      event: readName(query, 'event', eventTexts) ?? '',
      status: readName(query, 'status', deliveryStatuses) ?? '',
      page: readPage(query),
      delivery: readId(query, 'delivery'),
    }
  },
  write: (search, { page, ...words }) => writeQuery(search, { ...words, page: pageInUrl(page) }),
}
