import type { UrlCodec } from '../../lib/browser/use-url-state.ts'

const reviewStates = ['IN_REVIEW', 'REJECTED', 'APPROVED', 'ALL'] as const

/** What the address of the queue says: `?state=REJECTED&search=lakbay&page=2`. What waits is shown without. */
export interface ReviewAddress {
  readonly state: (typeof reviewStates)[number]
  readonly search: string
  readonly page: number
}

const maxPage = 1_000_000
const maxSearchLength = 200

export const reviewAddress: UrlCodec<ReviewAddress> = {
  read(text) {
    const query = new URLSearchParams(text)
    const page = query.get('page') ?? ''
    const isPage = /^[1-9]\d*$/.test(page) && Number(page) <= maxPage
    return {
      state: reviewStates.find((state) => state === query.get('state')) ?? 'IN_REVIEW',
      search: (query.get('search') ?? '').slice(0, maxSearchLength),
      page: isPage ? Number(page) : 1,
    }
  },
  write(text, { state, search, page }) {
    const query = new URLSearchParams(text)
    const values = { state: state === 'IN_REVIEW' ? '' : state, search, page: page === 1 ? '' : String(page) }
    for (const [name, value] of Object.entries(values)) {
      if (value) query.set(name, value)
      else query.delete(name)
    }
    return query.toString()
  },
}
