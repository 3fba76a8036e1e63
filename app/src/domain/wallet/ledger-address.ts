import {
  days,
  daysFilter,
  id,
  matching,
  oneOf,
  page,
  present,
  type UrlStateOf,
  urlState,
} from '../../lib/browser/url-query.ts'
import { sorting } from '../../lib/browser/url-sort.ts'

const sorts = sorting<'created_at' | '-created_at'>(['created_at'], '-created_at')

/** The state of the wallet's transactions in its address: `?view=usage&from=2026-11-01&to=2026-11-22&page=2`. */
export const ledgerAddress = urlState({
  view: oneOf(['all', 'topup', 'usage', 'adjustment']),
  /** Days of the market; all there are without it. */
  days,
  /** The request id of a call, whose rows alone are shown. */
  call: matching(/./),
  /** The ID of a row that is shown alone. */
  row: id,
  /** The ID of a row whose details are open beside the list. */
  entry: id,
  /** Newest first without. */
  sort: sorts,
  page,
})
export type LedgerAddress = UrlStateOf<typeof ledgerAddress>

/** As the contract asks for them. */
export const filterOf = ({ view, days, call, row, sort }: Omit<LedgerAddress, 'page' | 'entry'>) =>
  present({
    view: view === 'all' ? null : view,
    ...daysFilter(days),
    request_id: call,
    transaction_id: row,
    sort: sorts.textOf(sort),
  })
