import { id, keyOf, page, type UrlStateOf, urlState } from '../../lib/browser/url-query.ts'
import { deliveryStatuses, eventTexts } from './texts.ts'

/** The list's state in its address: `?webhook=whk_…&event=payment.settled&status=FAILED&page=2&delivery=whd_…`. */
export const deliveriesAddress = urlState({
  webhook: id,
  event: keyOf(eventTexts),
  status: keyOf(deliveryStatuses),
  /** The one that is looked at. */
  delivery: id,
  page,
})
export type DeliveriesAddress = UrlStateOf<typeof deliveriesAddress>
