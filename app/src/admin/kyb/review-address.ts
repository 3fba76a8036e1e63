import type { operations } from '@switchboard/sdk'
import { pageInUrl, readPage, writeQuery } from '../../lib/browser/url-query.ts'
import { sorting } from '../../lib/browser/url-sort.ts'
import type { UrlCodec } from '../../lib/browser/use-url-state.ts'
import type { Sort } from '../../ui/kit/table.tsx'

type Query = NonNullable<operations['adminListKyb']['parameters']['query']>

const sorts = sorting<NonNullable<Query['sort']>>(['submitted_at', 'business_name'])

const reviewStates = ['IN_REVIEW', 'REJECTED', 'APPROVED', 'ALL'] as const

/** The queue's state in its address: `?state=REJECTED&search=lakbay&page=2`. Pending ones are the default. */
export interface ReviewAddress {
  readonly state: (typeof reviewStates)[number]
  readonly search: string
  readonly sort: Sort | null
  readonly page: number
}

const maxSearchLength = 200

export const reviewAddress: UrlCodec<ReviewAddress> = {
  read(text) {
    const query = new URLSearchParams(text)
    return {
      state: reviewStates.find((state) => state === query.get('state')) ?? 'IN_REVIEW',
      search: (query.get('search') ?? '').slice(0, maxSearchLength),
      sort: sorts.read(query),
      page: readPage(query),
    }
  },
  write: (text, { state, search, sort, page }) =>
    writeQuery(text, {
      state: state === 'IN_REVIEW' ? null : state,
      search,
      sort: sorts.textOf(sort),
      page: pageInUrl(page),
    }),
}

/** As the contract asks for them. */
export const reviewFilterOf = ({ state, search, sort }: Omit<ReviewAddress, 'page'>) => ({
  ...(state !== 'ALL' && { state }),
  ...(search && { search }),
  ...sorts.queryOf(sort),
})
