import { id, keyOf, oneOf, type UrlStateOf, type UrlValue, urlState } from '../../../lib/browser/url-query.ts'

/** As it was typed, so that a slip is still there after a reload. Empty before anything was chosen. */
const typed: UrlValue<string> = {
  read: (query, name) => (query.get(name) ?? '').slice(0, 30),
  write: (credits, name) => ({ [name]: credits }),
}

/** The top-up's state in its address: `?credits=1000&currency=USD&payment=BANK&product=prd_7Kp2&step=review`. */
export const topUpAddress = urlState({
  credits: typed,
  /** Null for the price list's own. */
  currency: keyOf({ PHP: true, USD: true }),
  payment: oneOf(['CARD', 'EWALLET', 'BANK']),
  /** The product that the credits are bought for, where the way here began at one. */
  product: id,
  step: oneOf(['choose', 'review']),
})
export type TopUpAddress = UrlStateOf<typeof topUpAddress>
