import { pageInUrl, readPage, writeQuery } from '../../lib/browser/url-query.ts'
import type { UrlCodec } from '../../lib/browser/use-url-state.ts'

const views = ['all', 'unread', 'important'] as const
export type HistoryView = (typeof views)[number]

/** The history's state in its address: `?view=unread&page=2`. */
export interface HistoryAddress {
  readonly view: HistoryView
  readonly page: number
}

export const historyAddress: UrlCodec<HistoryAddress> = {
  read(search) {
    const query = new URLSearchParams(search)
    return {
      view: views.find((view) => view === query.get('view')) ?? 'all',
      page: readPage(query),
    }
  },
  write: (search, { view, page }) =>
    writeQuery(search, { view: view === 'all' ? null : view, page: pageInUrl(page) }),
}
