import type { UrlCodec } from '../browser/use-url-state.ts'

const views = ['all', 'topup', 'usage', 'adjustment'] as const
type LedgerView = (typeof views)[number]

/** What the address of the wallet says of its transactions: `?view=usage&from=2026-11-01&to=2026-11-22&page=2`. */
export interface LedgerAddress {
  readonly view: LedgerView
  /** Days of the market, both included; all there are without it. */
  readonly days: { readonly from: string; readonly to: string } | null
  readonly page: number
}

const maxPage = 1_000_000

export const ledgerAddress: UrlCodec<LedgerAddress> = {
  read(search) {
    const query = new URLSearchParams(search)
    const [from, to, page] = ['from', 'to', 'page'].map((name) => query.get(name) ?? '') as [
      string,
      string,
      string,
    ]
    const isPage = /^[1-9]\d*$/.test(page) && Number(page) <= maxPage
    return {
      view: views.find((view) => view === query.get('view')) ?? 'all',
      days: isDay(from) && isDay(to) && from <= to ? { from, to } : null,
      page: isPage ? Number(page) : 1,
    }
  },
  write(search, { view, days, page }) {
    const query = new URLSearchParams(search)
    const state = {
      view: view === 'all' ? '' : view,
      from: days?.from,
      to: days?.to,
      page: page === 1 ? '' : page,
    }
    for (const [name, value] of Object.entries(state)) {
      if (value) query.set(name, String(value))
      else query.delete(name)
    }
    return query.toString()
  },
}

/** A day that exists: `2026-02-30` does not. */
const isDay = (text: string): boolean => {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** As the contract asks for them. */
export const filterOf = ({ view, days }: Pick<LedgerAddress, 'view' | 'days'>) => ({
  ...(view !== 'all' && { view }),
  ...(days && { start_date: days.from, end_date: days.to }),
})
