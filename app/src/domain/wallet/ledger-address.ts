import { pageInUrl, readDays, readPage, type UrlDays, writeQuery } from '../../lib/browser/url-query.ts'
import type { UrlCodec } from '../../lib/browser/use-url-state.ts'

const views = ['all', 'topup', 'usage', 'adjustment'] as const
type LedgerView = (typeof views)[number]

/** The state of the wallet's transactions in its address: `?view=usage&from=2026-11-01&to=2026-11-22&page=2`. */
export interface LedgerAddress {
  readonly view: LedgerView
  /** Days of the market, both included; all there are without it. */
  readonly days: UrlDays | null
  /** The request id of a call, whose rows alone are shown. */
  readonly call?: string | null
  readonly page: number
}

export const ledgerAddress: UrlCodec<LedgerAddress> = {
  read(search) {
    const query = new URLSearchParams(search)
    return {
      view: views.find((view) => view === query.get('view')) ?? 'all',
      days: readDays(query),
      call: query.get('call') || null,
      page: readPage(query),
    }
  },
  write: (search, { view, days, call, page }) =>
    writeQuery(search, {
      view: view === 'all' ? null : view,
      from: days?.from,
      to: days?.to,
      call,
      page: pageInUrl(page),
    }),
}

/** As the contract asks for them. */
export const filterOf = ({ view, days, call }: Omit<LedgerAddress, 'page'>) => ({
  ...(view !== 'all' && { view }),
  ...(days && { start_date: days.from, end_date: days.to }),
  ...(call && { request_id: call }),
})
