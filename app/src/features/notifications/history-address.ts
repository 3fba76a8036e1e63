import type { UrlCodec } from '../../lib/browser/use-url-state.ts'

const views = ['all', 'unread', 'important'] as const
export type HistoryView = (typeof views)[number]

/** What the address of the history says: `?view=unread&page=2`. */
export interface HistoryAddress {
  readonly view: HistoryView
  readonly page: number
}

const maxPage = 1_000_000

export const historyAddress: UrlCodec<HistoryAddress> = {
  read(search) {
    const query = new URLSearchParams(search)
    const page = query.get('page') ?? ''
    const isPage = /^[1-9]\d*$/.test(page) && Number(page) <= maxPage
    return {
      view: views.find((view) => view === query.get('view')) ?? 'all',
      page: isPage ? Number(page) : 1,
    }
  },
  write(search, { view, page }) {
    const query = new URLSearchParams(search)
    if (view === 'all') query.delete('view')
    else query.set('view', view)
    if (page === 1) query.delete('page')
    else query.set('page', String(page))
    return query.toString()
  },
}
