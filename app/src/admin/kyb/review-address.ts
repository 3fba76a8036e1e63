import type { operations } from '@switchboard/sdk'
import { oneOf, page, present, searchWords, type UrlStateOf, urlState } from '../../lib/browser/url-query.ts'
import { sorting } from '../../lib/browser/url-sort.ts'

type Query = NonNullable<operations['adminListKyb']['parameters']['query']>

const sorts = sorting<NonNullable<Query['sort']>>(['submitted_at', 'business_name'])

/** The queue's state in its address: `?state=REJECTED&search=lakbay&page=2`. Pending ones are the default. */
export const reviewAddress = urlState({
  state: oneOf(['IN_REVIEW', 'REJECTED', 'APPROVED', 'ALL']),
  search: searchWords,
  sort: sorts,
  page,
})
export type ReviewAddress = UrlStateOf<typeof reviewAddress>

/** As the contract asks for them. */
export const reviewFilterOf = ({ state, search, sort }: Omit<ReviewAddress, 'page'>) =>
  present({ state: state === 'ALL' ? null : state, search, sort: sorts.textOf(sort) })
