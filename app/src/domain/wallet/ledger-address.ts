import {
  pageInUrl,
  readDays,
  readId,
  readPage,
  type UrlDays,
  writeQuery,
} from '../../lib/browser/url-query.ts'
import { sorting } from '../../lib/browser/url-sort.ts'
import type { UrlCodec } from '../../lib/browser/use-url-state.ts'
import type { Sort } from '../../ui/kit/table.tsx'

const sorts = sorting<'created_at' | '-created_at'>(['created_at'], '-created_at')

const views = ['all', 'topup', 'usage', 'adjustment'] as const
type LedgerView = (typeof views)[number]

/** The state of the wallet's transactions in its address: `?view=usage&from=2026-11-01&to=2026-11-22&page=2`. */
export interface LedgerAddress {
  readonly view: LedgerView
  /** Days of the market, both included; all there are without it. */
  readonly days: UrlDays | null
  /** The request id of a call, whose rows alone are shown. */
  readonly call?: string | null
  /** The ID of a row that is shown alone. */
  readonly row?: string | null
  /** The ID of a row whose details are open beside the list. */
  readonly entry?: string | null
  /** Newest first without. */
  readonly sort?: Sort | null
  readonly page: number
}

export const ledgerAddress: UrlCodec<LedgerAddress> = {
  read(search) {
    const query = new URLSearchParams(search)
    return {
      view: views.find((view) => view === query.get('view')) ?? 'all',
      days: readDays(query),
      call: query.get('call') || null,
      row: readId(query, 'row') || null,
      entry: readId(query, 'entry') || null,
      sort: sorts.read(query),
      page: readPage(query),
    }
  },
  write: (search, { view, days, call, row, entry, sort, page }) =>
    writeQuery(search, {
      view: view === 'all' ? null : view,
      from: days?.from,
      to: days?.to,
      call,
      row,
      entry,
      sort: sorts.textOf(sort),
      page: pageInUrl(page),
    }),
}

/** As the contract asks for them. */
export const filterOf = ({ view, days, call, row, sort }: Omit<LedgerAddress, 'page'>) => ({
  ...(view !== 'all' && { view }),
  ...(days && { start_date: days.from, end_date: days.to }),
  ...(call && { request_id: call }),
  ...(row && { transaction_id: row }),
  ...sorts.queryOf(sort),
})
