import { pageInUrl, readPage, writeQuery } from '../../lib/browser/url-query.ts'
import type { UrlCodec } from '../../lib/browser/use-url-state.ts'

const reviewStates = ['IN_REVIEW', 'REJECTED', 'APPROVED', 'ALL'] as const

/** The queue's state in its address: `?state=REJECTED&search=lakbay&page=2`. Pending ones are the default. */
export interface ReviewAddress {
  readonly state: (typeof reviewStates)[number]
  readonly search: string
  readonly page: number
}

const maxSearchLength = 200

export const reviewAddress: UrlCodec<ReviewAddress> = {
  read(text) {
    const query = new URLSearchParams(text)
    return {
      state: reviewStates.find((state) => state === query.get('state')) ?? 'IN_REVIEW',
      search: (query.get('search') ?? '').slice(0, maxSearchLength),
      page: readPage(query),
    }
  },
  write: (text, { state, search, page }) =>
    writeQuery(text, { state: state === 'IN_REVIEW' ? null : state, search, page: pageInUrl(page) }),
}

/** As the contract asks for them. */
export const reviewFilterOf = ({ state, search }: Omit<ReviewAddress, 'page'>) => ({
  ...(state !== 'ALL' && { state }),
  ...(search && { search }),
})
