import { anyText, oneOf, page, type UrlStateOf, urlState } from '../../lib/browser/url-query.ts'
import { typedPrices } from '../announce-link.ts'

/** The list's state in its address: `?status=UPCOMING&page=2`, and that of the dialog: `?announce=sim-swap/v1&prices=checkSimSwap:2.40`. */
export const announcementsAddress = urlState({
  status: oneOf(['ALL', 'UPCOMING', 'EFFECTIVE', 'CANCELLED']),
  page,
  /** The plan or version that a change is announced of; `new` before it’s chosen, empty while the dialog is closed. */
  announce: anyText,
  /** Prices that its form begins with. */
  prices: typedPrices,
  /** Operations of that form whose calls break, with commas between. */
  breaking: anyText,
})
export type AnnouncementsAddress = UrlStateOf<typeof announcementsAddress>
