import { pageInUrl, readPage, writeQuery } from '../../lib/browser/url-query.ts'
import type { UrlCodec } from '../../lib/browser/use-url-state.ts'
import { readPrices, type TypedPrices, writePrices } from '../announce-link.ts'

const statuses = ['ALL', 'UPCOMING', 'EFFECTIVE', 'CANCELLED'] as const

/** The list's state in its address: `?status=UPCOMING&page=2`, and that of the dialog: `?announce=sim-swap/v1&prices=checkSimSwap:2.40`. */
export interface AnnouncementsAddress {
  readonly status: (typeof statuses)[number]
  readonly page: number
  /** The plan or version that a change is announced of; `new` before it’s chosen, empty while the dialog is closed. */
  readonly announce: string
  /** Prices that its form begins with. */
  readonly prices: TypedPrices
  /** Operations of that form whose calls break, with commas between. */
  readonly breaking: string
}

export const announcementsAddress: UrlCodec<AnnouncementsAddress> = {
  read(text) {
    const query = new URLSearchParams(text)
    return {
      status: statuses.find((status) => status === query.get('status')) ?? 'ALL',
      page: readPage(query),
      announce: query.get('announce') ?? '',
      prices: readPrices(query.get('prices') ?? ''),
      breaking: query.get('breaking') ?? '',
    }
  },
  write: (text, { status, page, announce, prices, breaking }) =>
    writeQuery(text, {
      status: status === 'ALL' ? null : status,
      page: pageInUrl(page),
      announce,
      prices: writePrices(prices),
      breaking,
    }),
}
